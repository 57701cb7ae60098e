/// A shape provider that strokes its shape.
///
/// See <https://developer.apple.com/documentation/swiftui/strokeshapeview>. The stroke is centred on the outline and
/// takes no part in layout (A1-13).
nonisolated public struct StrokeShapeView<Content, Style, Background>: LayeredShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    /// The shape that this type draws and provides for other drawing operations.
    public var shape: Content
    /// The style that strokes this view's shape.
    public var style: Style
    /// The stroke style used when stroking this view's shape.
    public var strokeStyle: StrokeStyle
    /// Whether this shape should be drawn antialiased; strokes always are.
    public var isAntialiased: Bool
    /// The background shown beneath this view.
    public var background: Background

    /// Creates a view that strokes `shape` over `background`.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    var movingWidth: CGFloat {
        get { strokeStyle.lineWidth }
        set { strokeStyle.lineWidth = newValue }
    }
    func recordLayers(into leaf: inout LeafRecorder) {
        recordBackground(background, into: &leaf)
        leaf.stroke(shape, style, strokeStyle)
    }
}
extension StrokeShapeView: Equatable where Content: Equatable, Style: Equatable, Background: Equatable {}

extension Shape {
    /// Traces the outline of this shape with a colour or gradient.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/stroke(_:style:antialiased:)>.
    nonisolated public func stroke<S>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Traces the outline of this shape with a colour or gradient; the width is in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:antialiased:)>.
    nonisolated public func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// Traces the outline of this shape with a colour or gradient, over what was drawn before.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shapeview/stroke(_:style:antialiased:)>.
    nonisolated public func stroke<S>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Traces the outline of this shape with a colour or gradient, over what was drawn before; the width is in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shapeview/stroke(_:linewidth:antialiased:)>.
    nonisolated public func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
