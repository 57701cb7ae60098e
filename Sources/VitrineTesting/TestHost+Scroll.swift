import SwiftUI
import VitrineCore

extension TestHost {
    /// Scrolls as a user does, and makes the next frame: shows what is so many points further to the right, and down.
    ///
    /// The innermost scroll view at `point` takes what it can of it, those around it the rest, axis by axis; one with
    /// `scrollDisabled(_:)` takes nothing.
    ///
    /// - Parameters:
    ///   - x: how far to the right, or to the left where it is negative; what is not a number counts as 0.
    ///   - y: how far down, or up.
    ///   - point: where in the window, in points; nil: in its middle.
    /// - Returns: what the frame shows otherwise than the last.
    @discardableResult
    public func scroll(x: CGFloat = 0, y: CGFloat = 0, at point: CGPoint? = nil) -> Changes {
        scroll(x, y, nodes(at: point ?? CGPoint(x: size.width / 2, y: size.height / 2)))
        return frame()
    }

    /// Scrolls the first scroll view in a view with an id that `ForEach` or `.id(_:)` gave it, and makes the next frame.
    ///
    /// - Returns: what the frame shows otherwise than the last; nil where there is no such view.
    @discardableResult
    public func scroll(id: some Hashable, x: CGFloat = 0, y: CGFloat = 0) -> Changes? {
        guard let node = scrollNode(inside: AnyHashable(id)) else { return nil }
        scroll(x, y, [node])
        return frame()
    }

    /// How far the scroll view at a point is scrolled, or without one that in the middle of the window: in points, down
    /// and from the leading edge. Nil: there is none.
    public func scrollOffset(at point: CGPoint? = nil) -> CGPoint? {
        nodes(at: point ?? CGPoint(x: size.width / 2, y: size.height / 2)).last?.scrollOffset
    }

    private func scroll(_ x: CGFloat, _ y: CGFloat, _ nodes: [ScrollNode]) {
        var rest = CGPoint(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y)
        for node in nodes.reversed() where node.isScrollEnabled { rest = node.scroll(by: rest) }
    }

    /// The scroll views at a point, outermost first.
    private func nodes(at point: CGPoint) -> [ScrollNode] {
        var found: [ScrollNode] = []
        func visit(_ node: ViewNode, _ origin: CGPoint) {
            if let scroll = node as? ScrollNode {
                guard CGRect(origin: origin, size: node.size).contains(point) else { return }
                found.append(scroll)
            }
            for (child, place) in node.children { visit(child, origin + place) }
        }
        visit(host.rootNode, .zero)
        return found
    }

    private func scrollNode(inside id: AnyHashable) -> ScrollNode? {
        func visit(_ node: ViewNode, _ isInside: Bool) -> ScrollNode? {
            let isInside = isInside || (node.subview?.leaf.isGiven(id) ?? false)
            if isInside, let scroll = node as? ScrollNode { return scroll }
            for (child, _) in node.children { if let found = visit(child, isInside) { return found } }
            return nil
        }
        return visit(host.rootNode, false)
    }
}
