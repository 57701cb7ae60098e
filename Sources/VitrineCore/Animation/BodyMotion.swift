/// The value of a custom view or modifier that is `Animatable`, on its way: its body runs at each step.
private final class BodyMotion<Value: Animatable>: RunningAnimation {
    private weak var node: ListNode?
    private let key: ObjectIdentifier
    private(set) var target: Value
    private var motion: ValueMotion<Value.AnimatableData>
    private let environment: EnvironmentValues
    private let take: (Value) -> Void
    private var isOver = false

    init(_ node: ListNode, from start: Value, _ environment: EnvironmentValues, _ take: @escaping (Value) -> Void) {
        (self.node, key, target, self.environment, self.take) = (node, ObjectIdentifier(node), start, environment, take)
        motion = ValueMotion(at: start.animatableData)
    }

    /// What is shown now that `new` is declared.
    func shown(_ new: Value, _ transaction: Transaction, _ queue: AnimationQueue) -> Value {
        target = new
        if let animation = transaction.animation {
            motion.move(to: new.animatableData, animation, transaction.completions, environment, queue)
        } else if new.animatableData != motion.goal {
            motion.stop(at: new.animatableData, queue)
            end(queue)
        }
        return step(queue)
    }

    private func step(_ queue: AnimationQueue) -> Value {
        var value = target
        if motion.isRunning { value.animatableData = motion.step(queue) }
        return value
    }

    private func end(_ queue: AnimationQueue) {
        isOver = true
        queue.bodies[key] = nil
    }

    func advance(_ queue: AnimationQueue) -> Bool {
        if isOver { return false }
        guard let node, !node.isGone else {
            motion.stop(at: motion.goal, queue)
            end(queue)
            return false
        }
        let value = step(queue)
        if !motion.isRunning { end(queue) }
        take(value)
        return !isOver
    }
}

extension AnimationQueue {
    /// Whether custom views and modifiers are to ask what they show.
    var movesBodies: Bool { keepsFormers || !bodies.isEmpty }

    /// What a custom view or modifier shows when `new` takes the place of `old`; `take` shows what it is later.
    func shown<Value>(
        _ new: Value, after old: Value, in node: ListNode, _ host: ViewHost, _ environment: EnvironmentValues,
        _ take: @escaping (Value) -> Void
    ) -> Value {
        guard let type = Value.self as? any Animatable.Type else { return new }
        func open<A: Animatable>(_ type: A.Type) -> Value {
            let (new, old) = (new as! A, old as! A)
            let key = ObjectIdentifier(node)
            let transaction = node.transaction(in: host)
            if let known = bodies[key] as? BodyMotion<A> {
                return known.shown(new, transaction, self) as! Value
            }
            guard transaction.animation != nil, new.animatableData != old.animatableData else { return new as! Value }
            let motion = BodyMotion(node, from: old, environment) { take($0 as! Value) }
            bodies[key] = motion
            add(motion)
            return motion.shown(new, transaction, self) as! Value
        }
        return open(type)
    }
}
