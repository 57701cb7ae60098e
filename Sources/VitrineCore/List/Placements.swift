/// What most leaves never need. Apart from the leaf, since there are many of those.
final class RareLeafState {
    /// The nodes that show the subview, besides the first.
    @exclusivity(unchecked) var placements: [Unmanaged<ViewNode>] = []
    /// Counts changes of the modifiers on the view and of the view, so that nodes can tell whether what they know is
    /// current. Empty: none yet.
    @exclusivity(unchecked) var versions: ContiguousArray<UInt32> = []
    /// What a node that shows the subview keeps here, since it may go before the subview does.
    @exclusivity(unchecked) var kept: AnyObject?
}

/// The nodes that show one subview: mostly one, more where it is placed several times.
extension ListLeaf {
    final var rarely: RareLeafState {
        if let rare { return rare }
        let rare = RareLeafState()
        self.rare = rare
        return rare
    }

    final func add(_ node: Unmanaged<ViewNode>) {
        if placement == nil { placement = node } else { rarely.placements.append(node) }
    }

    final func remove(_ node: ViewNode) {
        if isSame(placement, node) {
            placement = rare?.placements.popLast()
        } else if let i = rare?.placements.firstIndex(where: { isSame($0, node) }) {
            rare!.placements.remove(at: i)
        }
    }

    private func isSame(_ a: Unmanaged<ViewNode>?, _ node: ViewNode) -> Bool {
        a?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }

    private func forEachPlacement(_ body: (ViewNode) -> Void) {
        placement?._withUnsafeGuaranteedRef(body)
        guard let rare else { return }
        for node in rare.placements { node._withUnsafeGuaranteedRef(body) }
    }

    /// The node that shows `subview`, which is of this leaf, in a container, and came there by the same way; one that was
    /// found already is not found again.
    final func node(of subview: Subview, in container: ViewNode) -> ViewNode? {
        if placement == nil { return nil }
        var found: ViewNode?
        forEachPlacement { node in
            if found == nil, node.parent === container, !node.state.contains(.kept), let other = node.subview,
                subview.isPlacedLike(other)
            {
                found = node
            }
        }
        return found
    }

    /// The subview's value, or that of a modifier on it, changed.
    final func showsChange() { forEachPlacement { node in node.withParent { $0.childNeedsRefresh(node) } } }

    /// What the subview tells its container changed.
    final func tellsChange() {
        forEachPlacement { node in
            node.state.insert(.hasOtherTraits)
            node.withParent { $0.childNeedsRefresh(node) }
        }
    }
}
