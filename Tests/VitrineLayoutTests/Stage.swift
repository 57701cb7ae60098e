import VitrineLayout

/// Makes test nodes, for the rules that views cannot show.
struct Stage {
    let context = TestContext()
    var isRightToLeft = false

    /// A view that takes any size.
    func color() -> TestLeaf {
        let leaf = TestLeaf(context, isRightToLeft) { $0.replacingUnspecifiedDimensions() }
        leaf.ranges = (.flexible, .flexible)
        return leaf
    }

    /// A view of one size.
    func box(_ w: CGFloat, _ h: CGFloat) -> TestLeaf {
        let leaf = TestLeaf(context, isRightToLeft) { _ in CGSize(width: w, height: h) }
        leaf.ranges = (.rigid(w), .rigid(h))
        return leaf
    }

    /// One line of 13 points.
    func text(_ w: CGFloat = 30, baseline: CGFloat = 13) -> TestLeaf {
        let leaf = box(w, 16)
        leaf.baseline = baseline
        let line = LineSpacing(leading: 0, pixel: 0.5)
        leaf.preference = ViewSpacing(
            textAbove: 4.7421875, below: 8.15087890625, firstLine: line, lastLine: line)
        return leaf
    }

    /// A view measured by `size`, of which nothing is known beforehand.
    func leaf(_ size: @escaping (ProposedViewSize) -> CGSize) -> TestLeaf {
        TestLeaf(context, isRightToLeft, size: size)
    }

    func container<L: Layout>(_ layout: L, _ children: [TestNode]) -> TestContainer<L> {
        TestContainer(layout, children, context, isRightToLeft)
    }
    func hstack(
        align alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: TestNode...
    ) -> TestContainer<HStackLayout> {
        container(HStackLayout(alignment: alignment, spacing: spacing), children)
    }
    func vstack(
        align alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: TestNode...
    ) -> TestContainer<VStackLayout> {
        container(VStackLayout(alignment: alignment, spacing: spacing), children)
    }
    func zstack(align alignment: Alignment = .center, _ children: TestNode...) -> TestContainer<ZStackLayout> {
        container(ZStackLayout(alignment: alignment), children)
    }

    func modify(_ layout: any UnaryLayout, _ child: TestNode) -> TestModifier { TestModifier(layout, child) }
    func frame(width: CGFloat? = nil, height: CGFloat? = nil, _ child: TestNode) -> TestModifier {
        modify(FixedFrameLayout(width: width, height: height), child)
    }
    func padding(_ e: CGFloat..., of child: TestNode) -> TestModifier {
        modify(PaddingLayout(EdgeInsets(top: e[0], leading: e[1], bottom: e[2], trailing: e[3])), child)
    }
    func priority(_ priority: Double, _ child: TestNode) -> TestModifier {
        let node = modify(OffsetLayout(.zero), child)
        node.priority = priority
        return node
    }
    func guide(_ key: AlignmentKey, _ child: TestNode, _ value: @escaping (ViewDimensions) -> CGFloat) -> TestModifier {
        modify(AlignmentGuideLayout(key, value: value), child)
    }

    /// Lays `root` out in a window that proposes its size and centres it; the frame of each node asked for.
    func frames(_ root: TestNode, _ width: CGFloat, _ height: CGFloat, of nodes: TestNode...) -> [CGRect] {
        for (index, node) in nodes.enumerated() { node.ids = ["\(index)"] }
        let size = root.sizeThatFits(ProposedViewSize(width: width, height: height))
        root.layOut(
            at: CGPoint(x: (width - size.width) / 2, y: (height - size.height) / 2),
            ProposedViewSize(width: width, height: height))
        return nodes.indices.map { context.frames["\($0)"] ?? .null }
    }
}

extension CGRect {
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension LayoutElement {
    /// The size for a proposal, nil for the ideal.
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        sizeThatFits(ProposedViewSize(width: width, height: height))
    }
}
