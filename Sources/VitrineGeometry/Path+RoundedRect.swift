extension Path {
    /// A rectangle with rounded corners; a radius over half the shorter side is clamped (A14-03).
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let rx = min(max(cornerSize.width, 0), rect.width / 2), ry = min(max(cornerSize.height, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
        let c = style == .circular ? RoundedCorner.circular : .continuous
        // How far along an edge the corner may reach, as a multiple of the radius.
        let hx = min(c.reach, rect.width / 2 / rx), hy = min(c.reach, rect.height / 2 / ry)
        // Corner by corner, clockwise from the top left: `o` is the sharp corner, (ix, iy) points inside.
        func p(_ o: CGPoint, _ ix: CGFloat, _ iy: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: o.x + ix * x * rx, y: o.y + iy * y * ry).applying(transform)
        }
        func corner(_ o: CGPoint, _ ix: CGFloat, _ iy: CGFloat, fromVertical: Bool) {
            let x = c.points(reach: hx), y = c.points(reach: hy)
            if fromVertical {  // up the left edge, then along the top (or the mirrored way)
                addLine(to: p(o, ix, iy, 0, y.start))
                addCurve(to: p(o, ix, iy, y.b.1, y.b.0), control1: p(o, ix, iy, 0, y.c1), control2: p(o, ix, iy, 0, y.c2))
                addCurve(to: p(o, ix, iy, x.b.0, x.b.1), control1: p(o, ix, iy, y.m.1, y.m.0), control2: p(o, ix, iy, x.m.0, x.m.1))
                addCurve(to: p(o, ix, iy, x.start, 0), control1: p(o, ix, iy, x.c2, 0), control2: p(o, ix, iy, x.c1, 0))
            } else {
                addLine(to: p(o, ix, iy, x.start, 0))
                addCurve(to: p(o, ix, iy, x.b.0, x.b.1), control1: p(o, ix, iy, x.c1, 0), control2: p(o, ix, iy, x.c2, 0))
                addCurve(to: p(o, ix, iy, y.b.1, y.b.0), control1: p(o, ix, iy, x.m.0, x.m.1), control2: p(o, ix, iy, y.m.1, y.m.0))
                addCurve(to: p(o, ix, iy, 0, y.start), control1: p(o, ix, iy, 0, y.c2), control2: p(o, ix, iy, 0, y.c1))
            }
        }
        func arc(_ o: CGPoint, _ ix: CGFloat, _ iy: CGFloat, fromVertical: Bool) {
            let k = 1 - Path.circleKappa
            let (a, b) = fromVertical ? ((0, 1), (1, 0)) : ((1, 0), (0, 1)) as ((CGFloat, CGFloat), (CGFloat, CGFloat))
            addLine(to: p(o, ix, iy, a.0, a.1))
            addCurve(
                to: p(o, ix, iy, b.0, b.1),
                control1: p(o, ix, iy, a.0 * k, a.1 * k), control2: p(o, ix, iy, b.0 * k, b.1 * k))
        }
        func draw(_ o: CGPoint, _ ix: CGFloat, _ iy: CGFloat, _ fromVertical: Bool) {
            if style == .circular { arc(o, ix, iy, fromVertical: fromVertical) } else { corner(o, ix, iy, fromVertical: fromVertical) }
        }
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: CGPoint(x: l + rx * (style == .circular ? 1 : hx), y: t).applying(transform))
        draw(CGPoint(x: r, y: t), -1, 1, false)
        draw(CGPoint(x: r, y: b), -1, -1, true)
        draw(CGPoint(x: l, y: b), 1, -1, false)
        draw(CGPoint(x: l, y: t), 1, 1, true)
        closeSubpath()
    }
}

/// The constants of one corner of radius 1, measured from the sharp corner (A14-04).
private struct RoundedCorner {
    var reach: CGFloat
    static let circular = RoundedCorner(reach: 1)
    static let continuous = RoundedCorner(reach: 1.528665)

    struct Points {
        var start, c1, c2: CGFloat
        var b: (CGFloat, CGFloat)
        var m: (CGFloat, CGFloat)
    }

    /// Where an edge is too short, the start moves to its share and the controls move linearly to .96 and .82 (A14-05).
    func points(reach h: CGFloat) -> Points {
        let t = min(max((h - 1) / (RoundedCorner.continuous.reach - 1), 0), 1)
        return Points(
            start: max(h, 1), c1: 0.96 + (1.08849 - 0.96) * t, c2: 0.82 + (0.868407 - 0.82) * t,
            b: (0.631494, 0.0749114), m: (0.372824, 0.169060))
    }
}
