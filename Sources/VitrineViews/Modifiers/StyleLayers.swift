/// A shape filled with a style, behind or in front of a view, at its size. It is drawn by the modifier's own node: a row
/// with a coloured background costs no further views.
nonisolated public struct _StyleLayerModifier<Style: ShapeStyle, S: Shape>: StyleLayer {
    public typealias Body = Never
    @usableFromInline var style: Style
    @usableFromInline var shape: S
    @usableFromInline let fillStyle: FillStyle
    @usableFromInline let isBackground: Bool

    @inlinable init(style: Style, shape: S, fillStyle: FillStyle, isBackground: Bool) {
        (self.style, self.shape, self.fillStyle, self.isBackground) = (style, shape, fillStyle, isBackground)
    }

    package static func isBackground(_ layer: ErasedDeclared) -> Bool {
        layer.with(Self.self) { $0.isBackground }
    }
    package static func fill(_ layer: ErasedDeclared, _ leaf: inout LeafRecorder) {
        layer.with(Self.self) { leaf.fill($0.shape, $0.style, $0.fillStyle) }
    }
}

extension _StyleLayerModifier: AnimatedDeclaration {
    package func moving(in environment: EnvironmentValues) -> AnimatablePair<S.AnimatableData, ColorVector> {
        AnimatablePair(shape.animatableData, style.movingColor(in: environment))
    }
    package mutating func setMoving(
        _ moving: AnimatablePair<S.AnimatableData, ColorVector>, in environment: EnvironmentValues
    ) {
        shape.animatableData = moving.first
        style.setMovingColor(moving.second, in: environment)
    }
}

/// Any style layer. It has one type of node: to find one for each style and shape would be to look it up each time.
package protocol StyleLayer: PathModifier {
    nonisolated static func isBackground(_ layer: ErasedDeclared) -> Bool
    nonisolated static func fill(_ layer: ErasedDeclared, _ leaf: inout LeafRecorder)
}

extension StyleLayer {
    nonisolated package static var kind: PathModifierKind { .wrapper }
    nonisolated package static func _makeWrapper(_ modifier: __owned Declared<Self>, _ inputs: ViewInputs)
        -> WrapperNode
    {
        StyleLayerNode(modifier.erased, inputs)
    }
}

private final class StyleLayerNode: WrapperNode {
    init(_ layer: ErasedDeclared, _ inputs: __shared ViewInputs) {
        super.init(inputs, layer)
        showsItself()
    }

    override func refresh(_ inputs: ViewInputs) {
        if takeChanges(inputs) { needsDisplay() }
        super.refresh(inputs)
    }

    override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        // Looked up where it is drawn: to keep it would make each node larger.
        guard let type = _declared.modifierType as? any StyleLayer.Type else { return }
        let isBackground = type.isBackground(_declared)
        if !isBackground { super.record(&recorder, at: origin) }
        recordLeaf(&recorder, at: origin) { type.fill(_declared, &$0) }
        if isBackground { super.record(&recorder, at: origin) }
    }
}

extension View {
    /// Sets the view's background to a style.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)>. There are no
    /// safe areas in a picture, so the edges change nothing there.
    @inlinable nonisolated public __consuming func background<S>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    )
        -> some View
    where S: ShapeStyle {
        background(style, in: Rectangle())
    }

    /// Sets the view's background to the default background style.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Sets the view's background to a shape filled with a style.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)-20tq5>.
    @inlinable nonisolated public __consuming func background<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        modifier(_StyleLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBackground: true))
    }

    /// Sets the view's background to a shape filled with the default background style.
    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
    where S: Shape {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Layers a style in front of this view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/overlay(_:ignoressafeareaedges:)>. There are no safe
    /// areas in a picture, so the edges change nothing there.
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle {
        overlay(style, in: Rectangle())
    }

    /// Layers a shape filled with a style in front of this view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/overlay(_:in:fillstyle:)>.
    nonisolated public func overlay<S, T>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape {
        modifier(_StyleLayerModifier(style: style, shape: shape, fillStyle: fillStyle, isBackground: false))
    }
}
