/// A view that provides a shape that you can use for drawing operations.
///
/// See <https://developer.apple.com/documentation/swiftui/shapeview>. Fills and strokes can be chained: each is drawn
/// over those before it.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of shape this can provide.
    associatedtype Content: Shape

    /// The shape that this type draws and provides for other drawing operations.
    var shape: Content { get }
}

/// A shape view of the library: one leaf, whatever the number of fills and strokes in the chain.
nonisolated protocol LayeredShapeView: ShapeView, LeafView, AnimatedDeclaration where Resolved == Void {
    associatedtype Style: ShapeStyle
    var shape: Content { get set }
    var style: Style { get set }
    /// The width of a stroke, in points.
    var movingWidth: CGFloat { get set }
    /// Draws what is under this view, and then its own layer.
    func recordLayers(into leaf: inout LeafRecorder)
}

extension LayeredShapeView {
    package func moving(
        in environment: EnvironmentValues
    ) -> AnimatablePair<Content.AnimatableData, AnimatablePair<ColorVector, CGFloat>> {
        AnimatablePair(shape.animatableData, AnimatablePair(style.movingColor(in: environment), movingWidth))
    }
    package mutating func setMoving(
        _ moving: AnimatablePair<Content.AnimatableData, AnimatablePair<ColorVector, CGFloat>>,
        in environment: EnvironmentValues
    ) {
        shape.animatableData = moving.first
        style.setMovingColor(moving.second.first, in: environment)
        movingWidth = moving.second.second
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ resolved: Void) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    package func lengthRange(along axis: Axis, _ resolved: Void) -> LengthRange? {
        Content._fillsProposal ? .flexible : nil
    }
    package func keepsLayout(_ before: Void, _ resolved: Void, isSame: Bool) -> Bool { Content._fillsProposal }
    package func record(_ resolved: Void, into leaf: inout LeafRecorder) { recordLayers(into: &leaf) }
}

/// Draws the view under a layer, where it is one that shapes make.
nonisolated func recordBackground<V: View>(_ background: V, into leaf: inout LeafRecorder) {
    (background as? any LayeredShapeView)?.recordLayers(into: &leaf)
}

extension LeafRecorder {
    /// Adds the inside of a shape, in the view's bounds.
    mutating func fill<S: ShapeStyle>(_ shape: some Shape, _ style: S, _ fillStyle: FillStyle) {
        add(shape.path(in: bounds, environment.layoutDirection), style) { .fill($0, $1, fillStyle) }
    }

    /// Adds the outline of a shape, in the view's bounds.
    mutating func stroke<S: ShapeStyle>(_ shape: some Shape, _ style: S, _ strokeStyle: StrokeStyle) {
        guard strokeStyle.lineWidth > 0 else { return }
        let path = shape.path(in: bounds, environment.layoutDirection)
        let paint = style._paint(_PaintContext(environment: environment, bounds: bounds))
        if paint.transform == nil {
            add(path, paint) { .stroke($0, $1, strokeStyle) }
        } else {
            // The pen must not be stretched with the paint.
            add(path.strokedPath(strokeStyle), paint) { .fill($0, $1, FillStyle()) }
        }
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: size) }

    private mutating func add<S: ShapeStyle>(
        _ path: Path, _ style: S, _ content: (Path, Paint) -> DisplayContent
    ) {
        add(path, style._paint(_PaintContext(environment: environment, bounds: bounds)), content)
    }

    private mutating func add(_ path: Path, _ paint: _ShapePaint, _ content: (Path, Paint) -> DisplayContent) {
        if path.isEmpty { return }
        if case .color(let color) = paint.paint, color.alpha <= 0 { return }
        guard let transform = paint.transform else { return add(content(path, paint.paint)) }
        addTransformed(content(path.applying(transform.inverted()), paint.paint), transform)
    }
}
