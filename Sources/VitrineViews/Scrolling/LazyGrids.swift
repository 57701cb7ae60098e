/// Arranges its subviews in a grid that grows vertically, and makes those that are seen.
///
/// See <https://developer.apple.com/documentation/swiftui/lazyvgrid>. It is as wide as it is proposed, or as its columns;
/// a row is as high as its highest cell (A12-01 to A12-12). The header and the footer of a section have the whole width.
nonisolated public struct LazyVGrid<Content: View>: LazyContainer {
    package let arrangement: LazyGridLayout
    private let content: Content

    /// - Parameters:
    ///   - columns: the sizes and distances of the columns.
    ///   - alignment: where the columns stand when they take less than the grid.
    ///   - spacing: the distance between rows in points; nil: the system's.
    ///   - pinnedViews: the parts of sections that stay in view as long as the section.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridLayout(columns: columns, alignment, spacing, pinnedViews)
        self.content = content()
    }

    package var lazyContent: Content { content }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("LazyVGrid") { Content._declare(view.content, into: &$0) }
    }
}

/// Arranges its subviews in a grid that grows horizontally, and makes those that are seen.
///
/// See <https://developer.apple.com/documentation/swiftui/lazyhgrid>.
nonisolated public struct LazyHGrid<Content: View>: LazyContainer {
    package let arrangement: LazyGridLayout
    private let content: Content

    /// - Parameters:
    ///   - rows: the sizes and distances of the rows.
    ///   - alignment: where the rows stand when they take less than the grid.
    ///   - spacing: the distance between columns in points; nil: the system's.
    ///   - pinnedViews: the parts of sections that stay in view as long as the section.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridLayout(rows: rows, alignment, spacing, pinnedViews)
        self.content = content()
    }

    package var lazyContent: Content { content }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("LazyHGrid") { Content._declare(view.content, into: &$0) }
    }
}
