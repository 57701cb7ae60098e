extension Path {
    /// An arc of a circle, joined to the current point by a line.
    ///
    /// Angles grow clockwise on screen. With `clockwise` false the arc goes from `startAngle` toward growing angles,
    /// as Apple's does: the word is meant for a y axis that points up (A14-09, A14-10).
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        // A sweep of the wrong sign is brought to the right one, and to no more than one turn.
        if !clockwise, delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn) + turn
        } else if clockwise, delta > 0 {
            delta = delta.truncatingRemainder(dividingBy: turn) - turn
        } else {
            return addSweep(center, radius, startAngle.radians, delta, closesFullCircle: true, transform)
        }
        addSweep(center, radius, startAngle.radians, delta, closesFullCircle: false, transform)
    }

    /// An arc of a circle that sweeps `delta` from `startAngle`, joined to the current point by a line.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard delta.radians.isFinite else { return }
        addSweep(center, radius, startAngle.radians, delta.radians, closesFullCircle: true, transform)
    }

    /// An arc of `radius` that touches the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`, joined to the current point by a line.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let p0 = transform.isIdentity ? current : current.applying(transform.inverted())
        let (ax, ay, bx, by) = (p0.x - p1.x, p0.y - p1.y, p2.x - p1.x, p2.y - p1.y)
        let (la, lb) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard radius > 0, la > 0, lb > 0, abs(cross) > 1e-9 * la * lb else {
            return addLine(to: p1.applying(transform))
        }
        // Half the angle between the two lines gives how far from their corner the circle touches them.
        let half = acos(min(max((ax * bx + ay * by) / (la * lb), -1), 1)) / 2
        let touch = radius / tan(half), distance = radius / sin(half)
        let start = CGPoint(x: p1.x + ax / la * touch, y: p1.y + ay / la * touch)
        let end = CGPoint(x: p1.x + bx / lb * touch, y: p1.y + by / lb * touch)
        let (mx, my) = (ax / la + bx / lb, ay / la + by / lb)
        let length = hypot(mx, my)
        let center = CGPoint(x: p1.x + mx / length * distance, y: p1.y + my / length * distance)
        let from = atan2(start.y - center.y, start.x - center.x)
        var delta = atan2(end.y - center.y, end.x - center.x) - from
        if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
        addSweep(center, radius, Double(from), Double(delta), closesFullCircle: false, transform)
    }

    /// Cubics of a quarter turn each, and one for the rest.
    private mutating func addSweep(
        _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ delta: Double, closesFullCircle: Bool,
        _ transform: CGAffineTransform
    ) {
        func unit(_ angle: Double) -> (CGFloat, CGFloat) { (Path.exact(cos(angle)), Path.exact(sin(angle))) }
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
        }
        let first = unit(start)
        if isEmpty { move(to: p(first.0, first.1)) } else { addLine(to: p(first.0, first.1)) }
        let quarter = Double.pi / 2
        // More turns than this only repeat the circle.
        var rest = min(max(delta, -64 * quarter), 64 * quarter), angle = start
        while abs(rest) > 1e-9 {
            let step = abs(rest) > quarter ? (rest > 0 ? quarter : -quarter) : rest
            let k = CGFloat(4.0 / 3 * tan(step / 4))
            let (a, b) = (unit(angle), unit(angle + step))
            addCurve(
                to: p(b.0, b.1), control1: p(a.0 - k * a.1, a.1 + k * a.0), control2: p(b.0 + k * b.1, b.1 - k * b.0))
            angle += step
            rest -= step
        }
        if closesFullCircle, abs(delta - 2 * .pi) < 1e-9 { closeSubpath() }
    }

    /// Sines at quarter turns come out a hair off 0 and 1.
    private static func exact(_ value: Double) -> CGFloat {
        let rounded = value.rounded()
        return CGFloat(abs(value - rounded) < 1e-15 ? rounded : value)
    }
}
