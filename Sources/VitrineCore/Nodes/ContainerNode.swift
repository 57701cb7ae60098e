/// A view that places content by a layout: its type says all that its node needs.
package protocol ContainerView: UnaryView {
    associatedtype ContainerLayout: Layout
    associatedtype ContainerContent: View
    nonisolated var containerLayout: ContainerLayout { get }
    // Lent, not copied.
    @_borrowed nonisolated var containerContent: ContainerContent { get }
}

extension ContainerView {
    nonisolated package static func _makeNode(_ view: __owned Declared<Self>, _ inputs: ViewInputs) -> ViewNode {
        let type: AnyClass = NodeTypes.containers.type(for: Self.self) { ContainerNode<Self>.self }
        return unsafeBitCast(type, to: ContainerNode<Self>.Type.self).init(view, inputs)
    }
}

/// The node of a container view.
package final class ContainerNode<V: ContainerView>: LayoutNode<V.ContainerLayout> {
    private var view: Declared<V> { Declared(_declared) }

    package required init(_ view: Declared<V>, _ inputs: __shared ViewInputs) {
        super.init(
            view.with { $0.containerLayout }, owner: view.node, inputs, view.erased,
            content: { root, inputs in view.with { root.make($0.containerContent, inputs) } })
    }

    package override func takeChanges() {
        guard takeVersion() else { return }
        view.with { view in
            V.ContainerContent._updateList(content.child!, view.containerContent)
            setLayout(view.containerLayout)
        }
    }

    package override var fixedCount: Int? { V.ContainerContent._listShape.count }
    package override var viewType: Any.Type? { V.self }
}

/// The node of content that a modifier places by a layout; the modifier's node brings it up to date.
package final class ContentNode<L: Layout, Content: View>: LayoutNode<L> {
    package init(_ layout: L, _ content: Content, owner: ListNode, _ inputs: __shared ViewInputs) {
        super.init(layout, owner: owner, inputs, content: { $0.make(content, $1) })
    }

    package func update(_ layout: L, _ content: Content) {
        Content._updateList(self.content.child!, content)
        setLayout(layout)
    }
}
