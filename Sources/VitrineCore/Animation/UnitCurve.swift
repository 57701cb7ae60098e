import Foundation

/// A function from a share of time, 0 to 1, to a share of the way.
///
/// See <https://developer.apple.com/documentation/swiftui/unitcurve>.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case circularIn, circularOut, circularInOut, circularOutIn
        case bezier(UnitPoint, UnitPoint)
    }
    private let function: Function

    private init(_ function: Function) { self.function = function }

    /// A curve that moves at one speed.
    public static let linear = UnitCurve(.linear)
    /// A curve that starts slowly.
    public static let easeIn = bezier(.init(x: 0.42, y: 0), .init(x: 1, y: 1))
    /// A curve that ends slowly.
    public static let easeOut = bezier(.init(x: 0, y: 0), .init(x: 0.58, y: 1))
    /// A curve that starts and ends slowly.
    public static let easeInOut = bezier(.init(x: 0.42, y: 0), .init(x: 0.58, y: 1))
    /// A quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Two quarters of a circle: starts and ends slowly.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/unitcurve/bezier(startcontrolpoint:endcontrolpoint:)>. The
    /// control points' x is kept within 0 and 1, so that there is one value at each time.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(startControlPoint, endControlPoint)
    }

    private static func bezier(_ a: UnitPoint, _ b: UnitPoint) -> UnitCurve {
        func clamped(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
        return UnitCurve(.bezier(clamped(a), clamped(b)))
    }

    /// The curve with time and way exchanged.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/unitcurve/inverse>.
    public var inverse: UnitCurve {
        switch function {
        case .linear: self
        case .circularIn: UnitCurve(.circularOut)
        case .circularOut: UnitCurve(.circularIn)
        case .circularInOut: UnitCurve(.circularOutIn)
        case .circularOutIn: UnitCurve(.circularInOut)
        case .bezier(let a, let b): .bezier(UnitPoint(x: a.y, y: a.x), UnitPoint(x: b.y, y: b.x))
        }
    }

    /// The share of the way at a share of time; what is outside of 0 and 1 counts as the nearer of them (B5-11).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/unitcurve/value(at:)>.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch function {
        case .linear: return x
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            let half = UnitCurve.circularEaseIn.value(at: x < 0.5 ? 2 * x : 2 - 2 * x) / 2
            return x < 0.5 ? half : 1 - half
        case .circularOutIn:
            let half = UnitCurve.circularEaseOut.value(at: x < 0.5 ? 2 * x : 2 - 2 * x) / 2
            return x < 0.5 ? half : 1 - half
        case .bezier(let a, let b):
            // The ends are exact.
            if x == 0 || x == 1 { return x }
            return Cubic(a.y, b.y).value(at: Cubic(a.x, b.x).parameter(of: x))
        }
    }

    /// The speed at a share of time: the way a unit of time.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/unitcurve/velocity(at:)>.
    public func velocity(at progress: Double) -> Double {
        let x = min(max(progress, 0), 1)
        switch function {
        case .linear: return 1
        case .circularIn: return x / (1 - x * x).squareRoot()
        case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut: return UnitCurve.circularEaseIn.velocity(at: x < 0.5 ? 2 * x : 2 - 2 * x)
        case .circularOutIn: return UnitCurve.circularEaseOut.velocity(at: x < 0.5 ? 2 * x : 2 - 2 * x)
        case .bezier(let a, let b):
            let (horizontal, vertical) = (Cubic(a.x, b.x), Cubic(a.y, b.y))
            let t = horizontal.parameter(of: x)
            let (dx, dy) = (horizontal.slope(at: t), vertical.slope(at: t))
            if dx > 1e-9 { return dy / dx }
            // A control point on its end: the curve leaves at the speed of a line, as recorded, or straight up.
            return abs(dy) < 1e-9 ? 1 : dy > 0 ? .infinity : -.infinity
        }
    }

    /// One coordinate of a Bézier curve from 0 to 1.
    private struct Cubic {
        let a, b: Double
        init(_ a: CGFloat, _ b: CGFloat) { (self.a, self.b) = (Double(a), Double(b)) }

        func value(at t: Double) -> Double {
            let s = 1 - t
            return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
        }

        func slope(at t: Double) -> Double {
            let s = 1 - t
            return 3 * (s * s * a + 2 * s * t * (b - a) + t * t * (1 - b))
        }

        /// Where the coordinate, which only grows, is `x`.
        func parameter(of x: Double) -> Double {
            if x <= 0 || x >= 1 { return min(max(x, 0), 1) }
            var (low, high, t) = (0.0, 1.0, x)
            for _ in 0..<64 {
                let error = value(at: t) - x
                if abs(error) < 1e-12 { break }
                if error < 0 { low = t } else { high = t }
                // Newton's step, where it stays inside; halving else.
                let next = t - error / slope(at: t)
                t = next > low && next < high ? next : (low + high) / 2
            }
            return t
        }
    }
}
