/// A shape filled with a style, behind or in front of a view, at its size. It is drawn by the modifier's own node: a row
/// with a coloured background costs no further views.
nonisolated public struct _StyleLayerModifier<Style: ShapeStyle, S: Shape>: PathModifier {
    public typealias Body = Never
    @usableFromInline let style: Style
    @usableFromInline let shape: S
    @usableFromInline let fillStyle: FillStyle
    @usableFromInline let isBackground: Bool

    @inlinable init(style: Style, shape: S, fillStyle: FillStyle, isBackground: Bool) {
        (self.style, self.shape, self.fillStyle, self.isBackground) = (style, shape, fillStyle, isBackground)
    }

    package static var kind: PathModifierKind { .wrapper }
    package static func _makeWrapper(_ list: ModifiedListNode<Self>, _ inputs: ViewInputs) -> WrapperNode? {
        StyleLayerNode(list, inputs)
    }
}

private final class StyleLayerNode<Style: ShapeStyle, S: Shape>: WrapperNode {
    private let list: ModifiedListNode<_StyleLayerModifier<Style, S>>
    private var version: UInt32

    init(_ list: ModifiedListNode<_StyleLayerModifier<Style, S>>, _ inputs: ViewInputs) {
        self.list = list
        version = list.version
        super.init(inputs)
    }

    override func refresh(_ inputs: ViewInputs) {
        if list.version != version || !inputs.environment.isSame(as: environment) { needsDisplay() }
        version = list.version
        super.refresh(inputs)
    }

    override var showsItself: Bool { true }

    override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        let layer = list.modifier
        if !layer.isBackground { super.record(&recorder, at: origin) }
        recordLeaf(&recorder, at: origin) { $0.fill(layer.shape, layer.style, layer.fillStyle) }
        if layer.isBackground { super.record(&recorder, at: origin) }
    }
}

extension View {
    /// Sets the view's background to a style.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)>. There are no
    /// safe areas in a picture, so the edges change nothing there.
    @inlinable nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
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
    @inlinable nonisolated public func background<S, T>(
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
