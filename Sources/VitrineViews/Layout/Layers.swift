/// `background`, `overlay` and `mask`: content that gets the size of the view it is on and changes nothing about its
/// layout.
nonisolated package struct LayerModifier<Layer: View>: PathModifier {
    package typealias Body = Never
    let layer: Layer
    let alignment: Alignment
    let role: Role

    package enum Role { case background, overlay, mask }

    package static var kind: PathModifierKind { .wrapper }
    package static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        LayerNode(declared, inputs)
    }
}

/// The node of a layer: the primary child decides everything, the layer is placed on it.
///
/// The layer's content is a list of its own, so that values set in it reach nobody outside (B6); several views in it are
/// stacked on top of one another (G14).
package final class LayerNode<Layer: View>: WrapperNode {
    private var declared: Declared<LayerModifier<Layer>> { Declared(_declared) }
    private let layer: ContentNode<LayerContentLayout, Layer>
    private var layerOrigin = CGPoint.zero

    init(_ declared: Declared<LayerModifier<Layer>>, _ inputs: __shared ViewInputs) {
        let modifier = declared.value
        layer = ContentNode(
            LayerContentLayout(alignment: modifier.alignment), modifier.layer, owner: declared.node, inputs.deeper)
        super.init(inputs, declared.erased)
        layer.parent = self
        if modifier.role == .mask { showsItself() }
    }

    deinit { layer.parent = nil }

    package override func refresh(_ inputs: ViewInputs) {
        let before = environment
        super.refresh(inputs)
        if takeVersion() {
            needsDisplay()
            placeLayer()
            layer.update(LayerContentLayout(alignment: declared.value.alignment), declared.value.layer)
        }
        if environment.layoutDirection != before.layoutDirection { placeLayer() }
        layer.refresh(inputs.deeper)
    }

    /// The layer changes nothing about the size of the view that it is on.
    package override func childNeedsLayout(_ child: ViewNode) {
        if child === layer { placeLayer() } else { needsLayout() }
    }

    private func placeLayer() {
        state.insert(.needsPlacing)
        host.layoutQueue.place(self)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal)
        let placement = LayeredLayout(declared.value.alignment).placeSecondary(layer, on: child, of: size)
        let layerSize = layer.sizeThatFits(placement.proposal)
        var origin = placement.origin
        if environment.layoutDirection == .rightToLeft { origin.x = size.width - origin.x - layerSize.width }
        if origin != layerOrigin {
            layerOrigin = origin
            if isLive { host.displayChanges.moved(layer) }
        }
        layer.layout(layerSize, placement.proposal)
    }

    package override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        switch declared.value.role {
        case .background:
            layer.record(&recorder, at: origin + layerOrigin)
            super.record(&recorder, at: origin)
        case .overlay:
            super.record(&recorder, at: origin)
            layer.record(&recorder, at: origin + layerOrigin)
        case .mask:
            var (masked, mask) = (DisplayRecorder(), DisplayRecorder())
            super.record(&masked, at: .zero)
            layer.record(&mask, at: layerOrigin)
            if masked.list.items.isEmpty || mask.list.items.isEmpty { return }
            recorder.add(self, at: origin, .group(masked.list, .mask(mask.list), size: size))
        }
    }

    /// A mask is not hit, but shows where its view is.
    package override func hit(_ point: CGPoint) -> ViewNode? {
        guard declared.value.role == .mask else { return super.hit(point) }
        return layer.hit(point - layerOrigin) == nil ? nil : child.hit(point - childOrigin)
    }

    // What the layer tells comes after what the view tells (B4-14).
    package override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        body(layer)
    }
    package override func origin(of child: ViewNode) -> CGPoint { child === layer ? layerOrigin : childOrigin }

    package override var children: [(node: ViewNode, origin: CGPoint)] {
        let layers = [(node: layer as ViewNode, origin: layerOrigin)]
        return declared.value.role == .background ? layers + super.children : super.children + layers
    }
}

extension View {
    /// Layers views behind this view, at its size.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)>.
    nonisolated public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(LayerModifier(layer: content(), alignment: alignment, role: .background))
    }

    /// Layers a view behind this view.
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View {
        modifier(LayerModifier(layer: background, alignment: alignment, role: .background))
    }

    /// Layers views in front of this view, at its size.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)>.
    nonisolated public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(LayerModifier(layer: content(), alignment: alignment, role: .overlay))
    }

    /// Layers a view in front of this view.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, role: .overlay))
    }

    /// Shows this view only where the mask is opaque.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:)>.
    nonisolated public func mask<Mask>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View {
        modifier(LayerModifier(layer: mask(), alignment: alignment, role: .mask))
    }

    /// Shows this view only where the mask is opaque.
    @_disfavoredOverload
    nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
        modifier(LayerModifier(layer: mask, alignment: .center, role: .mask))
    }
}
