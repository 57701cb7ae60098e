/// Arranges its subviews in a line that grows vertically, and makes those that are seen.
///
/// See <https://developer.apple.com/documentation/swiftui/lazyvstack>. It is as wide as it is proposed. In a scroll view
/// rows are made when they are scrolled to, elsewhere when they are in the window; rows that leave disappear, and keep
/// their state.
nonisolated public struct LazyVStack<Content: View>: LazyContainer {
    package let arrangement: LazyStackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: the guide on which the subviews are lined up.
    ///   - spacing: the distance between subviews in points; nil leaves it to their preferences.
    ///   - pinnedViews: the parts of sections that stay in view as long as the section.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackLayout(alignment, spacing, pinnedViews)
        self.content = content()
    }

    package var lazyContent: Content { content }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("LazyVStack") { Content._declare(view.content, into: &$0) }
    }
}

/// Arranges its subviews in a line that grows horizontally, and makes those that are seen.
///
/// See <https://developer.apple.com/documentation/swiftui/lazyhstack>. It is as high as it is proposed.
nonisolated public struct LazyHStack<Content: View>: LazyContainer {
    package let arrangement: LazyStackLayout
    private let content: Content

    /// - Parameters:
    ///   - alignment: the guide on which the subviews are lined up.
    ///   - spacing: the distance between subviews in points; nil leaves it to their preferences.
    ///   - pinnedViews: the parts of sections that stay in view as long as the section.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackLayout(alignment, spacing, pinnedViews)
        self.content = content()
    }

    package var lazyContent: Content { content }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("LazyHStack") { Content._declare(view.content, into: &$0) }
    }
}
