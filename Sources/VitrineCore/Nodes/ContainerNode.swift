/// A view that places content by a layout: its type says all that its node needs.
package protocol ContainerView: UnaryView {
    associatedtype ContainerLayout: Layout
    associatedtype ContainerContent: View
    nonisolated var containerLayout: ContainerLayout { get }
    nonisolated var containerContent: ContainerContent { get }
}

extension ContainerView {
    nonisolated package static func _makeNode(_ leaf: UnaryListNode<Self>, _ inputs: ViewInputs) -> ViewNode {
        ContainerNode(leaf, inputs)
    }
}

/// The node of a container view.
package final class ContainerNode<V: ContainerView>: LayoutNode<V.ContainerLayout> {
    private let leaf: UnaryListNode<V>
    private var version: UInt32

    package init(_ leaf: UnaryListNode<V>, _ inputs: ViewInputs) {
        self.leaf = leaf
        version = leaf.version
        super.init(leaf.view.containerLayout, owner: leaf, content: leaf.view.containerContent, inputs)
    }

    package override func takeChanges() {
        guard leaf.version != version else { return }
        version = leaf.version
        V.ContainerContent._updateList(content.child!, leaf.view.containerContent)
        setLayout(leaf.view.containerLayout)
    }

    package override var viewType: Any.Type? { V.self }
}

/// The node of content that a modifier places by a layout; the modifier's node brings it up to date.
package final class ContentNode<L: Layout, Content: View>: LayoutNode<L> {
    package init(_ layout: L, _ content: Content, owner: ListNode, _ inputs: ViewInputs) {
        super.init(layout, owner: owner, content: content, inputs)
    }

    package func update(_ layout: L, _ content: Content) {
        Content._updateList(self.content.child!, content)
        setLayout(layout)
    }
}
