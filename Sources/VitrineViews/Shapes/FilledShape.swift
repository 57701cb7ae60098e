/// A shape filled with a style.
///
/// See <https://developer.apple.com/documentation/swiftui/shape/fill(_:style:)>.
nonisolated public struct _ShapeView<Content, Style>: LayeredShapeView where Content: Shape, Style: ShapeStyle {
    /// The shape that this type draws and provides for other drawing operations.
    public var shape: Content
    /// The style that fills this view's shape.
    public var style: Style
    /// The style used when filling this view's shape.
    public var fillStyle: FillStyle

    /// Creates a view that fills `shape`.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }

    var movingWidth: CGFloat {
        get { 0 }
        set {}
    }
    func recordLayers(into leaf: inout LeafRecorder) { leaf.fill(shape, style, fillStyle) }
}
extension _ShapeView: Equatable where Content: Equatable, Style: Equatable {}

/// A shape provider that fills its shape.
///
/// See <https://developer.apple.com/documentation/swiftui/fillshapeview>.
nonisolated public struct FillShapeView<Content, Style, Background>: LayeredShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    /// The shape that this type draws and provides for other drawing operations.
    public var shape: Content
    /// The style that fills this view's shape.
    public var style: Style
    /// The fill style used when filling this view's shape.
    public var fillStyle: FillStyle
    /// The background shown beneath this view.
    public var background: Background

    /// Creates a view that fills `shape` over `background`.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }

    var movingWidth: CGFloat {
        get { 0 }
        set {}
    }
    func recordLayers(into leaf: inout LeafRecorder) {
        recordBackground(background, into: &leaf)
        leaf.fill(shape, style, fillStyle)
    }
}
extension FillShapeView: Equatable where Content: Equatable, Style: Equatable, Background: Equatable {}

extension Shape {
    /// Fills this shape with a colour or gradient.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/fill(_:style:)>.
    nonisolated public func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
}

extension ShapeView {
    /// Fills this shape with a colour or gradient, over what was drawn before.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shapeview/fill(_:style:)>.
    nonisolated public func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> where S: ShapeStyle {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }
}
