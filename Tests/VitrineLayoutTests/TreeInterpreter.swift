import VitrineLayout

/// Builds test nodes from the tree language of the data files.
///
/// A tree resolves to a list of nodes: groups, loops and sections are transparent, and a modifier applies to each.
struct TreeInterpreter {
    let context = TestContext()

    static let types: Set<String> = [
        "color", "shape", "circle", "frame", "flex", "hstack", "vstack", "zstack", "spacer", "divider", "padding",
        "priority", "fixedSize", "guide", "position", "offset", "aspect", "overlay", "background", "image", "text",
        "env", "group", "foreach", "section", "idmark", "mod", "hidden", "opacity", "zindex", "layoutValue", "custom",
        "anylayout", "geometry", "transition", "matched", "control", "repeat", "iconlabel",
        "labeled", "groupbox", "grid", "gridrow",
    ]

    /// Lays the tree out in a window: proposed its size, centred in it. The frames of the marked nodes.
    func frames(_ tree: VectorTree, in size: CGSize) -> [String: CGRect] {
        context.frames = [:]
        let root = root(tree)
        let proposal = ProposedViewSize(size)
        let fitting = root.sizeThatFits(proposal)
        root.layOut(
            at: CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2), proposal)
        return context.frames
    }

    func root(_ tree: VectorTree) -> TestNode {
        let environment = TestEnvironment()
        let nodes = build(tree, environment)
        return nodes.count == 1 ? nodes[0] : TestContainer(VStackLayout(), nodes, context, environment)
    }

    func build(_ tree: VectorTree, _ environment: TestEnvironment) -> [TestNode] {
        let nodes = nodes(tree, environment)
        if let id = tree.id { for node in nodes { node.ids.append(id) } }
        return nodes
    }

    private func list(_ trees: [VectorTree], _ environment: TestEnvironment) -> [TestNode] {
        trees.flatMap { build($0, environment) }
    }

    private func nodes(_ tree: VectorTree, _ environment: TestEnvironment) -> [TestNode] {
        switch tree.type {
        case "group", "foreach", "idmark", "mod", "hidden", "opacity", "zindex", "transition", "matched":
            return list(tree.children, environment)
        case "section":
            return list(tree.trees("header") + tree.trees("cs") + tree.trees("footer"), environment)
        case "env":
            var environment = environment
            environment.isRightToLeft = tree.bool("rtl") ?? environment.isRightToLeft
            return list(tree.children, environment)
        case "repeat":
            return (0..<Int(tree.length("n") ?? 0)).map { index in
                let box = rigid(tree.length("w") ?? 0, tree.length("h") ?? 0, environment)
                box.ids = [(tree.string("prefix") ?? "") + String(index + Int(tree.length("start") ?? 0))]
                return box
            }
        case "hstack", "vstack", "zstack", "custom", "anylayout", "geometry": return [container(tree, environment)]
        case "grid":
            let layout = GridLayout(
                alignment: alignment(tree), horizontalSpacing: tree.length("hs"), verticalSpacing: tree.length("vs"))
            let cells = tree.trees("rows").enumerated().flatMap { row($0.element, $0.offset, environment) }
            return [TestContainer(layout, cells, context, environment)]
        case "iconlabel", "labeled", "groupbox":
            return [composed(tree, list(tree.trees("icon"), environment), environment)]
        case "background", "overlay":
            let layout = LayeredLayout(alignment(tree))
            return list(tree.children, environment).map { primary in
                let layers = list(tree.trees("o"), environment)
                let secondary =
                    layers.count == 1
                    ? layers[0]
                    : TestContainer(ZStackLayout(alignment: layout.alignment), layers, context, environment)
                return TestLayers(layout, primary, secondary)
            }
        default:
            if let layout = modifier(tree) {
                return list(tree.children, environment).map { TestModifier(layout, $0) }
            }
            if tree.type == "priority" || tree.type == "layoutValue" {
                return list(tree.children, environment).map { trait(tree, $0) }
            }
            return [leaf(tree, environment)]
        }
    }

    /// The cells of a grid's row; anything but a `gridrow` stands loose.
    private func row(_ tree: VectorTree, _ index: Int, _ environment: TestEnvironment) -> [TestNode] {
        if tree.type != "gridrow" { return build(tree, environment) }
        return list(tree.children, environment).map { cell in
            let node = TestModifier(OffsetLayout(.zero), cell)
            node.set(GridRowKey.self, GridRowKey.Row(id: index))
            return node
        }
    }

    /// Controls that are nothing but a stack of other views.
    private func composed(_ tree: VectorTree, _ icons: [TestNode], _ environment: TestEnvironment) -> TestNode {
        var inside = environment
        inside.stackAxis = tree.type == "groupbox" ? .vertical : .horizontal
        let labels = list(tree.trees("label") + tree.trees("title"), inside)
        let contents = list(tree.trees("content") + tree.trees("c"), inside)
        switch tree.type {
        case "iconlabel":
            // The icon's centre stands half a cap height above the title's baseline.
            let guide = VerticalAlignment(IconGuide.self)
            let icons = icons.map { TestModifier(AlignmentGuideLayout(guide.key) { $0.height / 2 }, $0) }
            let titles = labels.map { TestModifier(AlignmentGuideLayout(guide.key) { _ in 8.420166 }, $0) }
            return TestContainer(HStackLayout(alignment: guide, spacing: 8), icons + titles, context, environment)
        case "labeled":
            return TestContainer(HStackLayout(spacing: 8), labels + contents, context, environment)
        default:
            let heads = labels.map { TestModifier(PaddingLayout(EdgeInsets(.leading, 10)), $0) }
            let bodies = contents.map { TestModifier(PaddingLayout(EdgeInsets(.all, 5)), $0) }
            return TestContainer(
                VStackLayout(alignment: .leading, spacing: 3), heads + bodies, context, environment)
        }
    }

    private enum IconGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    private func trait(_ tree: VectorTree, _ child: TestNode) -> TestNode {
        let node = TestModifier(OffsetLayout(.zero), child)
        if tree.type == "priority" { node.priority = Double(tree.length("p") ?? 0) }
        if tree.type == "layoutValue" { node.set(NamedValue.self, tree.length("v") ?? 0) }
        return node
    }
}
