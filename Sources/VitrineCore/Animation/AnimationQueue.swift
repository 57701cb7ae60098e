import VitrineGraph

/// Something that moves from frame to frame.
package protocol RunningAnimation: AnyObject {
    /// Shows what it is at the time of `queue`; false when it is over.
    func advance(_ queue: AnimationQueue) -> Bool
}

/// The animations of one tree, and the time they run by.
///
/// The time is handed in: the core knows no clock. A frame in which nothing runs, and whose transaction animates nothing,
/// looks at two numbers here and does no more.
package final class AnimationQueue {
    /// In seconds, from any point on.
    package private(set) var time = 0.0
    /// Whether anything is animated; where no frames follow one another, nothing is.
    let isEnabled: Bool
    private var running: [any RunningAnimation] = []
    // Not counted: they take themselves out.
    private var watching: [ObjectIdentifier: Unmanaged<ViewNode>] = [:]
    /// What declarations were before the transaction that is being shown.
    private var formers: [ObjectIdentifier: FormerValue] = [:]
    /// Nodes that show another value than is declared.
    var shownValues = 0
    /// Values of custom views and modifiers on the way.
    var bodies: [ObjectIdentifier: AnyObject] = [:]
    /// Views that come or go.
    var stages: [TransitionNode] = []
    /// Whether the transaction that is being shown has an animation.
    package private(set) var animates = false
    private var open: (epoch: Int, completions: [AnimationCompletion]) = (0, [])
    private var due: [() -> Void] = []

    init(isEnabled: Bool) { self.isEnabled = isEnabled }

    /// Whether anything moves.
    package var isRunning: Bool { !running.isEmpty }
    /// Whether actions wait to be run.
    package var needsRun: Bool { !due.isEmpty }

    // MARK: The frame

    /// Moves what runs on to a time, in seconds.
    package func advance(to now: Double) {
        if now == time { return }
        time = now
        if running.isEmpty { return }
        let moving = running
        running = []
        let kept = moving.filter { $0.advance(self) }
        running = kept + running
    }

    package func add(_ animation: any RunningAnimation) { running.append(animation) }

    /// What changes now belongs to a transaction of the graph.
    package func begin(_ graph: Graph) {
        if graph.transaction.isEmpty { return animates = false }
        let transaction = Transaction(graph.transaction)
        animates = isEnabled && transaction.animation != nil
        guard open.epoch != graph.epoch else { return }
        open = (graph.epoch, transaction.completions)
        for completion in open.completions { completion.hold() }
    }

    /// Holds an action up until what changed is laid out, and has begun its animations.
    func holdUntilEnd(_ completion: AnimationCompletion) {
        completion.hold()
        open.completions.append(completion)
    }

    /// What changed in the transaction is laid out.
    package func end() {
        if !formers.isEmpty { formers = [:] }
        if !stages.isEmpty {
            stages.removeAll { $0.isOver || !$0.isInTree }
            for stage in stages { stage.fit() }
        }
        if open.completions.isEmpty { return }
        for completion in open.completions { completion.release(self) }
        open.completions = []
    }

    /// The transaction is shown, and what is written from now on is another's.
    package func close() { animates = false }

    func complete(_ action: @escaping () -> Void) { due.append(action) }

    /// Runs the actions that waited for animations.
    package func runCompletions() {
        if due.isEmpty { return }
        let actions = due
        due = []
        for action in actions { action() }
        stages.removeAll(where: \.isOver)
    }

    // MARK: Former values

    /// Whether values are to be kept when others take their place.
    package var keepsFormers: Bool { isEnabled && (animates || !watching.isEmpty) }

    /// Nodes in the tree that may animate what changes inside them, outer ones first.
    package var watchingNodes: [ViewNode] {
        watching.values.map { $0.takeUnretainedValue() }.filter(\.isInTree).sorted {
            ($0.depth, $0.id) < ($1.depth, $1.id)
        }
    }

    func watch(_ node: ViewNode) { watching[ObjectIdentifier(node)] = .passUnretained(node) }
    func unwatch(_ node: ViewNode) { watching[ObjectIdentifier(node)] = nil }

    /// Whether a change may begin an animation, or concerns one.
    var mayStart: Bool { !formers.isEmpty || shownValues > 0 }

    /// Keeps what a declaration was when the transaction began.
    func keep(_ former: FormerValue) {
        let key = ObjectIdentifier(former.node)
        if formers[key] == nil { formers[key] = former }
    }

    /// Where the value lies that was declared in the same place before the transaction, if it was another.
    func former(of declared: ErasedDeclared) -> UnsafeRawPointer? {
        formers.isEmpty ? nil : formers[ObjectIdentifier(declared.node)]?.address(of: declared)
    }
}

/// What a node of the list declared before.
class FormerValue {
    let node: ListNode
    private let place: UnsafeRawPointer

    /// - Parameter place: where the node has its value.
    init(_ node: ListNode, at place: UnsafeRawPointer) { (self.node, self.place) = (node, place) }

    var address: UnsafeRawPointer { fatalError("abstract") }

    /// Where, in the former value, that stands which is declared there.
    func address(of declared: ErasedDeclared) -> UnsafeRawPointer { address + (declared.address - place) }
}

final class TypedFormerValue<Value>: FormerValue {
    private var value: Value

    init(_ node: ListNode, at place: UnsafePointer<Value>) {
        value = place.pointee
        super.init(node, at: UnsafeRawPointer(place))
    }

    override var address: UnsafeRawPointer { Self.place(of: &value) }
    private static func place(of value: UnsafePointer<Value>) -> UnsafeRawPointer { UnsafeRawPointer(value) }
}
