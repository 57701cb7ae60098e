import VitrineGraph

/// The node of a container that places all subviews of its content by a `Layout`.
package final class LayoutNode<L: Layout>: ViewNode {
    package private(set) var layout: L
    private let content: ListRoot
    private let update: () -> L?
    private let type: Any.Type?
    /// The environment of the children, who learn from it along which axis they stand.
    private var childEnvironment: EnvironmentValues

    private var nodes: ContiguousArray<ViewNode> = []
    // Parallel to `nodes`: where they stand. The parent owns this, so that reading it touches no child.
    private var origins: ContiguousArray<CGPoint> = []
    private var paintingOrder: [Int]?
    private var cache: L.Cache?
    private var cacheGeneration: UInt32 = 0
    private var needsSync = true
    private var isRefreshing = false
    private lazy var sync = SyncComputation(node: self, graph: host.graph, depth: content.rank)
    private var placed: (size: CGSize, generation: UInt32)?
    private var knownSpacing: (spacing: ViewSpacing, generation: UInt32)?

    /// - Parameters:
    ///   - owner: the list node the container comes from.
    ///   - viewType: the container's type for reports.
    ///   - update: called on a refresh; returns the new layout and content when they changed.
    package init<Content: View>(
        _ layout: L, owner: ListNode, viewType: Any.Type?, content: Content, _ inputs: ViewInputs,
        update: @escaping () -> (layout: L, content: Content)?
    ) {
        self.layout = layout
        type = viewType
        let root = ListRoot(owner: owner)
        self.content = root
        self.update = {
            guard let new = update() else { return nil }
            Content._updateList(root.child!, new.content)
            return new.layout
        }
        childEnvironment = Self.environment(inside: inputs.environment, axis: layout._properties.stackOrientation)
        super.init(inputs)
        root.make(content, environment: inputs.environment, host: inputs.host, depth: inputs.depth)
        root.onChange = { [unowned self] in
            needsSync = true
            if !isRefreshing { sync.markDirty() }
            host.invalidateLayout()
        }
    }

    /// Drops and makes nodes when the list changed, before anything further in runs: what is gone must not run again.
    private final class SyncComputation: Computation {
        weak var node: LayoutNode?
        init(node: LayoutNode, graph: Graph, depth: Int) {
            self.node = node
            super.init(graph: graph, depth: depth)
        }
        override func update() { track { node?.syncChildren() } }
    }

    deinit {
        content.onChange = nil
        content.owner = nil
    }

    /// The node of a container view.
    package convenience init<V: UnaryView, Content: View>(
        _ layout: L, _ leaf: UnaryListNode<V>, content: Content, _ inputs: ViewInputs,
        update: @escaping (V) -> (layout: L, content: Content)
    ) {
        var version = leaf.version
        self.init(layout, owner: leaf, viewType: V.self, content: content, inputs) {
            guard leaf.version != version else { return nil }
            version = leaf.version
            return update(leaf.view)
        }
    }

    private static func environment(inside environment: EnvironmentValues, axis: Axis?) -> EnvironmentValues {
        if environment.stackAxis == axis { return environment }
        var environment = environment
        environment.stackAxis = axis
        return environment
    }

    package override var viewType: Any.Type? { type }

    // MARK: Children

    private var childInputs: ViewInputs { ViewInputs(environment: childEnvironment, host: host, depth: depth + 1) }

    /// Reads the list again and keeps the nodes of subviews that are still there.
    private func syncChildren() {
        guard needsSync else { return }
        needsSync = false
        let subviews = content.subviews()
        var old: [PlacementKey: ViewNode] = [:]
        for node in nodes { if let subview = node.subview { old[subview.placementKey] = node } }
        let inputs = childInputs
        nodes = ContiguousArray(
            subviews.map { subview in
                if !old.isEmpty, let node = old.removeValue(forKey: subview.placementKey) {
                    subview.refresh(node, inputs)
                    return node
                }
                return subview.makeViewNode(inputs)
            })
        origins = ContiguousArray(repeating: .zero, count: nodes.count)
        paintingOrder =
            nodes.contains { $0.zIndex != 0 }
            ? nodes.indices.sorted { (nodes[$0].zIndex, $0) < (nodes[$1].zIndex, $1) } : nil
    }

    package override func refresh(_ inputs: ViewInputs) {
        isRefreshing = true
        defer { isRefreshing = false }
        let sameEnvironment = inputs.environment.list.head === environment.list.head
        super.refresh(inputs)
        if !sameEnvironment { content.setEnvironment(inputs.environment) }
        let axis = layout._properties.stackOrientation
        if let new = update() {
            layout = new
            cache = nil
            host.invalidateLayout()
        }
        let newAxis = layout._properties.stackOrientation
        if !sameEnvironment || newAxis != axis {
            childEnvironment = Self.environment(inside: inputs.environment, axis: newAxis)
        }
        if needsSync { return syncChildren() }
        let inputs = childInputs
        for node in nodes { node.subview?.refresh(node, inputs) }
    }

    package override var children: [(node: ViewNode, origin: CGPoint)] {
        syncChildren()
        return zip(nodes, origins).map { ($0, $1) }
    }

    // MARK: Layout

    private var subviews: LayoutSubviews {
        syncChildren()
        return LayoutSubviews(
            ContiguousArray(unsafeUninitializedCapacity: nodes.count) { buffer, count in
                for (i, node) in nodes.enumerated() { (buffer.baseAddress! + i).initialize(to: node) }
                count = nodes.count
            }, layoutDirection: environment.layoutDirection)
    }

    private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        if cache == nil {
            cache = layout.makeCache(subviews: subviews)
        } else if cacheGeneration != host.layoutGeneration {
            layout.updateCache(&cache!, subviews: subviews)
        }
        cacheGeneration = host.layoutGeneration
        return body(subviews, &cache!)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        placeInBounds(size, proposal)
        for node in nodes { node.layout(node.placedSize, node.placement?.proposal ?? proposal) }
    }

    /// Runs the layout's placement and notes where the children stand, without laying out inside them.
    private func placeInBounds(_ size: CGSize, _ proposal: ProposedViewSize) {
        let bounds = CGRect(origin: .zero, size: size)
        withCache { subviews, cache in
            for node in nodes { node.placement = nil }
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        let mirrored = environment.layoutDirection == .rightToLeft
        for (i, node) in nodes.enumerated() {
            let frame = node.placedFrame(in: bounds, proposal: proposal)
            node.placedSize = frame.size
            origins[i] = mirrored ? CGPoint(x: size.width - frame.maxX, y: frame.minY) : frame.origin
        }
        placed = (size, host.layoutGeneration)
    }

    package override var spacing: ViewSpacing {
        if let known = knownSpacing, known.generation == host.layoutGeneration { return known.spacing }
        let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
        knownSpacing = (spacing, host.layoutGeneration)
        return spacing
    }

    package override func lengthRange(along axis: Axis) -> LengthRange? {
        withCache { layout._lengthRange(along: axis, subviews: $0, cache: &$1) }
    }

    package override var defaultPriority: Double { layout._layoutPriority(subviews: subviews) }

    package override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        let proposal = self.proposal(for: size)
        let bounds = CGRect(origin: .zero, size: size)
        let own = withCache { subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        if let own { return own }
        if key.isEdgeOrCenter { return nil }
        if placed?.size != size || placed?.generation != host.layoutGeneration { placeInBounds(size, proposal) }
        return subviews.mergedAlignment(key, in: bounds, proposal: proposal)
    }

    // MARK: Painting

    package override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        if let paintingOrder {
            for i in paintingOrder { nodes[i].record(&recorder, at: origin + origins[i]) }
        } else {
            for (node, place) in zip(nodes, origins) { node.record(&recorder, at: origin + place) }
        }
    }
}
