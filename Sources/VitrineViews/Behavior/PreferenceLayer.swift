/// A layer whose views are made from a preference of the view it is on.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: PathModifier {
    typealias Body = Never
    let alignment: Alignment
    let isBackground: Bool
    let content: (Key.Value) -> Layer

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        PreferenceLayerNode(declared, inputs)
    }
}

/// The node of such a layer. Its views are made when the view is laid out, for only then it is known what those inside
/// tell; and again when that changes.
private final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: WrapperNode {
    private var declared: Declared<PreferenceLayerModifier<Key, Layer>> { Declared(_declared) }
    private var layer: ContentNode<LayerContentLayout, Layer>?
    private var layerOrigin = CGPoint.zero
    private var isOutdated = true
    private lazy var computation = LayerComputation(node: self, graph: host.graph, depth: declared.node.rank + 1)

    init(_ declared: Declared<PreferenceLayerModifier<Key, Layer>>, _ inputs: __shared ViewInputs) {
        super.init(inputs, declared.erased)
        host.readsPreferences = true
    }

    deinit { layer?.parent = nil }

    private final class LayerComputation: Computation {
        weak var node: PreferenceLayerNode?
        init(node: PreferenceLayerNode, graph: Graph, depth: Int) {
            self.node = node
            super.init(graph: graph, depth: depth)
        }
        override var name: String? { node?.declared.node.placeName(of: "a layer made of \(typeName(Key.self))") }
        override var isWanted: Bool { node.map { !$0.isGone } ?? false }
        override func update() { node?.placeLayer(isOutdated: true) }
    }

    private func placeLayer(isOutdated: Bool) {
        if isOutdated { self.isOutdated = true }
        state.insert(.needsPlacing)
        host.layoutQueue.place(self)
    }

    override func preferenceInsideChanged(_ key: Any.Type?) {
        if key == nil || key == Key.self { placeLayer(isOutdated: true) }
    }

    override func childNeedsLayout(_ child: ViewNode) {
        if child === layer { placeLayer(isOutdated: false) } else { needsLayout() }
    }

    override func refresh(_ inputs: ViewInputs) {
        let before = environment
        super.refresh(inputs)
        if takeVersion() { placeLayer(isOutdated: true) }
        if environment.layoutDirection != before.layoutDirection { placeLayer(isOutdated: false) }
        layer?.refresh(inputs.deeper)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal)
        let modifier = declared.value
        let layer = updatedLayer(modifier)
        let placement = LayeredLayout(modifier.alignment).placeSecondary(layer, on: child, of: size)
        let layerSize = layer.sizeThatFits(placement.proposal)
        layerOrigin = placement.origin
        if environment.layoutDirection == .rightToLeft {
            layerOrigin.x = size.width - placement.origin.x - layerSize.width
        }
        layer.layout(layerSize, placement.proposal)
    }

    private func updatedLayer(_ modifier: PreferenceLayerModifier<Key, Layer>) -> ContentNode<LayerContentLayout, Layer>
    {
        let layout = LayerContentLayout(alignment: modifier.alignment)
        if let layer, !isOutdated { return layer }
        isOutdated = false
        host.log.bodies += 1
        let value = child.preference(Key.self) ?? Key.defaultValue
        let content = computation.track { modifier.content(value) }
        if let layer {
            layer.update(layout, content)
            // What is inside is brought up to date in the middle of the layout, as it is laid out next.
            _ = host.graph.flush()
            host.layoutQueue.settleAnswers()
            return layer
        }
        let new = ContentNode(
            layout, content, owner: declared.node, ViewInputs(environment: environment, host: host, depth: depth + 1))
        new.parent = self
        layer = new
        return new
    }

    override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        let isBackground = declared.value.isBackground
        if isBackground { layer?.record(&recorder, at: origin + layerOrigin) }
        super.record(&recorder, at: origin)
        if !isBackground { layer?.record(&recorder, at: origin + layerOrigin) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let layer { body(layer) }
    }
    override func origin(of child: ViewNode) -> CGPoint { child === layer ? layerOrigin : childOrigin }

    override var children: [(node: ViewNode, origin: CGPoint)] {
        let layers = layer.map { [(node: $0 as ViewNode, origin: layerOrigin)] } ?? []
        return declared.value.isBackground ? layers + super.children : super.children + layers
    }
}

extension View {
    /// Reads a preference of the view and makes an overlay from it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/overlaypreferencevalue(_:alignment:_:)>.
    nonisolated public func overlayPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBackground: false, content: transform))
    }

    /// Reads a preference of the view and makes a background from it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/backgroundpreferencevalue(_:alignment:_:)>.
    nonisolated public func backgroundPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBackground: true, content: transform))
    }
}
