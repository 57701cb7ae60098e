/// A view that is to be scrolled to, by the id that `ForEach` or `.id(_:)` gave it.
package struct ScrollTarget: ScrollRequest {
    private let id: AnyHashable
    private let anchor: UnitPoint?
    private let scope: Scope

    /// The view below which the target is looked for, and where in a scroll view it is to stand: that stays as it was
    /// found first, for the target may turn out to stand elsewhere.
    fileprivate final class Scope {
        weak var node: ViewNode?
        var places: [ObjectIdentifier: (x: CGFloat?, y: CGFloat?)] = [:]
        init(_ node: ViewNode) { self.node = node }
    }

    /// - Parameter anchor: which point of the target comes to stand at the same point of the scroll view; nil: the view
    ///   moves as little as it must (A13-08, A13-09).
    package init(_ id: AnyHashable, anchor: UnitPoint?, below node: ViewNode) {
        (self.id, self.anchor, scope) = (id, anchor, Scope(node))
    }

    /// Asks for it in the next frame.
    package func post() {
        guard let node = scope.node, node.isInTree else { return }
        node.host.windows.add(self)
        // So that there is one.
        node.host.layoutQueue.place(node)
    }

    package func scroll() -> Bool {
        guard let node = scope.node, let (found, rect) = find(in: node) else { return false }
        reveal(rect, of: found)
        return true
    }

    /// The target, or the lazy container in which it is not made, and where in it the target is.
    private func find(in node: ViewNode) -> (node: ViewNode, rect: CGRect)? {
        if node.subview?.leaf.isGiven(id) ?? false { return (node, CGRect(origin: .zero, size: node.size)) }
        if let rect = (node as? LazyNode)?.rect(of: id) { return (node, rect) }
        var found: (ViewNode, CGRect)?
        node.forEachChild { if found == nil { found = find(in: $0) } }
        return found
    }

    /// Scrolls what is around, from inside out.
    private func reveal(_ rect: CGRect, of node: ViewNode) {
        var (rect, current) = (rect, node)
        while let parent = current.parent {
            if let scroll = parent as? ScrollNode { scroll.reveal(rect, anchor, scope) }
            if let transform = parent.transformInside { rect = rect.applying(transform) }
            let origin = parent.origin(of: current)
            rect = rect.offsetBy(dx: origin.x, dy: origin.y)
            current = parent
        }
    }
}

extension ScrollNode {
    /// Shows a part of the content, which is in the content's coordinates.
    fileprivate func reveal(_ rect: CGRect, _ anchor: UnitPoint?, _ scope: ScrollTarget.Scope) {
        // Right to left, the content begins at its right edge.
        let isMirrored = layoutDirection == .rightToLeft
        let starts = CGPoint(x: isMirrored ? contentSize.width - rect.maxX : rect.minX, y: rect.minY)
        let place =
            scope.places[ObjectIdentifier(self)]
            ?? (
                x: anchor.map { isMirrored ? 1 - $0.x : $0.x } ?? edge(.horizontal, starts.x, rect.width),
                y: anchor?.y ?? edge(.vertical, starts.y, rect.height)
            )
        scope.places[ObjectIdentifier(self)] = place
        var target = scrollOffset
        if let x = place.x, axes.contains(.horizontal) { target.x = starts.x + (rect.width - size.width) * x }
        if let y = place.y, axes.contains(.vertical) { target.y = starts.y + (rect.height - size.height) * y }
        scroll(to: target)
    }

    /// At which edge a part comes to stand when the view moves as little as it must; nil: it is seen.
    private func edge(_ axis: Axis, _ start: CGFloat, _ length: CGFloat) -> CGFloat? {
        if start < scrollOffset[axis] { return 0 }
        return start + length > scrollOffset[axis] + size[axis] ? 1 : nil
    }
}

extension LazyNode {
    /// Where the line stands that has something with an id in it, or is thought to. O(elements)
    fileprivate func rect(of id: AnyHashable) -> CGRect? {
        guard let course, let item = content.find(id), item < items.count else { return nil }
        let line = course.segments.line(ofItem: item)
        let axis = layout.axis
        var rect = CGRect(
            origin: CGPoint(course.lengths.start(of: line), along: axis, 0),
            size: CGSize(course.lengths.expectedLength(of: line), along: axis, size[axis.crossing]))
        if axis == .horizontal, layoutDirection == .rightToLeft { rect.origin.x = size.width - rect.maxX }
        return rect
    }
}
