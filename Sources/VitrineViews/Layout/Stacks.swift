/// Arranges its subviews in a horizontal line.
///
/// See <https://developer.apple.com/documentation/swiftui/hstack>. Every subview of the content is placed.
nonisolated public struct HStack<Content: View>: ContainerView {
    @usableFromInline let layout: HStackLayout
    @usableFromInline let content: Content

    /// - Parameter spacing: the distance between subviews in points; nil leaves it to their preferences.
    @inlinable public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package var containerLayout: HStackLayout { layout }
    package var containerContent: Content { _read { yield content } }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("HStack") { Content._declare(view.content, into: &$0) }
    }
}

/// Arranges its subviews in a vertical line.
///
/// See <https://developer.apple.com/documentation/swiftui/vstack>. Every subview of the content is placed.
nonisolated public struct VStack<Content: View>: ContainerView {
    @usableFromInline let layout: VStackLayout
    @usableFromInline let content: Content

    /// - Parameter spacing: the distance between subviews in points; nil leaves it to their preferences.
    @inlinable public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package var containerLayout: VStackLayout { layout }
    package var containerContent: Content { _read { yield content } }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("VStack") { Content._declare(view.content, into: &$0) }
    }
}

/// Overlays its subviews, aligning them in both axes.
///
/// See <https://developer.apple.com/documentation/swiftui/zstack>.
nonisolated public struct ZStack<Content: View>: ContainerView {
    @usableFromInline let layout: ZStackLayout
    @usableFromInline let content: Content

    @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    package var containerLayout: ZStackLayout { layout }
    package var containerContent: Content { _read { yield content } }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("ZStack") { Content._declare(view.content, into: &$0) }
    }
}
