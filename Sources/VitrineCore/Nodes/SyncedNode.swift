import VitrineGraph

/// The node of a container, whatever its layout: it follows its list before anything further in runs.
package class SyncedNode: ViewNode {
    // Flags of the container, where there is a gap after what every node has.
    @exclusivity(unchecked) final var needsSync = true
    /// Whether all children are to be looked at after the next placing.
    @exclusivity(unchecked) final var visitsAll = true
    @exclusivity(unchecked) final var isCacheStale = false
    /// Whether any child asks for a place in the painting order.
    @exclusivity(unchecked) final var hasOrder = false
    @exclusivity(unchecked) private(set) final var rare: RareLayoutState?

    deinit {
        guard let rare else { return }
        if let sync = rare.sync { unsafeDowncast(sync, to: SyncComputation.self).node = nil }
        for node in rare.staged { node.leave() }
    }

    package final override func forEachStaged(_ body: (ViewNode) -> Void) {
        guard let rare else { return }
        for node in rare.staged { body(node) }
    }

    final var rarely: RareLayoutState {
        if let rare { return rare }
        let rare = RareLayoutState()
        self.rare = rare
        return rare
    }

    /// Drops and makes nodes where the list changed, and brings those up to date whose subviews changed.
    func synchronize() {}

    /// The subviews of the list became others. `change` says where; nil: anywhere.
    func listDidChange(_ change: ListChange?) {}

    /// Whether it is of use to say where: whoever has read the whole list can go on from there.
    var followsChanges: Bool { false }

    /// The rank of the list.
    var contentRank: Int { 0 }

    /// `synchronize()` is to be called in this frame, outermost containers first.
    final func markSync() {
        if let sync = rare?.sync { return sync.markDirty() }
        let made = SyncComputation(node: self, graph: host.graph, depth: contentRank)
        rarely.sync = made
        made.markDirty()
    }

    private final class SyncComputation: Computation {
        // Not counted, and taken back by the node.
        var node: Unmanaged<SyncedNode>?
        init(node: SyncedNode, graph: Graph, depth: Int) {
            self.node = .passUnretained(node)
            super.init(graph: graph, depth: depth)
        }
        override var isWanted: Bool { node?._withUnsafeGuaranteedRef { !$0.isGone } ?? false }
        override func update() {
            guard let node = node?.takeUnretainedValue() else { return }
            track { node.synchronize() }
        }
    }
}
