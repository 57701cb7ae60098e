import Foundation

/// Starts later.
struct DelayedAnimation: TimedAnimation {
    let base: Animation
    /// In seconds; below zero, the animation has begun before.
    let delay: Double
    var duration: Double? { base.knownDuration.map { max($0 + delay, 0) } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }
}

/// Runs at another speed.
struct SpedAnimation: TimedAnimation {
    let base: Animation
    let speed: Double
    var duration: Double? { speed > 0 ? base.knownDuration.map { $0 / speed } : .infinity }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }
}

/// Runs again, each second time backwards if it is to.
struct RepeatedAnimation: TimedAnimation {
    let base: Animation
    /// Nil: for ever.
    let count: Int?
    let autoreverses: Bool
    var duration: Double? { count.map { count in base.knownDuration.map { $0 * Double(count) } } ?? .infinity }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var cycle = context.state[Cycle<V>.self]
        if time < cycle.start { cycle = Cycle() }
        defer { context.state[Cycle<V>.self] = cycle }
        if let length = base.knownDuration {
            // Cycles may have come and gone since the last step. One that takes no time is over.
            if length <= 0 { return end(&context) }
            let passed = ((time - cycle.start) / length).nextDown.rounded(.down)
            if passed >= 1, passed.isFinite {
                cycle = Cycle(start: cycle.start + passed * length, number: cycle.number + Int(min(passed, 1e9)))
            }
        }
        // Twice at most: one cycle may end at this step, and the next then begins.
        for _ in 0..<2 {
            if let count, cycle.number >= count { return end(&context) }
            var inner = context.withState(cycle.state)
            if let moved = base.animate(value: value, time: time - cycle.start, context: &inner) {
                cycle.state = inner.state
                return autoreverses && cycle.number % 2 == 1 ? value - moved : moved
            }
            cycle = Cycle(start: time, number: cycle.number + 1)
        }
        return end(&context)
    }

    private func end<V>(_ context: inout AnimationContext<V>) -> V? {
        context.isLogicallyComplete = true
        return nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let cycle = context.state[Cycle<V>.self]
        let velocity = base.velocity(
            value: value, time: time - cycle.start, context: context.withState(cycle.state))
        return autoreverses && cycle.number % 2 == 1 ? velocity.map { .zero - $0 } : velocity
    }

    private struct Cycle<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Cycle<V> { Cycle() }
        var start = 0.0
        var number = 0
        var state = AnimationState<V>()
    }
}

/// Counts as complete at another time.
struct LogicallyCompletedAnimation: TimedAnimation {
    let base: Animation
    /// In seconds.
    let time: Double
    var duration: Double? { base.knownDuration }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let moved = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= self.time || moved == nil
        return moved
    }
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }
}

extension Animation {
    /// The animation, begun later, in seconds.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/delay(_:)>.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayedAnimation(base: self, delay: delay.isNaN ? 0 : delay))
    }

    /// The animation at `speed` times its speed.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/speed(_:)>.
    public func speed(_ speed: Double) -> Animation {
        Animation(SpedAnimation(base: self, speed: speed > 0 ? speed : 0))
    }

    /// The animation `repeatCount` times, each second time backwards unless told otherwise.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/repeatcount(_:autoreverses:)>. At the end the value
    /// is its new one, also after an even number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: max(repeatCount, 0), autoreverses: autoreverses))
    }

    /// The animation again and again, as long as the view is there and the value stays.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/repeatforever(autoreverses:)>.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: nil, autoreverses: autoreverses))
    }

    /// The animation, which counts as complete after a time, in seconds.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/logicallycomplete(after:)>.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicallyCompletedAnimation(base: self, time: duration))
    }
}
