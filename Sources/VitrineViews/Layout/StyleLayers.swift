// `background` and `overlay` with a style or a shape filled with one. Nothing covers a part of a window here, so that
// there is no safe area that a style could be kept out of.

extension View {
    private nonisolated func layer<T, S>(
        _ shape: T, _ style: S, _ fillStyle: FillStyle = FillStyle(), isBackground: Bool
    ) -> some View where T: Shape, S: ShapeStyle {
        modifier(
            LayerModifier(
                layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center,
                isBackground: isBackground))
    }

    /// Fills the view's bounds behind it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)>.
    nonisolated public func background<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        layer(Rectangle(), style, isBackground: true)
    }

    /// Fills the view's bounds behind it with the default background.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/background(ignoressafeareaedges:)>.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layer(Rectangle(), BackgroundStyle(), isBackground: true)
    }

    /// Fills a shape behind the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)>.
    nonisolated public func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        layer(shape, style, fillStyle, isBackground: true)
    }

    /// Fills a shape behind the view with the default background.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/background(in:fillstyle:)>.
    nonisolated public func background<S>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: Shape {
        layer(shape, BackgroundStyle(), fillStyle, isBackground: true)
    }

    /// Fills the view's bounds in front of it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/overlay(_:ignoressafeareaedges:)>.
    nonisolated public func overlay<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle {
        layer(Rectangle(), style, isBackground: false)
    }

    /// Fills a shape in front of the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/overlay(_:in:fillstyle:)>.
    nonisolated public func overlay<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        layer(shape, style, fillStyle, isBackground: false)
    }
}
