extension Path {
    /// A rectangle with rounded corners. A radius over half the shorter side is clamped to it (A14-03).
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let limit = min(rect.width, rect.height) / 2
        let size = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
        addCorners(Corners(size, size, size, size), in: rect, style, transform)
    }

    /// A rectangle whose corners are rounded each by its own radius. A radius may take half an edge, and more where
    /// its neighbour leaves more (A14-07).
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let r = cornerRadii
        func limited(_ radius: CGFloat, across: CGFloat, along: CGFloat) -> CGSize {
            let width = max(rect.width / 2, rect.width - max(across, 0))
            let height = max(rect.height / 2, rect.height - max(along, 0))
            let radius = min(radius, width, height)
            return CGSize(width: radius, height: radius)
        }
        let corners = Corners(
            limited(r.topLeading, across: r.topTrailing, along: r.bottomLeading),
            limited(r.topTrailing, across: r.topLeading, along: r.bottomTrailing),
            limited(r.bottomTrailing, across: r.bottomLeading, along: r.topTrailing),
            limited(r.bottomLeading, across: r.bottomTrailing, along: r.topLeading))
        addCorners(corners, in: rect, style, transform)
    }

    /// From the middle of the right edge's straight part clockwise: bottom right, bottom left, top left, top right.
    private mutating func addCorners(
        _ c: Corners, in rect: CGRect, _ style: RoundedCornerStyle, _ transform: CGAffineTransform
    ) {
        guard !c.areSquare else { return addRect(rect, transform: transform) }
        let left = (rect.height, c.topLeft.height, c.bottomLeft.height)
        let right = (rect.height, c.topRight.height, c.bottomRight.height)
        let top = (rect.width, c.topLeft.width, c.topRight.width)
        let bottom = (rect.width, c.bottomLeft.width, c.bottomRight.width)
        func reach(_ edge: (length: CGFloat, CGFloat, CGFloat), first: Bool) -> CGFloat {
            style == .circular
                ? 1 : ContinuousCorner.reach(first ? edge.1 : edge.2, neighbour: first ? edge.2 : edge.1, edge.length)
        }
        let middle = (rect.minY + c.topRight.height + rect.maxY - c.bottomRight.height) / 2
        move(to: CGPoint(x: rect.maxX, y: middle).applying(transform))
        let turns = [
            Turn(
                corner: CGPoint(x: rect.maxX, y: rect.maxY), enter: CGVector(0, -c.bottomRight.height),
                leave: CGVector(-c.bottomRight.width, 0), enterReach: reach(right, first: false),
                leaveReach: reach(bottom, first: false)),
            Turn(
                corner: CGPoint(x: rect.minX, y: rect.maxY), enter: CGVector(c.bottomLeft.width, 0),
                leave: CGVector(0, -c.bottomLeft.height), enterReach: reach(bottom, first: true),
                leaveReach: reach(left, first: false)),
            Turn(
                corner: CGPoint(x: rect.minX, y: rect.minY), enter: CGVector(0, c.topLeft.height),
                leave: CGVector(c.topLeft.width, 0), enterReach: reach(left, first: true),
                leaveReach: reach(top, first: true)),
            Turn(
                corner: CGPoint(x: rect.maxX, y: rect.minY), enter: CGVector(-c.topRight.width, 0),
                leave: CGVector(0, c.topRight.height), enterReach: reach(top, first: false),
                leaveReach: reach(right, first: true)),
        ]
        for turn in turns { add(turn, style, transform) }
        closeSubpath()
    }

    private mutating func add(_ turn: Turn, _ style: RoundedCornerStyle, _ transform: CGAffineTransform) {
        /// The point `e` radii before the corner on the edge that leads to it and `l` radii after it on the next one.
        func p(_ e: CGFloat, _ l: CGFloat) -> CGPoint {
            CGPoint(
                x: turn.corner.x + turn.enter.dx * e + turn.leave.dx * l,
                y: turn.corner.y + turn.enter.dy * e + turn.leave.dy * l
            ).applying(transform)
        }
        if style == .circular {
            let k = 1 - Path.circleKappa
            addLine(to: p(1, 0))
            addCurve(to: p(0, 1), control1: p(k, 0), control2: p(0, k))
            return
        }
        let (near, far) = (ContinuousCorner.near, ContinuousCorner.far)
        let (e, l) = (ContinuousCorner.controls(turn.enterReach), ContinuousCorner.controls(turn.leaveReach))
        addLine(to: p(turn.enterReach, 0))
        addCurve(to: p(near.along, near.across), control1: p(e.0, 0), control2: p(e.1, 0))
        addCurve(
            to: p(near.across, near.along), control1: p(far.along, far.across), control2: p(far.across, far.along))
        addCurve(to: p(0, turn.leaveReach), control1: p(0, l.1), control2: p(0, l.0))
    }
}

private struct Corners {
    var topLeft, topRight, bottomRight, bottomLeft: CGSize

    init(_ topLeft: CGSize, _ topRight: CGSize, _ bottomRight: CGSize, _ bottomLeft: CGSize) {
        func positive(_ size: CGSize) -> CGSize {
            // A corner rounded in one direction only is square.
            size.width > 0 && size.height > 0 ? size : .zero
        }
        (self.topLeft, self.topRight) = (positive(topLeft), positive(topRight))
        (self.bottomRight, self.bottomLeft) = (positive(bottomRight), positive(bottomLeft))
    }

    var areSquare: Bool { [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0 == .zero } }
}

/// One corner on the way around: from it back along the edge that leads to it, and on along the next, by a radius.
private struct Turn {
    var corner: CGPoint
    var enter, leave: CGVector
    var enterReach, leaveReach: CGFloat
}

private struct CGVector {
    var dx, dy: CGFloat
    init(_ dx: CGFloat, _ dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// The constants of a continuous corner of radius 1, measured from the sharp corner (A14-04).
private enum ContinuousCorner {
    static let fullReach: CGFloat = 1.528665
    static let near = (along: CGFloat(0.631494), across: CGFloat(0.0749114))
    static let far = (along: CGFloat(0.372824), across: CGFloat(0.169060))

    /// How far along an edge a corner reaches, in radii. Where two corners would meet they share the edge by their
    /// radii (A14-05).
    static func reach(_ radius: CGFloat, neighbour: CGFloat, _ edge: CGFloat) -> CGFloat {
        guard radius > 0 else { return fullReach }
        let sum = radius + neighbour
        return sum * fullReach > edge ? edge / sum : fullReach
    }

    /// The controls of the curve that leaves the edge: they move in step with the reach.
    static func controls(_ reach: CGFloat) -> (CGFloat, CGFloat) {
        let t = min(max((reach - 1) / (fullReach - 1), 0), 1)
        return (0.96 + (1.08849 - 0.96) * t, 0.82 + (0.868407 - 0.82) * t)
    }
}
