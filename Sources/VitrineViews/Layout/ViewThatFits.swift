/// Shows the first of its views that fits into the space there is, else the last.
///
/// See <https://developer.apple.com/documentation/swiftui/viewthatfits>.
nonisolated public struct ViewThatFits<Content: View>: ContainerView {
    let layout: FittingLayout
    let content: Content

    /// - Parameter axes: the axes on which the views' ideal lengths must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        layout = FittingLayout(axes)
        self.content = content()
    }

    package var containerLayout: FittingLayout { layout }
    package var containerContent: Content { _read { yield content } }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("ViewThatFits") { Content._declare(view.content, into: &$0) }
    }
}
