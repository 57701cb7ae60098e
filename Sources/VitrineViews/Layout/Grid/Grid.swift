/// A container that arranges views in rows and columns, each as large as its cells need.
///
/// See <https://developer.apple.com/documentation/swiftui/grid>. A view outside any `GridRow` is a row by itself and
/// spans all columns.
nonisolated public struct Grid<Content: View>: ContainerView {
    let layout: GridLayout
    let content: Content

    /// - Parameters:
    ///   - horizontalSpacing: the distance between columns in points; nil leaves it to the cells.
    ///   - verticalSpacing: the distance between rows in points; nil leaves it to the cells.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    package var containerLayout: GridLayout { layout }
    package var containerContent: Content { _read { yield content } }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("Grid") { Content._declare(view.content, into: &$0) }
    }
}
