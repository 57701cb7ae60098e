nonisolated struct GeometryChangeModifier<Value: Equatable>: PathModifier {
    typealias Body = Never
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        GeometryChangeNode(declared, inputs)
    }
}

/// Watches a value made of a view's geometry. It is told of another size or place like a closure that reads them.
private final class GeometryChangeNode<Value: Equatable>: BehaviorNode {
    private var declared: Declared<GeometryChangeModifier<Value>> { Declared(_declared) }
    private let geometry: ViewGeometry
    private var last: Value?
    private lazy var computation = ValueComputation(node: self, graph: host.graph, depth: declared.node.rank + 1)

    init(_ declared: Declared<GeometryChangeModifier<Value>>, _ inputs: __shared ViewInputs) {
        geometry = ViewGeometry(.zero, inputs.host)
        super.init(inputs, declared.erased)
    }

    private final class ValueComputation: Computation {
        weak var node: GeometryChangeNode?
        init(node: GeometryChangeNode, graph: Graph, depth: Int) {
            self.node = node
            super.init(graph: graph, depth: depth)
        }
        override func update() { node?.needsChange() }
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        geometry.size = size
        super.placeChildren(in: size, proposal)
    }

    override var placeKeeper: AnyObject? { geometry }

    override var behaviorName: String { declared.node.placeName(of: "onGeometryChange") }

    override func appear() { change() }

    override func change() {
        let (transform, proxy) = (declared.value.transform, GeometryProxy(geometry: geometry))
        let value = computation.track { transform(proxy) }
        if value == last { return }
        let old = last ?? value
        last = value
        declared.value.action(old, value)
    }
}

extension View {
    /// Adds an action to perform when a value made of the view's geometry changes, with the new value; first with the
    /// value that the view has when it appears.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)>.
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(GeometryChangeModifier(transform: transform) { action($1) })
    }

    /// Adds an action to perform when a value made of the view's geometry changes, with the old and the new value.
    nonisolated public func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
