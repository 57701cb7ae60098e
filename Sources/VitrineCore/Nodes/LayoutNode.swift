import VitrineGraph

/// The node of a container that places all subviews of its content by a `Layout`.
package class LayoutNode<L: Layout>: ViewNode, ListReader {
    @exclusivity(unchecked) package private(set) final var layout: L
    fileprivate final let content: ListRoot
    /// The environment of the children, who learn from it along which axis they stand.
    @exclusivity(unchecked) private final var childEnvironment: EnvironmentValues

    @exclusivity(unchecked) private final var nodes: ContiguousArray<ViewNode> = []
    @exclusivity(unchecked) private final var paintingOrder: [Int]?
    @exclusivity(unchecked) private final var cache: CacheBox?
    @exclusivity(unchecked) private final var sizes = SizeCache()
    @exclusivity(unchecked) private final var spacingBox: SpacingBox?
    @exclusivity(unchecked) private final var cacheGeneration: UInt32 = 0
    @exclusivity(unchecked) private final var placedGeneration: UInt32 = 0
    @exclusivity(unchecked) private final var needsSync = true
    @exclusivity(unchecked) private final var isRefreshing = false
    private final var sync: SyncComputation?

    // Apart from the node: a stack's is there only while it is laid out.
    private final class CacheBox {
        var value: L.Cache?
        init(_ value: L.Cache) { self.value = value }
        func take() -> L.Cache? {
            defer { value = nil }
            return value
        }
    }

    private final class SpacingBox {
        let spacing: ViewSpacing
        let generation: UInt32
        init(_ spacing: ViewSpacing, _ generation: UInt32) { (self.spacing, self.generation) = (spacing, generation) }
    }

    /// - Parameter owner: the list node the container comes from.
    fileprivate init<Content: View>(_ layout: L, owner: ListNode, content: Content, _ inputs: ViewInputs) {
        self.layout = layout
        let root = ListRoot(owner: owner)
        self.content = root
        childEnvironment = inputs.environment
        childEnvironment.stackAxis = layout._properties.stackOrientation
        super.init(inputs)
        root.make(content, environment: childEnvironment, host: inputs.host, depth: inputs.depth)
        root.reader = self
    }

    deinit {
        content.reader = nil
        content.owner = nil
    }

    package final func listDidChange() {
        needsSync = true
        host.invalidateLayout()
        if isRefreshing { return }
        let sync = self.sync ?? SyncComputation(node: self, graph: host.graph, depth: content.rank)
        self.sync = sync
        sync.markDirty()
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

    /// Takes over the layout and content of the view, if they changed.
    package func takeChanges() {}

    fileprivate final func setLayout(_ new: L) {
        layout = new
        cache = nil
        childEnvironment.stackAxis = new._properties.stackOrientation
        host.invalidateLayout()
    }

    // MARK: Children

    private final var childInputs: ViewInputs {
        ViewInputs(environment: childEnvironment, host: host, depth: depth + 1)
    }

    /// Reads the list again and keeps the nodes of subviews that are still there.
    private final func syncChildren() {
        guard needsSync else { return }
        needsSync = false
        let inputs = childInputs
        var old: [PlacementKey: ViewNode] = [:]
        for node in nodes { if let subview = node.subview { old[subview.placementKey] = node } }
        nodes.removeAll(keepingCapacity: true)
        var hasOrder = false
        var offset = 0
        _ = content.visit(from: &offset) { subview in
            let node: ViewNode
            if !old.isEmpty, let kept = old.removeValue(forKey: subview.placementKey) {
                subview.refresh(kept, inputs)
                node = kept
            } else {
                node = subview.makeViewNode(inputs)
            }
            if node.zIndex != 0 { hasOrder = true }
            nodes.append(node)
            return true
        }
        paintingOrder =
            hasOrder ? nodes.indices.sorted { (nodes[$0].zIndex, $0) < (nodes[$1].zIndex, $1) } : nil
    }

    package final override func refresh(_ inputs: ViewInputs) {
        isRefreshing = true
        defer { isRefreshing = false }
        let isSame = inputs.environment.isSame(as: environment)
        super.refresh(inputs)
        takeChanges()
        if !isSame {
            childEnvironment = inputs.environment
            childEnvironment.stackAxis = layout._properties.stackOrientation
            content.setEnvironment(childEnvironment)
        }
        if needsSync { return syncChildren() }
        let inputs = childInputs
        for node in nodes { node.subview?.refresh(node, inputs) }
    }

    package final override var children: [(node: ViewNode, origin: CGPoint)] {
        syncChildren()
        return nodes.compactMap { $0.isLeftOut ? nil : ($0, origin(of: $0)) }
    }

    // MARK: Layout

    private final func subviews() -> LayoutSubviews {
        syncChildren()
        return LayoutSubviews(
            ContiguousArray(unsafeUninitializedCapacity: nodes.count) { buffer, count in
                for (i, node) in nodes.enumerated() { (buffer.baseAddress! + i).initialize(to: node) }
                count = nodes.count
            }, layoutDirection: environment.layoutDirection)
    }

    private final func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews()
        // Taken out while it is used: an access to the node that lasted through all the layout below would make every
        // access there dearer.
        let box = cache
        var value: L.Cache
        if let kept = box?.take() {
            value = kept
            if cacheGeneration != host.layoutGeneration { layout.updateCache(&value, subviews: subviews) }
        } else {
            value = layout.makeCache(subviews: subviews)
        }
        cacheGeneration = host.layoutGeneration
        let result = body(subviews, &value)
        if let box { box.value = value } else { cache = CacheBox(value) }
        return result
    }

    package final override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal, host.layoutGeneration] { return size }
        let size = super.sizeThatFits(proposal)
        sizes.insert(proposal, size, host.layoutGeneration)
        return size
    }

    package final override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    package final override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        place(in: size, proposal)
        placedGeneration = host.layoutGeneration
        for node in nodes where !node.isLeftOut {
            let placement = node.placement!
            node.layout(placement.size, placement.proposal)
        }
        // What a small stack remembers is found again in less time than it is worth to keep.
        if let value = cache?.value, !layout._keepsCache(value) { cache = nil }
    }

    /// Runs the layout's placement, without laying out inside the children. A subview that was not placed stands in the
    /// centre (A9-01).
    private final func place(in size: CGSize, _ proposal: ProposedViewSize) {
        let bounds = CGRect(origin: .zero, size: size)
        withCache { subviews, cache in
            for node in nodes { node.placement = nil }
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        for node in nodes where node.placement == nil && !node.isLeftOut {
            _ = node.placedFrame(in: bounds, proposal: proposal)
        }
    }

    /// Where a child stands. Layout counts from the left; right to left, every placement is mirrored (A2-32).
    private final func origin(of node: ViewNode) -> CGPoint {
        guard let placement = node.placement else { return .zero }
        if environment.layoutDirection == .leftToRight { return placement.origin }
        return CGPoint(x: size.width - placement.origin.x - placement.size.width, y: placement.origin.y)
    }

    package final override var spacing: ViewSpacing {
        if let box = spacingBox, box.generation == host.layoutGeneration { return box.spacing }
        let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
        spacingBox = SpacingBox(spacing, host.layoutGeneration)
        return spacing
    }

    package final override func lengthRange(along axis: Axis) -> LengthRange? {
        withCache { layout._lengthRange(along: axis, subviews: $0, cache: &$1) }
    }

    package final override var defaultPriority: Double { layout._layoutPriority(subviews: subviews()) }

    package final override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        let proposal = sizes.proposal(for: size, host.layoutGeneration) ?? ProposedViewSize(size)
        let bounds = CGRect(origin: .zero, size: size)
        let own = withCache { subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        if own != nil || key.isEdgeOrCenter { return own }
        // The places the children have, if it is their size, else those they would have; what is laid out stays.
        let isLaidOut = placedGeneration == host.layoutGeneration
        if !isLaidOut || size != self.size { place(in: size, proposal) }
        let merged = subviews().mergedAlignment(key, in: bounds, proposal: proposal)
        if isLaidOut, size != self.size {
            place(in: self.size, sizes.proposal(for: self.size, host.layoutGeneration) ?? ProposedViewSize(self.size))
        }
        return merged
    }

    // MARK: Painting

    package final override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        if let paintingOrder {
            for i in paintingOrder where !nodes[i].isLeftOut {
                nodes[i].record(&recorder, at: origin + self.origin(of: nodes[i]))
            }
        } else {
            for node in nodes where !node.isLeftOut { node.record(&recorder, at: origin + self.origin(of: node)) }
        }
    }
}

