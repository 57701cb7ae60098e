import VitrineLayout

/// A view that places content by a lazy layout: its type says all that its node needs.
package protocol LazyContainer: UnaryView {
    associatedtype LazyContent: View
    associatedtype Arrangement: LazyLayout & Equatable
    nonisolated var arrangement: Arrangement { get }
    nonisolated var lazyContent: LazyContent { get }
}

extension LazyContainer {
    nonisolated package static func _makeNode(_ view: __owned Declared<Self>, _ inputs: ViewInputs) -> ViewNode {
        LazyContainerNode(view, inputs)
    }
}

private final class LazyContainerNode<V: LazyContainer>: LazyNode {
    private var view: Declared<V> { Declared(_declared) }

    init(_ view: Declared<V>, _ inputs: __shared ViewInputs) {
        super.init(
            view.value.arrangement, owner: view.node, inputs, view.erased,
            content: { root, inputs in view.with { root.make($0.lazyContent, inputs) } })
    }

    override func takeChanges() {
        guard takeVersion() else { return }
        view.with { view in
            V.LazyContent._updateList(content.child!, view.lazyContent)
            setLayout(view.arrangement)
        }
    }

    override var maySection: Bool { V.LazyContent._listShape.maySection }
    override var viewType: Any.Type? { V.self }
}
