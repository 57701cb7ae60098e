import VitrineGraph

/// A container view whose content depends on its size and coordinate space.
///
/// See <https://developer.apple.com/documentation/swiftui/geometryreader>. It takes all the space there is, and puts
/// each view of its content in its top leading corner (A8-01, A8-02). The content is made when the size is known, and
/// again when that changes.
nonisolated public struct GeometryReader<Content: View>: UnaryView {
    /// Makes the content for the geometry it is given.
    public var content: (GeometryProxy) -> Content

    /// A reader with the content that the closure makes.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    package static func _makeNode(_ view: __owned Declared<Self>, _ inputs: ViewInputs) -> ViewNode {
        GeometryReaderNode(view, inputs)
    }
}

/// The node of a geometry reader.
private final class GeometryReaderNode<Content: View>: ViewNode {
    private let geometry: ViewGeometry
    private var view: Declared<GeometryReader<Content>> { Declared(_declared) }
    private var content: ContentNode<CornerLayout, Content>?
    private lazy var computation = ContentComputation(node: self, graph: host.graph, depth: view.node.rank + 1)

    init(_ view: Declared<GeometryReader<Content>>, _ inputs: __shared ViewInputs) {
        geometry = ViewGeometry(.zero, inputs.host)
        super.init(inputs, view.erased)
    }

    override var placeKeeper: AnyObject? { geometry }

    deinit { content?.parent = nil }

    private var inputs: ViewInputs { ViewInputs(environment: environment, host: host, depth: depth + 1) }

    private func makeContent() -> Content {
        host.log.bodies += 1
        return computation.track { view.value.content(GeometryProxy(geometry: geometry)) }
    }

    fileprivate func updateContent() { content?.update(CornerLayout(), makeContent()) }

    private final class ContentComputation: Computation {
        weak var node: GeometryReaderNode?
        init(node: GeometryReaderNode, graph: Graph, depth: Int) {
            self.node = node
            super.init(graph: graph, depth: depth)
        }
        override var name: String? { node?.view.node.placeName(of: GeometryReader<Content>.self) }
        override var isWanted: Bool { node.map { !$0.isGone } ?? false }
        override func update() { node?.updateContent() }
    }

    /// The content changes nothing about the reader's size.
    override func childNeedsLayout(_ child: ViewNode) {
        state.insert(.needsPlacing)
        host.layoutQueue.place(self)
    }

    override func refresh(_ inputs: ViewInputs) {
        super.refresh(inputs)
        if takeVersion() { updateContent() }
        content?.refresh(self.inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        SizeAnswer(proposal.replacingUnspecifiedDimensions())
    }
    override func lengthRange(along axis: Axis) -> LengthRange? { .flexible }

    /// The content cannot change the reader's size, so it may be made in the middle of a layout.
    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        if content != nil {
            if size != geometry.size {
                geometry.size = size
                updateContent()
                // What is inside is brought up to date in the middle of the layout, as it is laid out next.
                _ = host.graph.flush()
                host.layoutQueue.settleAnswers()
            }
        } else {
            geometry.size = size
            content = ContentNode(CornerLayout(), makeContent(), owner: view.node, inputs)
            content!.parent = self
        }
        content!.layout(size, ProposedViewSize(size))
    }

    override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        content?.record(&recorder, at: origin)
    }
    override var children: [(node: ViewNode, origin: CGPoint)] { content.map { [($0, .zero)] } ?? [] }
    override var viewType: Any.Type? { GeometryReader<Content>.self }
}

/// Stands every subview in the leading top corner, proposed the whole.
struct CornerLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
