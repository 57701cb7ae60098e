extension Subview {
    /// The nodes on the path that change how the subview is made, outermost first: those of proxies around those of the
    /// original (G13).
    private var wrappers: [ListNode] {
        var result: [ListNode] = []
        func collect(_ start: ListNode?) {
            let first = result.count
            for node in start?.path ?? .init(node: nil) where node.isWrapper { result.append(node) }
            result[first...].reverse()
        }
        func collect(_ link: ProxyLink?) {
            guard let link else { return }
            collect(link.node)
            collect(link.inner)
        }
        collect(via)
        collect(leaf.parent)
        return result
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
        func append(_ node: ViewNode) {
            innermost?.child = node
            if outermost == nil { outermost = node }
        }
        for wrapper in wrappers {
            if let node = wrapper.makeWrapper(inputs) {
                append(node)
                innermost = node
                inputs = inputs.deeper
            }
            wrapper.modify(&inputs.environment)
        }
        let isShown = inputs.host.permitsDepth(inputs.depth, of: leaf.reportedType ?? Subview.self)
        append(isShown ? leaf.makeViewNode(inputs) : EmptyViewNode(inputs))
        outermost!.stand(for: self)
        return outermost!
    }

    /// Brings nodes made by `makeViewNode` up to date.
    package func refresh(_ node: ViewNode, _ inputs: ViewInputs) {
        var inputs = inputs
        var current: ViewNode = node
        for wrapper in wrappers {
            if let around = current as? WrapperNode, wrapper.makesWrapper {
                around.refresh(inputs)
                current = around.child
                inputs = inputs.deeper
            }
            wrapper.modify(&inputs.environment)
        }
        current.refresh(inputs)
        node.stand(for: self)
    }

    /// What tells the placements of one container apart: the same subview may be placed twice.
    package var placementKey: PlacementKey { PlacementKey(leaf: ObjectIdentifier(leaf), link: via?.placement) }
}

package struct PlacementKey: Hashable {
    let leaf: ObjectIdentifier
    let link: ObjectIdentifier?
}

extension ProxyLink {
    var placement: ObjectIdentifier? { node.map { ObjectIdentifier($0) } }
}