/// A view that places content by a layout: its type says all that its node needs.
package protocol ContainerView: UnaryView {
    associatedtype ContainerLayout: Layout
    associatedtype ContainerContent: View
    nonisolated var containerLayout: ContainerLayout { get }
    nonisolated var containerContent: ContainerContent { get }
}

extension ContainerView {
    nonisolated package static func _makeNode(_ leaf: UnaryListNode<Self>, _ inputs: ViewInputs) -> ViewNode {
        ContainerNode(leaf, inputs)
    }
}

/// The node of a container view.
package final class ContainerNode<V: ContainerView>: LayoutNode<V.ContainerLayout> {
    private let leaf: UnaryListNode<V>
    private var version: UInt32

    package init(_ leaf: UnaryListNode<V>, _ inputs: ViewInputs) {
        self.leaf = leaf
        version = leaf.version
        super.init(leaf.view.containerLayout, owner: leaf, content: leaf.view.containerContent, inputs)
    }

    package override func takeChanges() {
        guard leaf.version != version else { return }
        version = leaf.version
        V.ContainerContent._updateList(content.child!, leaf.view.containerContent)
        setLayout(leaf.view.containerLayout)
    }

    package override var viewType: Any.Type? { V.self }
}

/// The node of content that a modifier places by a layout; the modifier's node brings it up to date.
package final class ContentNode<L: Layout, Content: View>: LayoutNode<L> {
    package init(_ layout: L, _ content: Content, owner: ListNode, _ inputs: ViewInputs) {
        super.init(layout, owner: owner, content: content, inputs)
    }

    package func update(_ layout: L, _ content: Content) {
        Content._updateList(self.content.child!, content)
        setLayout(layout)
    }
}
