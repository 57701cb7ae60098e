/// A view that shows a part of its content, which may be larger.
///
/// See <https://developer.apple.com/documentation/swiftui/scrollview>. Along its axes it takes the space it is proposed,
/// across them that of the content; it begins at the top and the leading edge. Several views in it are a vertical stack
/// (A13-01 to A13-06). No bars are drawn.
nonisolated public struct ScrollView<Content: View>: ScrollContainer {
    /// What is scrolled.
    public var content: Content
    /// The axes along which the content may be longer than what is seen.
    public var axes: Axis.Set
    /// Whether bars are asked for; none are drawn.
    public var showsIndicators: Bool

    /// See <https://developer.apple.com/documentation/swiftui/scrollview/init(_:showsindicators:content:)>.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    package var scrollAxes: Axis.Set { axes }
    package var scrollContent: Content { content }
    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("ScrollView") { Content._declare(view.content, into: &$0) }
    }
}
