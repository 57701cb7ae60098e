/// A view that scrolls its content: its type says all that its node needs.
package protocol ScrollContainer: UnaryView {
    associatedtype ScrollContent: View
    nonisolated var scrollAxes: Axis.Set { get }
    nonisolated var scrollContent: ScrollContent { get }
}

extension ScrollContainer {
    nonisolated package static func _makeNode(_ view: __owned Declared<Self>, _ inputs: ViewInputs) -> ViewNode {
        ScrollContainerNode(view, inputs)
    }
}

/// The node of a scroll container. Several views in it are a vertical stack, whatever the axes (A13-06).
private final class ScrollContainerNode<V: ScrollContainer>: ScrollNode {
    private var view: Declared<V> { Declared(_declared) }
    private var stack: ContentNode<ImplicitStackLayout, V.ScrollContent>!

    init(_ view: Declared<V>, _ inputs: __shared ViewInputs) {
        super.init(view.value.scrollAxes, inputs, view.erased)
        stack = ContentNode(ImplicitStackLayout(), view.value.scrollContent, owner: view.node, contentInputs)
        setContent(stack)
    }

    override func takeChanges() {
        guard takeVersion() else { return }
        view.with { view in
            stack.update(ImplicitStackLayout(), view.scrollContent)
            set(view.scrollAxes)
        }
    }

    override var viewType: Any.Type? { V.self }
}
