/// A container that keeps all its views alive and shows one of them: levels of a navigation stack, tabs.
///
/// Views that are not shown have their nodes and state; they are neither measured nor drawn, and have disappeared.
nonisolated struct KeptViews<Content: View>: ContainerView {
    let containerLayout: OneShownLayout
    let content: Content

    /// - Parameter index: which of the views is shown.
    init(shown index: Int, @ViewBuilder content: () -> Content) {
        containerLayout = OneShownLayout(index)
        self.content = content()
    }

    var containerContent: Content { _read { yield content } }
    static func _declare(_ view: Self, into declarations: inout _Declarations) {
        Content._declare(view.content, into: &declarations)
    }
}
