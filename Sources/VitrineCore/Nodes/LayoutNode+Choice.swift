/// Containers that show one of their children.
extension LayoutNode {
    /// Whether the layout chooses a child, and leaves the others out.
    static var choosesChild: Bool { L.self == FittingLayout.self || keepsLeftOut }
    /// Whether those left out live on, though nobody measures them: they may be shown again as they were.
    static var keepsLeftOut: Bool { L.self == OneShownLayout.self }

    /// Places where one of the children is chosen: the view that is left out now has disappeared, as it were.
    final func chooseChild(in size: CGSize, _ proposal: ProposedViewSize) {
        var before: [ViewNode] = []
        forEachNode { if !$0.isLeftOut { before.append($0) } }
        place(in: size, proposal)
        for node in before where node.isLeftOut {
            host.effects.leave(node, Self.keepsLeftOut ? .covered : .last)
            if isLive { host.displayChanges.removed(node) }
            if Self.keepsLeftOut { node.makeInside() }
        }
        let wasShown = Set(before.map(\.id))
        forEachNode { node in
            if node.isLeftOut || wasShown.contains(node.id) { return }
            host.effects.enter(node)
            if isLive { host.displayChanges.shown(node) }
        }
        preferenceChanged(nil)
    }
}

extension ViewNode {
    /// Makes the nodes inside, which else happens when a view is first measured: then their bodies have run, and their
    /// state is there.
    fileprivate func makeInside() { for child in children { child.node.makeInside() } }
}

extension DisplayChanges {
    /// A node is shown again that was left out in the last frame: what is inside records items anew.
    mutating func shown(_ node: ViewNode) {
        if node.state.contains(.showsItself) { changed(node.id) }
        node.forEachChild { shown($0) }
    }
}
