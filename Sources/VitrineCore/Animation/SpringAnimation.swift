import Foundation

/// A spring that takes over where another one is: place and speed go on. Moves in steps of 1/300 s (B5-24).
struct FluidSpringAnimation: TimedAnimation {
    let spring: Spring
    let blendDuration: Double
    /// What is left then is not seen.
    var duration: Double? { spring.settlingDuration }

    private static let step = 1.0 / 300
    /// Whether steps are too large for the spring, which then moves by its formula.
    private var isStiff: Bool { spring.response < 0.05 || spring.damping / spring.mass * Self.step > 1 }
    /// At rest: neither speed nor force, squared, is above.
    private static let rest = 0.0036

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var motion = context.state[FluidSpringState<V>.self]
        if time < motion.time { motion = FluidSpringState() }
        var isAtRest = false
        // Time that is a whole number of steps is so but for rounding.
        while motion.time + Self.step <= time + 1e-9, !isAtRest {
            isAtRest = advance(&motion, to: value)
        }
        context.state[FluidSpringState<V>.self] = motion
        if isAtRest || time - motion.start >= spring.response { context.isLogicallyComplete = true }
        return isAtRest ? nil : motion.offset
    }

    private func advance<V: VectorArithmetic>(_ motion: inout FluidSpringState<V>, to value: V) -> Bool {
        func force() -> V {
            spring.force(target: value, position: motion.offset, velocity: motion.velocity).scaled(by: 1 / spring.mass)
        }
        if isStiff {
            spring.update(value: &motion.offset, velocity: &motion.velocity, target: value, deltaTime: Self.step)
        } else {
            motion.velocity += force().scaled(by: Self.step)
            motion.offset += motion.velocity.scaled(by: Self.step)
        }
        motion.time += Self.step
        // What is not a number is at rest.
        return !(motion.velocity.magnitudeSquared > Self.rest) && !(force().magnitudeSquared > Self.rest)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        context.state[FluidSpringState<V>.self].velocity
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? FluidSpringAnimation else { return false }
        // Where the other one is now; from there this one goes on.
        _ = previous.animate(value: value, time: time, context: &context)
        context.state[FluidSpringState<V>.self].start = time
        context.isLogicallyComplete = false
        return true
    }
}

/// Where a spring is. The key, and the value kept for it.
private struct FluidSpringState<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: FluidSpringState<V> { FluidSpringState() }
    var offset = V.zero
    var velocity = V.zero
    var time = 0.0
    /// When this spring took over.
    var start = 0.0
}

/// A spring by its formula. Several of them on one value run side by side, and are added.
struct InterpolatingSpringAnimation: TimedAnimation {
    let spring: Spring
    /// The share of the way a second.
    let initialVelocity: Double
    /// When the value stays within a thousandth of the way (B5-22).
    var duration: Double? { spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        // Once it has come by its pace (B5-25).
        if time >= 2 * .pi / spring.stiffness.squareRoot() { context.isLogicallyComplete = true }
        if time > duration! {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
    }
}

extension Animation {
    /// An animation by a spring, which takes over place and speed from one that still moves the value.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/spring(_:blendduration:)>. `blendDuration`, in
    /// seconds, has no effect.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(FluidSpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    /// An animation by a spring of a pace, in seconds, and a bounce.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/spring(duration:bounce:blendduration:)>.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// An animation by a spring of a response, in seconds, and a damping.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/spring(response:dampingfraction:blendduration:)>.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// An animation by a spring without bounce.
    public static var spring: Animation { spring(.smooth) }

    /// An animation by a fast spring, to follow a finger.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/interactivespring(response:dampingfraction:blendduration:)>.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// An animation by a fast spring of a pace, in seconds.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
    }

    /// An animation by a fast spring, to follow a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// An animation by a spring; several on one value are added.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/interpolatingspring(mass:stiffness:damping:initialvelocity:)>.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// An animation by a spring of a pace, in seconds, and a bounce; several on one value are added.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// An animation by a spring; several on one value are added.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }

    /// An animation by a spring without bounce; several on one value are added.
    public static var interpolatingSpring: Animation { interpolatingSpring(.smooth) }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring of a pace, in seconds, without bounce but for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with little bounce.
    public static var snappy: Animation { snappy() }
    /// A spring of a pace, in seconds, with little bounce and `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }
    /// A spring with bounce.
    public static var bouncy: Animation { bouncy() }
    /// A spring of a pace, in seconds, with bounce and `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}
