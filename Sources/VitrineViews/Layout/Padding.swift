/// Space around a view; see `padding(_:)`.
nonisolated public struct _PaddingModifier: LayoutModifier {
    public typealias Body = Never
    package let layout: PaddingLayout
    @usableFromInline init(_ insets: EdgeInsets) { layout = PaddingLayout(insets) }
}

extension View {
    /// Adds space at the view's edges, in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/padding(_:)-68shk>.
    @inlinable nonisolated public __consuming func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingModifier(insets))
    }

    /// Adds space at some of the view's edges; nil is the system's amount, 16 points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/padding(_:_:)>.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? PaddingLayout.systemLength))
    }

    /// Adds the same space at all of the view's edges, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds the system's lesser amount of space, 8 points, at all of the view's edges (A5-09).
    nonisolated public func _tightPadding() -> some View { padding(.all, PaddingLayout.tightLength) }
}
