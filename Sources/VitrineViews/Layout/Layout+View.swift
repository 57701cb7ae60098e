/// A layout with its content: what calling a `Layout` makes.
nonisolated struct LayoutView<L: Layout, Content: View>: ContainerView, Animatable, AnimatedDeclaration {
    var layout: L
    let content: Content
    var animatableData: L.AnimatableData {
        get { layout.animatableData }
        set { layout.animatableData = newValue }
    }

    var containerLayout: L { layout }
    var containerContent: Content { _read { yield content } }
    static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add(typeName(L.self)) { Content._declare(view.content, into: &$0) }
    }
}

extension Layout {
    /// Combines the layout with the views it arranges.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/layout/callasfunction(_:)>.
    nonisolated public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        LayoutView(layout: self, content: content())
    }
}
