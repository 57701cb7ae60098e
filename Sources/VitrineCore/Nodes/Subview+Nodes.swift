extension Subview {
    /// Calls `body` with the nodes on the path that change how the subview is made, outermost first: those of proxies
    /// around those of the original (G13).
    private func forEachWrapper(_ body: (ListNode) -> Void) {
        func visit(_ node: ListNode?) {
            guard let node else { return }
            visit(node.parent)
            if node.isWrapper { body(node) }
        }
        func visit(_ link: ProxyLink?) {
            guard let link else { return }
            visit(link.node)
            visit(link.inner)
        }
        visit(via)
        visit(leaf.parent)
    }

    /// Traits that layouts ask for; the tags of `ForEach` are left out, as they cost an entry a row.
    var layoutTraits: PropertyList {
        var traits = PropertyList()
        func apply(_ node: ListNode) {
            guard let parent = node.parent else { return }
            apply(parent)
            if parent.hasLayoutTraits { parent.applyTraits(&traits, child: node) }
        }
        func apply(_ link: ProxyLink?) {
            guard let link else { return }
            if let node = link.node { apply(node) }
            apply(link.inner)
        }
        apply(via)
        apply(leaf)
        via?.applyOverrides(&traits)
        return traits
    }

    /// Makes the nodes that show the subview: one a modifier around it, then the leaf's own.
    package func makeViewNode(_ inputs: ViewInputs) -> ViewNode {
        var inputs = inputs
        var outermost: ViewNode?
        var innermost: WrapperNode?
        forEachWrapper { wrapper in
            if wrapper.makesWrapper, let node = wrapper.makeWrapper(inputs) {
                innermost?.child = node
                innermost = node
                if outermost == nil { outermost = node }
                inputs.depth += 1
            } else {
                wrapper.modify(&inputs.environment)
            }
        }
        let isShown = inputs.host.permitsDepth(inputs.depth, of: leaf.reportedType ?? Subview.self)
        let node = isShown ? leaf.makeViewNode(inputs) : EmptyViewNode(inputs)
        innermost?.child = node
        let top = outermost ?? node
        top.stand(for: self)
        return top
    }

    /// Brings nodes made by `makeViewNode` up to date.
    package func refresh(_ node: ViewNode, _ inputs: ViewInputs) {
        var inputs = inputs
        var current: ViewNode = node
        forEachWrapper { wrapper in
            if wrapper.makesWrapper, let around = current as? WrapperNode {
                around.refresh(inputs)
                current = around.child
                inputs.depth += 1
            } else {
                wrapper.modify(&inputs.environment)
            }
        }
        current.refresh(inputs)
    }
}
