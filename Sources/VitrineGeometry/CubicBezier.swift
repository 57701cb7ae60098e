/// A cubic curve on its own: what bounds, trimming and flattening ask.
struct CubicBezier {
    var p0, p1, p2, p3: CGPoint

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    /// The cubic that is the quadratic curve from `start`.
    init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        func mix(_ p: CGPoint) -> CGPoint { p.mixed(with: control, 2.0 / 3) }
        self.init(start, mix(start), mix(end), end)
    }

    func point(at t: CGFloat) -> CGPoint { split(at: t).0.p3 }

    /// The parts before and after `t`.
    func split(at t: CGFloat) -> (CubicBezier, CubicBezier) {
        let a = p0.mixed(with: p1, t), b = p1.mixed(with: p2, t), c = p2.mixed(with: p3, t)
        let d = a.mixed(with: b, t), e = b.mixed(with: c, t), m = d.mixed(with: e, t)
        return (CubicBezier(p0, a, d, m), CubicBezier(m, e, c, p3))
    }

    /// The part between two places.
    func part(from a: CGFloat, to b: CGFloat) -> CubicBezier {
        let tail = a > 0 ? split(at: a).1 : self
        guard b < 1 else { return tail }
        return tail.split(at: (b - a) / (1 - a)).0
    }

    private func speed(at t: CGFloat) -> CGFloat {
        let s = 1 - t
        func d(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ e: CGFloat) -> CGFloat {
            3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (e - c))
        }
        return hypot(d(p0.x, p1.x, p2.x, p3.x), d(p0.y, p1.y, p2.y, p3.y))
    }

    /// The length up to `t`, by Gauss and Legendre in four pieces of five points.
    func length(to t: CGFloat = 1) -> CGFloat {
        var sum: CGFloat = 0
        for piece in 0..<4 {
            let half = t / 8, middle = t * (CGFloat(piece) + 0.5) / 4
            for (node, weight) in Self.gauss { sum += weight * half * speed(at: middle + half * node) }
        }
        return sum
    }

    /// Where the curve has run `length`.
    func parameter(atLength length: CGFloat) -> CGFloat {
        var (low, high) = (CGFloat(0), CGFloat(1))
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if self.length(to: middle) < length { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Where the curve turns back in x or in y.
    var extrema: [CGFloat] {
        func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
            let (u, v, w) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
            if abs(u) < 1e-12 { return abs(v) < 1e-12 ? [] : [-w / v] }
            let discriminant = v * v - 4 * u * w
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            return [(-v + root) / (2 * u), (-v - root) / (2 * u)]
        }
        return (roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y)).filter { $0 > 0 && $0 < 1 }
    }

    /// Points on the curve after its start, close enough that chords are within `tolerance` of it.
    func flattened(tolerance: CGFloat, into points: inout [CGPoint]) {
        // The second differences bound how far the curve leaves its chord.
        let bend = max(
            hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
            hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
        let ideal = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
        let count = ideal.isFinite ? Int(min(max(ideal, 1), 500)) : 1
        for step in 1..<max(count, 1) { points.append(point(at: CGFloat(step) / CGFloat(count))) }
        points.append(p3)
    }

    private static let gauss: [(CGFloat, CGFloat)] = [
        (0, 0.568_888_888_888_888_9), (-0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
        (0.538_469_310_105_683_1, 0.478_628_670_499_366_47), (-0.906_179_845_938_664, 0.236_926_885_056_189_08),
        (0.906_179_845_938_664, 0.236_926_885_056_189_08),
    ]
}

extension CGPoint {
    func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}
