/// The way of one value: where it is going, and the animations that move it there.
///
/// What is shown is the goal less what each animation has still to go. So a new goal begins from what is shown, at the
/// speed it has there: the new animation has the way from the old goal to the new one, and the old ones end theirs. An
/// animation that merges with the last one, as springs do, takes its place instead.
package struct ValueMotion<V: VectorArithmetic> {
    private struct Part {
        let animation: Animation
        var way: V
        let start: Double
        var context: AnimationContext<V>
        var waiting: [AnimationCompletion]
    }
    package private(set) var goal: V
    private var parts: [Part] = []

    package init(at value: V) { goal = value }

    package var isRunning: Bool { !parts.isEmpty }

    /// The goal became another by itself; what moves goes on.
    package mutating func rebase(to goal: V) { self.goal = goal }

    /// Gives the value another goal.
    package mutating func move(
        to new: V, _ animation: Animation, _ completions: [AnimationCompletion], _ environment: EnvironmentValues,
        _ queue: AnimationQueue
    ) {
        let way = new - goal
        goal = new
        if way == .zero { return }
        for completion in completions { completion.hold() }
        if let last = parts.last, type(of: last.animation.base) == type(of: animation.base) {
            var context = last.context
            let elapsed = queue.time - last.start
            if animation.shouldMerge(previous: last.animation, value: last.way, time: elapsed, context: &context) {
                finish(&parts[parts.count - 1], queue)
                parts[parts.count - 1] = Part(
                    animation: animation, way: last.way + way, start: last.start, context: context,
                    waiting: completions)
                return
            }
        }
        parts.append(
            Part(
                animation: animation, way: way, start: queue.time,
                context: AnimationContext(environment: environment), waiting: completions))
    }

    /// What is shown at the time of `queue`.
    package mutating func step(_ queue: AnimationQueue) -> V {
        var shown = goal
        var kept: [Part] = []
        for var part in parts {
            let moved = part.animation.animate(
                value: part.way, time: queue.time - part.start, context: &part.context)
            guard let moved else {
                finish(&part, queue)
                continue
            }
            if part.context.isLogicallyComplete, !part.waiting.isEmpty {
                for completion in part.waiting where !completion.criteria.waitsForRemoval { completion.release(queue) }
                part.waiting.removeAll { !$0.criteria.waitsForRemoval }
            }
            shown += moved - part.way
            kept.append(part)
        }
        parts = kept
        return shown
    }

    /// Ends all animations.
    package mutating func stop(at value: V, _ queue: AnimationQueue) {
        for i in parts.indices { finish(&parts[i], queue) }
        (parts, goal) = ([], value)
    }

    private func finish(_ part: inout Part, _ queue: AnimationQueue) {
        // Who waits for less comes first (B5-28).
        for completion in part.waiting where !completion.criteria.waitsForRemoval { completion.release(queue) }
        for completion in part.waiting where completion.criteria.waitsForRemoval { completion.release(queue) }
        part.waiting = []
    }
}
