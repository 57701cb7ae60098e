import Foundation

/// A spring: how something moves that is pulled to a place.
///
/// See <https://developer.apple.com/documentation/swiftui/spring>. Times are in seconds.
public struct Spring: Hashable, Sendable {
    /// How fast it would swing without damping, in radians a second.
    private var angularFrequency: Double
    /// 1: comes to rest as fast as it can without swinging; less: swings.
    public private(set) var dampingRatio: Double
    /// The mass of what the spring moves.
    public private(set) var mass: Double

    private init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
        func positive(_ value: Double, _ other: Double) -> Double { value > 0 && value.isFinite ? value : other }
        self.angularFrequency = positive(angularFrequency, 1e3)
        self.dampingRatio = positive(dampingRatio, 1e-3)
        self.mass = positive(mass, 1)
    }

    /// A spring of a pace and a bounce.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/init(duration:bounce:)>.
    /// - Parameters:
    ///   - duration: the pace, in seconds: about the time in which it reaches its target.
    ///   - bounce: how much it swings; 0 not at all, 1 for ever, less than 0 slower than it could.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - min(bounce, 1))
    }

    /// A spring of the time of one swing without damping, in seconds, and its damping.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/init(response:dampingratio:)>.
    public init(response: Double, dampingRatio: Double) {
        self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
    }

    /// A spring of physical properties; without `allowOverDamping` the damping is at most what keeps it from swinging.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/init(mass:stiffness:damping:allowoverdamping:)>.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            angularFrequency: (stiffness / mass).squareRoot(), dampingRatio: allowOverDamping ? ratio : min(ratio, 1),
            mass: mass)
    }

    /// A spring that is at rest after a time, in seconds.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/init(settlingduration:dampingratio:epsilon:)>.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // Times scale with the pace.
        let unit = Spring(angularFrequency: 1, dampingRatio: dampingRatio)
        let time = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(angularFrequency: time / settlingDuration, dampingRatio: dampingRatio)
    }

    /// The pace, in seconds.
    public var duration: TimeInterval { response }
    /// How much it swings (B5-19, the other way round).
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The time of one swing without damping, in seconds.
    public var response: Double { 2 * .pi / angularFrequency }
    /// The force a unit of distance.
    public var stiffness: Double { mass * angularFrequency * angularFrequency }
    /// The force a unit of speed.
    public var damping: Double { 2 * dampingRatio * mass * angularFrequency }
    /// When a move by 1 is at rest, in seconds.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// A spring without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring without bounce, but for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring with little bounce.
    public static var snappy: Spring { snappy() }
    /// A spring with little bounce, and `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring with bounce.
    public static var bouncy: Spring { bouncy() }
    /// A spring with bounce, and `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Motion

    /// Where it is at a time, from zero on the way to `target`.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/value(target:initialvelocity:time:)>.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let shares = shares(at: time)
        return target - target.scaled(by: shares.distance.rest) + initialVelocity.scaled(by: shares.distance.push)
    }

    /// How fast it is at a time, a second.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/velocity(target:initialvelocity:time:)>.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let shares = shares(at: time)
        return initialVelocity.scaled(by: shares.speed.push) - target.scaled(by: shares.speed.rest)
    }

    /// Moves a value, and its velocity, on by a time, in seconds.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/update(value:velocity:target:deltatime:)>.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let (way, start) = (target - value, velocity)
        let moved = self.value(target: way, initialVelocity: start, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
        value += moved
    }

    /// The force on something at a place, with a velocity.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/force(target:position:velocity:)>.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// When it stays within `epsilon` of the target, in seconds; about, and rather later.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/settlingduration(target:initialvelocity:epsilon:)>.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let reach =
            target.magnitudeSquared.squareRoot()
            + initialVelocity.magnitudeSquared.squareRoot() / max(angularFrequency, 1e-9)
        guard epsilon > 0, reach > epsilon else { return 0 }
        // What is left at most, swings put aside: it only shrinks once they begin to.
        func isAtRest(_ time: Double) -> Bool { reach * envelope(at: time) <= epsilon }
        var (low, high) = (0.0, 1 / angularFrequency)
        while !isAtRest(high), high < 1e6 { (low, high) = (high, high * 2) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isAtRest(middle) { high = middle } else { low = middle }
        }
        return high
    }

    private func envelope(at time: Double) -> Double {
        let (w, z) = (angularFrequency, dampingRatio)
        if z < 1 - 1e-9 { return exp(-z * w * time) / (1 - z * z).squareRoot() }
        if z < 1 + 1e-9 { return (1 + w * time) * exp(-w * time) }
        let root = (z * z - 1).squareRoot()
        return (z + root) / (2 * root) * exp(-(z - root) * w * time)
    }

    private typealias Share = (rest: Double, push: Double)

    /// What at a time is left of a distance to the target and of a push at the start: as a distance, and as a speed.
    private func shares(at time: Double) -> (distance: Share, speed: Share) {
        let (w, z, t) = (angularFrequency, dampingRatio, max(time, 0))
        if z < 1 - 1e-9 {
            let (swing, decay) = (w * (1 - z * z).squareRoot(), exp(-z * w * t))
            let (c, s) = (cos(swing * t), sin(swing * t) / swing)
            return ((decay * (c + z * w * s), decay * s), (-decay * w * w * s, decay * (c - z * w * s)))
        }
        if z < 1 + 1e-9 {
            let decay = exp(-w * t)
            return ((decay * (1 + w * t), decay * t), (-decay * w * w * t, decay * (1 - w * t)))
        }
        let root = (z * z - 1).squareRoot()
        let (slow, fast) = (-w * (z - root), -w * (z + root))
        let (a, b) = (exp(slow * t), exp(fast * t))
        return (
            ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast)),
            (slow * fast * (b - a) / (slow - fast), (slow * a - fast * b) / (slow - fast))
        )
    }
}

extension Spring {
    /// Where something is at a time that moves from one value to another.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/spring/value(fromvalue:tovalue:initialvelocity:time:)>.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var value = toValue
        value.animatableData =
            fromValue.animatableData
            + self.value(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }

    /// How fast something is at a time that moves from one value to another.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var value = toValue
        value.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return value
    }

    /// The force on something between two values, with a velocity.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var value = toValue
        let start = fromValue.animatableData
        value.animatableData = force(
            target: toValue.animatableData - start, position: position.animatableData - start,
            velocity: velocity.animatableData)
        return value
    }

    /// When something stays within `epsilon` of its target that moves from one value to another, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}

extension VectorArithmetic {
    /// The value times `factor`.
    func scaled(by factor: Double) -> Self {
        var value = self
        value.scale(by: factor)
        return value
    }
}
