/// The nodes that show one subview: mostly one, more where it is placed several times.
package struct Placements {
    // Nodes take themselves out before they go.
    private var first: Unmanaged<ViewNode>?
    private var others: [Unmanaged<ViewNode>]?

    mutating func add(_ node: Unmanaged<ViewNode>) {
        if first == nil { first = node } else { others = (others ?? []) + [node] }
    }

    mutating func remove(_ node: ViewNode) {
        if isSame(first, node) {
            first = others?.popLast()
        } else if let i = others?.firstIndex(where: { isSame($0, node) }) {
            others!.remove(at: i)
        }
        if others?.isEmpty ?? false { others = nil }
    }

    private func isSame(_ a: Unmanaged<ViewNode>?, _ node: ViewNode) -> Bool {
        a?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }

    private func forEach(_ body: (ViewNode) -> Void) {
        first?._withUnsafeGuaranteedRef(body)
        for node in others ?? [] { node._withUnsafeGuaranteedRef(body) }
    }

    /// The node that shows `subview` in a container, which came there by the same way; one that was found already is
    /// not found again.
    func node(of subview: Subview, in container: ViewNode) -> ViewNode? {
        if first == nil { return nil }
        var found: ViewNode?
        forEach { node in
            if found == nil, node.parent === container, !node.state.contains(.kept), let other = node.subview,
                subview.isPlacedLike(other)
            {
                found = node
            }
        }
        return found
    }

    /// The subview's value, or that of a modifier on it, changed.
    package func subviewChanged() { forEach { node in node.withParent { $0.childNeedsRefresh(node) } } }

    /// What the subview tells its container changed.
    package func traitsChanged() {
        forEach { node in
            node.state.insert(.hasOtherTraits)
            node.withParent { $0.childNeedsRefresh(node) }
        }
    }
}
