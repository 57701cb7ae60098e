/// A declared value, a modifier or a view, of which a part can be animated.
package protocol AnimatedDeclaration {
    associatedtype Moving: VectorArithmetic
    /// What an animation changes. The environment tells what names in the value stand for.
    nonisolated func moving(in environment: EnvironmentValues) -> Moving
    nonisolated mutating func setMoving(_ moving: Moving, in environment: EnvironmentValues)
}

extension AnimatedDeclaration where Self: Animatable {
    nonisolated package func moving(in environment: EnvironmentValues) -> AnimatableData { animatableData }
    nonisolated package mutating func setMoving(_ moving: AnimatableData, in environment: EnvironmentValues) {
        animatableData = moving
    }
}

/// A value on its way from what was declared to what is. It stands in for the declaration: the node that shows that
/// reads this instead, and knows nothing of animations.
class AnyShownValue: ListNode {
    /// What is declared. Its node is held.
    let target: ErasedDeclared
    private let targetNode: ListNode
    fileprivate var targetVersion: UInt32
    fileprivate var steps: UInt32 = 0
    fileprivate weak var node: ViewNode?

    fileprivate init(_ node: ViewNode, _ target: ErasedDeclared) {
        (self.node, self.target, targetNode) = (node, target, target.node)
        targetVersion = target.version
        super.init(depth: 0)
    }

    override func version(of part: Int) -> UInt32 { target.version &+ steps }
    override func modifierType(of part: Int) -> Any.Type? { target.modifierType }
    override func valueType(of part: Int) -> Any.Type? { target.valueType }
    override var reportedType: Any.Type? { targetNode.reportedType }

    /// What is declared is another value now.
    fileprivate func targetChanged(_ queue: AnimationQueue) {}
}

private final class ShownValue<Value: AnimatedDeclaration>: AnyShownValue, RunningAnimation {
    private var value: Value
    private var motion: ValueMotion<Value.Moving>
    private var isOver = false

    init(_ node: ViewNode, _ target: ErasedDeclared, from start: Value.Moving) {
        value = target.with(Value.self) { $0 }
        motion = ValueMotion(at: start)
        super.init(node, target)
    }

    var declared: ErasedDeclared { ErasedDeclared(self, Self.place(of: &value), part: Int(target.part)) }
    private static func place(of value: UnsafePointer<Value>) -> UnsafeRawPointer { UnsafeRawPointer(value) }

    func move(_ transaction: Transaction, _ animation: Animation, _ queue: AnimationQueue) {
        guard let node else { return }
        value = target.with(Value.self) { $0 }
        motion.move(
            to: value.moving(in: node.environment), animation, transaction.completions, node.environment, queue)
        value.setMoving(motion.step(queue), in: node.environment)
    }

    override func targetChanged(_ queue: AnimationQueue) {
        if target.version == targetVersion { return }
        targetVersion = target.version
        guard let node else { return }
        let goal = target.with(Value.self) { $0.moving(in: node.environment) }
        let transaction = node.transaction
        if let animation = transaction.animation {
            move(transaction, animation, queue)
        } else if goal == motion.goal {
            value = target.with(Value.self) { $0 }
            value.setMoving(motion.step(queue), in: node.environment)
        } else {
            // Set without an animation: it is there at once.
            motion.stop(at: goal, queue)
            end(queue)
            node.show(target, isNew: false)
        }
    }

    private func end(_ queue: AnimationQueue) {
        isOver = true
        queue.shownValues -= 1
    }

    func advance(_ queue: AnimationQueue) -> Bool {
        if isOver { return false }
        guard let node, node.isInTree else {
            motion.stop(at: motion.goal, queue)
            end(queue)
            return false
        }
        value.setMoving(motion.step(queue), in: node.environment)
        if motion.isRunning {
            steps &+= 1
        } else {
            end(queue)
            node.show(target, isNew: true)
        }
        node.refresh(ViewInputs(environment: node.environment, host: node.host, depth: node.depth))
        return !isOver
    }
}

extension AnimatedDeclaration {
    /// Shows a node's value on the way from `former`, if there is a way.
    fileprivate static func start(
        _ node: ViewNode, from former: UnsafeRawPointer, _ transaction: Transaction, _ animation: Animation,
        _ queue: AnimationQueue
    ) {
        let declared = node._declared
        let start = former.assumingMemoryBound(to: Self.self).pointee.moving(in: node.environment)
        if start == declared.with(Self.self, { $0.moving(in: node.environment) }) { return }
        let shown = ShownValue<Self>(node, declared, from: start)
        shown.move(transaction, animation, queue)
        queue.shownValues += 1
        queue.add(shown)
        node.show(shown.declared, isNew: false)
    }
}

extension AnimationQueue {
    /// A node takes over another value than it had.
    func valueChanged(_ node: ViewNode) {
        if let shown = node.source as? AnyShownValue { return shown.targetChanged(self) }
        let declared = node._declared
        guard let former = former(of: declared), let type = declared.valueType as? any AnimatedDeclaration.Type
        else { return }
        let transaction = node.transaction
        guard let animation = transaction.animation else { return }
        type.start(node, from: former, transaction, animation, self)
    }
}
