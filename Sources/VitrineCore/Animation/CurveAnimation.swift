import Foundation

/// Follows a curve for a time.
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    /// In seconds.
    let length: Double
    var duration: Double? { length }

    init(_ curve: UnitCurve, _ duration: Double) { (self.curve, length) = (curve, duration > 0 ? duration : 0) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time > length || length == 0 {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: curve.value(at: time / length))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time > length || length == 0 ? .zero : value.scaled(by: curve.velocity(at: time / length) / length)
    }
}

extension Animation {
    /// How long curves take that are given no time, in seconds (B5-01).
    private static var curveDuration: Double { 0.35 }

    /// An animation along a curve, in seconds.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/timingcurve(_:duration:)>.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve, duration))
    }

    /// An animation along a Bézier curve with two control points, in seconds.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animation/timingcurve(_:_:_:_:duration:)>.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// An animation at one speed, in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// An animation at one speed, of 0.35 seconds.
    public static var linear: Animation { linear(duration: curveDuration) }
    /// An animation that starts slowly, in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// An animation that starts slowly, of 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: curveDuration) }
    /// An animation that ends slowly, in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// An animation that ends slowly, of 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: curveDuration) }
    /// An animation that starts and ends slowly, in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }
    /// An animation that starts and ends slowly, of 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: curveDuration) }
}
