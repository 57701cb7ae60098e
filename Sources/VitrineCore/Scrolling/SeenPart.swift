/// A part of the plane, in points, which may have no end on any side.
struct SeenPart: Equatable {
    var horizontal: Span
    var vertical: Span

    /// What lies between two coordinates; nothing where the upper is not above the lower.
    struct Span: Equatable {
        var lower: CGFloat
        var upper: CGFloat

        init(_ lower: CGFloat, _ upper: CGFloat) { (self.lower, self.upper) = (lower, upper) }
        static let all = Span(-.infinity, .infinity)

        func moved(by distance: CGFloat) -> Span { Span(lower + distance, upper + distance) }
        func intersection(_ other: Span) -> Span {
            Span(max(lower, other.lower), min(upper, other.upper))
        }
        var isEmpty: Bool { !(upper > lower) }
        /// Whether both are the same but for what rounding does.
        func isClose(to other: Span) -> Bool {
            if isEmpty && other.isEmpty { return true }
            func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.01 }
            return isClose(lower, other.lower) && isClose(upper, other.upper)
        }
    }

    static let all = SeenPart(horizontal: .all, vertical: .all)

    init(horizontal: Span, vertical: Span) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// What lies in a size from the origin on; all of an axis that has no length.
    init(_ size: ProposedViewSize) {
        self.init(
            horizontal: size.width.map { Span(0, $0) } ?? .all,
            vertical: size.height.map { Span(0, $0) } ?? .all)
    }

    subscript(axis: Axis) -> Span {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    func intersection(_ other: SeenPart) -> SeenPart {
        SeenPart(
            horizontal: horizontal.intersection(other.horizontal), vertical: vertical.intersection(other.vertical))
    }

    func moved(by distance: CGPoint) -> SeenPart {
        SeenPart(horizontal: horizontal.moved(by: distance.x), vertical: vertical.moved(by: distance.y))
    }

    /// The same in other coordinates; all where it has no end, or the transform no way back.
    func applying(_ transform: CGAffineTransform) -> SeenPart {
        let values = [horizontal.lower, horizontal.upper, vertical.lower, vertical.upper]
        guard values.allSatisfy(\.isFinite) else { return .all }
        let rect = CGRect(
            x: values[0], y: values[2], width: max(values[1] - values[0], 0), height: max(values[3] - values[2], 0)
        ).applying(transform)
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return .all }
        return SeenPart(
            horizontal: Span(rect.minX, rect.maxX), vertical: Span(rect.minY, rect.maxY))
    }
}

extension ViewNode {
    /// The part of the node that is seen: of the window, through all scroll views around it, in the node's own
    /// coordinates; nil where the node is in no tree. O(nodes around it)
    final var seenPart: SeenPart? {
        guard let parent else { return state.contains(.root) ? SeenPart(host.windowSize) : nil }
        guard var part = parent.seenPart else { return nil }
        if parent is ScrollNode { part = part.intersection(SeenPart(ProposedViewSize(parent.size))) }
        // The offset does not follow yet what is known now of the lines above.
        if let lazy = parent as? LazyNode { part = part.moved(by: lazy.pendingCorrection) }
        if let transform = parent.transformInside { part = part.applying(transform.inverted()) }
        let origin = parent.origin(of: self)
        return part.moved(by: CGPoint(x: -origin.x, y: -origin.y))
    }

    /// The nearest scroll view around the node that scrolls along an axis. O(nodes around it)
    final func scrollNode(along axis: Axis) -> ScrollNode? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollNode, scroll.axes.contains(axis.set) { return scroll }
            node = current.parent
        }
        return nil
    }
}
