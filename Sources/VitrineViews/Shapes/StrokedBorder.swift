/// A shape provider that strokes the border of its shape.
///
/// See <https://developer.apple.com/documentation/swiftui/strokebordershapeview>. The line stays inside the shape.
nonisolated public struct StrokeBorderShapeView<Content, Style, Background>: LayeredShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
    /// The shape that this type draws and provides for other drawing operations.
    public var shape: Content
    /// The style that strokes the border of this view's shape.
    public var style: Style
    /// The stroke style used when stroking this view's shape.
    public var strokeStyle: StrokeStyle
    /// Whether this shape should be drawn antialiased; strokes always are.
    public var isAntialiased: Bool
    /// The background shown beneath this view.
    public var background: Background

    /// Creates a view that strokes the border of `shape` over `background`.
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
        (self.isAntialiased, self.background) = (isAntialiased, background)
    }

    // As the inset shape, which takes what it is offered (A1-11).
    package func sizeThatFits(_ proposal: ProposedViewSize, _ resolved: Void) -> CGSize {
        shape.inset(by: strokeStyle.lineWidth / 2).sizeThatFits(proposal)
    }
    package func lengthRange(along axis: Axis, _ resolved: Void) -> LengthRange? {
        Content.InsetShape._fillsProposal ? .flexible : nil
    }

    var movingWidth: CGFloat {
        get { strokeStyle.lineWidth }
        set { strokeStyle.lineWidth = newValue }
    }
    func recordLayers(into leaf: inout LeafRecorder) {
        recordBackground(background, into: &leaf)
        leaf.stroke(shape.inset(by: strokeStyle.lineWidth / 2), style, strokeStyle)
    }
}
extension StrokeBorderShapeView: Equatable where Content: Equatable, Style: Equatable, Background: Equatable {}

extension InsettableShape {
    /// Strokes the border of this shape with a colour or gradient, inside its outline.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:style:antialiased:)>.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the border of this shape with a colour or gradient, inside its outline; the width is in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)>.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the border of this shape, over what was drawn before.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shapeview/strokeborder(_:style:antialiased:)>.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the border of this shape, over what was drawn before; the width is in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shapeview/strokeborder(_:linewidth:antialiased:)>.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
