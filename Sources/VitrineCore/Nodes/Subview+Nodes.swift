extension Subview {
    /// Calls `body` with the nodes on the path that change how the subview is made, outermost first: those of proxies
    /// around those of the original (G13).
    private func forEachWrapper(_ body: (ListNode) -> Void) {
        func visit(_ node: ListNode?) {
            guard let wrapper = node?.closest(.change) else { return }
            visit(wrapper.parent)
            body(wrapper)
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
        if via == nil, !leaf.isInside(.layoutTraits), !leaf.hasOwnTraits { return traits }
        func apply(_ node: ListNode) {
            var child: ListNode? = node
            guard let teller = node.parent?.closest(.layoutTraits, child: &child), let child else { return }
            apply(teller)
            teller.applyTraits(&traits, child: child)
        }
        func apply(_ link: ProxyLink?) {
            guard let link else { return }
            if let node = link.node { apply(node) }
            apply(link.inner)
        }
        apply(via)
        apply(leaf)
        leaf.applyOwnTraits(&traits)
        via?.applyOverrides(&traits)
        return traits
    }

    /// Makes the nodes that show the subview: one a modifier around it, then the leaf's own.
    package func makeViewNode(_ inputs: ViewInputs) -> ViewNode {
        if via == nil, !leaf.isInside(.change) {
            let node = leaf.makeViewNode(inputs)
            node.stand(for: self)
            return node
        }
        var inputs = inputs
        var outermost: ViewNode?
        var innermost: WrapperNode?
        forEachWrapper { wrapper in
            if wrapper.role.isOne(of: .wrapper) {
                let node = wrapper.makeWrapper(inputs)
                innermost?.child = node
                innermost = node
                if outermost == nil { outermost = node }
                inputs.depth += 1
            } else {
                wrapper.modify(&inputs.environment)
            }
        }
        let node = leaf.makeViewNode(inputs)
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
            if wrapper.role.isOne(of: .wrapper) {
                current.refresh(inputs)
                current = unsafeDowncast(current, to: WrapperNode.self).child
                inputs.depth += 1
            } else {
                wrapper.modify(&inputs.environment)
            }
        }
        leaf.refresh(current, inputs)
    }

    /// Shows the subview in the nodes of the modifiers around `identity`, in place of what they had inside. Returns
    /// those nodes and what is gone; nil where there are none.
    func replace(
        in node: ViewNode, inside identity: ListNode, _ inputs: ViewInputs
    ) -> (kept: ViewNode, gone: ViewNode)? {
        guard via == nil, leaf.path.contains(where: { $0 === identity }) else { return nil }
        let count = identity.path.count(where: { $0.role.isOne(of: .wrapper) })
        var inputs = inputs
        var innermost: WrapperNode?
        var next: ViewNode? = node
        var (met, gone): (Int, ViewNode?) = (0, nil)
        forEachWrapper { wrapper in
            guard wrapper.role.isOne(of: .wrapper) else { return wrapper.modify(&inputs.environment) }
            if met < count, let around = next as? WrapperNode {
                around.refresh(inputs)
                (innermost, next) = (around, around.child)
                met += 1
            } else if met == count {
                let inner = wrapper.makeWrapper(inputs)
                gone = gone ?? innermost?.child
                innermost?.child = inner
                innermost = inner
            }
            inputs.depth += 1
        }
        guard met == count, count > 0, let innermost else { return nil }
        gone = gone ?? innermost.child
        innermost.child = leaf.makeViewNode(inputs)
        innermost.needsLayout()
        gone?.parent = nil
        node.stand(for: self)
        return gone.map { (node, $0) }
    }
}
