import VitrineLayout

/// What the nodes of a test share, and where frames are written.
final class TestContext {
    var frames: [String: CGRect] = [:]
    /// How often nodes were measured, cached answers not counted.
    var measurements = 0
    /// Whether nodes tell what they know of their lengths.
    var usesRanges = true
}

/// A node with the least a container needs: it keeps sizes by proposal and mirrors where it reads right to left.
class TestNode: LayoutElement {
    let context: TestContext
    let isRightToLeft: Bool
    var ids: [String] = []
    private var sizes: [(ProposedViewSize, CGSize)] = []

    init(_ context: TestContext, _ isRightToLeft: Bool) {
        (self.context, self.isRightToLeft) = (context, isRightToLeft)
        super.init()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let known = sizes.last(where: { $0.0 == proposal }) { return known.1 }
        context.measurements += 1
        let size = measure(proposal)
        sizes.append((proposal, size))
        return size
    }

    /// The proposals this node was measured for.
    var proposals: [ProposedViewSize] { sizes.map(\.0) }

    /// The proposal that gave `size`.
    func proposal(for size: CGSize) -> ProposedViewSize {
        sizes.last { $0.1 == size }?.0 ?? ProposedViewSize(size)
    }

    override func lengthRange(along axis: Axis) -> LengthRange? { context.usesRanges ? range(along: axis) : nil }

    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func range(along axis: Axis) -> LengthRange? { nil }
    /// Places the children of a node that takes `size` for `proposal`, in its own coordinates.
    func arrange(_ size: CGSize, _ proposal: ProposedViewSize) -> [(TestNode, CGPoint, ProposedViewSize)] { [] }

    /// Writes the frames of this node and all below it.
    func layOut(at origin: CGPoint, _ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        for id in ids { context.frames[id] = CGRect(origin: origin, size: size) }
        for (child, position, childProposal) in arrange(size, proposal) {
            var position = position
            if isRightToLeft {
                position.x = size.width - position.x - child.sizeThatFits(childProposal).width
            }
            child.layOut(at: CGPoint(x: origin.x + position.x, y: origin.y + position.y), childProposal)
        }
    }
}

/// A node without children.
final class TestLeaf: TestNode {
    let size: (ProposedViewSize) -> CGSize
    var ranges: (LengthRange?, LengthRange?) = (nil, nil)
    var baseline: CGFloat?
    var preference = ViewSpacing()
    var priority = 0.0

    init(_ context: TestContext, _ isRightToLeft: Bool, size: @escaping (ProposedViewSize) -> CGSize) {
        self.size = size
        super.init(context, isRightToLeft)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
    override func range(along axis: Axis) -> LengthRange? { axis == .horizontal ? ranges.0 : ranges.1 }
    override var spacing: ViewSpacing { preference }
    override var layoutPriority: Double { priority }
    override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
            ? baseline : nil
    }
}

/// A modifier: a unary layout, or with none a trait of its child.
final class TestModifier: TestNode {
    let layout: any UnaryLayout
    let child: TestNode
    var priority: Double?
    private var values: [ObjectIdentifier: Any] = [:]

    init(_ layout: any UnaryLayout, _ child: TestNode) {
        (self.layout, self.child) = (layout, child)
        super.init(child.context, child.isRightToLeft)
    }

    /// Sets a layout value of the child.
    func set<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) { values[ObjectIdentifier(key)] = value as Any }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child) }
    override func range(along axis: Axis) -> LengthRange? { layout.lengthRange(along: axis, child) }
    override var spacing: ViewSpacing { layout.spacing(child) }
    override var layoutPriority: Double { priority ?? child.layoutPriority }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        guard let value = values[ObjectIdentifier(key)] else { return child.layoutValue(key) }
        return value as? K.Value ?? child.layoutValue(key)
    }
    override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        layout.explicitAlignment(key, in: size, proposal(for: size), child)
    }
    override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) -> [(TestNode, CGPoint, ProposedViewSize)] {
        let placement = layout.place(in: size, proposal, child)
        return [(child, placement.origin, placement.proposal)]
    }
}

/// A background or an overlay.
final class TestLayers: TestNode {
    let layout: LayeredLayout
    let (primary, secondary): (TestNode, TestNode)

    init(_ layout: LayeredLayout, _ primary: TestNode, _ secondary: TestNode) {
        (self.layout, self.primary, self.secondary) = (layout, primary, secondary)
        super.init(primary.context, primary.isRightToLeft)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }
    override func range(along axis: Axis) -> LengthRange? { primary.lengthRange(along: axis) }
    override var spacing: ViewSpacing { primary.spacing }
    override var layoutPriority: Double { primary.layoutPriority }
    override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        primary.explicitAlignment(key, at: size)
    }
    override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) -> [(TestNode, CGPoint, ProposedViewSize)] {
        let placement = layout.placeSecondary(secondary, on: primary, of: size)
        return [(primary, .zero, proposal), (secondary, placement.origin, placement.proposal)]
    }
}

/// A container over a public `Layout`.
final class TestContainer<L: Layout>: TestNode {
    let layout: L
    let children: [TestNode]
    private let subviews: LayoutSubviews
    private var cache: L.Cache

    init(_ layout: L, _ children: [TestNode], _ context: TestContext, _ isRightToLeft: Bool) {
        (self.layout, self.children) = (layout, children)
        subviews = LayoutSubviews(
            ContiguousArray(children), layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        cache = layout.makeCache(subviews: subviews)
        super.init(context, isRightToLeft)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    override func range(along axis: Axis) -> LengthRange? {
        layout._lengthRange(along: axis, subviews: subviews, cache: &cache)
    }
    override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }
    override var layoutPriority: Double { layout._layoutPriority(isEmpty: subviews.isEmpty) }

    override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = proposal(for: size)
        if let value = own(key, bounds, proposal) { return value }
        if key.isEdgeOrCenter { return nil }
        placeAll(bounds, proposal)
        return subviews.mergedAlignment(key, in: bounds, proposal: proposal)
    }

    private func own(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        key.axis == .horizontal
            ? layout.explicitAlignment(
                of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            : layout.explicitAlignment(
                of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func placeAll(_ bounds: CGRect, _ proposal: ProposedViewSize) {
        for child in children { child.placement = nil }
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) -> [(TestNode, CGPoint, ProposedViewSize)] {
        let bounds = CGRect(origin: .zero, size: size)
        placeAll(bounds, proposal)
        return children.map { child in
            (child, child.placedFrame(in: bounds, proposal: proposal).origin, child.placement?.proposal ?? proposal)
        }
    }
}
