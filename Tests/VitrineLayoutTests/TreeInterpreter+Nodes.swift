import VitrineLayout

extension TreeInterpreter {
    func container(_ tree: VectorTree, _ environment: TestEnvironment) -> TestNode {
        switch (tree.type, tree.string("kind") ?? tree.string("axis")) {
        case ("hstack", _), ("anylayout", "h"):
            let layout = HStackLayout(alignment: alignment(tree).vertical, spacing: tree.length("spacing"))
            return tree.type == "anylayout"
                ? container(AnyLayout(layout), tree, environment) : container(layout, tree, environment)
        case ("vstack", _), ("anylayout", _):
            let layout = VStackLayout(alignment: alignment(tree).horizontal, spacing: tree.length("spacing"))
            return tree.type == "anylayout"
                ? container(AnyLayout(layout), tree, environment) : container(layout, tree, environment)
        case ("zstack", _): return container(ZStackLayout(alignment: alignment(tree)), tree, environment)
        case ("custom", "radial"): return container(RadialLayout(), tree, environment)
        case ("custom", _):
            let layout = FlowLayout(gap: tree.length("gap") ?? 8, rowGap: tree.length("rowGap") ?? 6)
            return container(layout, tree, environment)
        default: return container(ReaderLayout(), tree, environment)
        }
    }

    private func container<L: Layout>(_ layout: L, _ tree: VectorTree, _ environment: TestEnvironment) -> TestNode {
        var inside = environment
        inside.stackAxis = layout._properties.stackOrientation
        return TestContainer(layout, tree.children.flatMap { build($0, inside) }, context, environment)
    }

    func modifier(_ tree: VectorTree) -> (any UnaryLayout)? {
        switch tree.type {
        case "frame":
            FixedFrameLayout(width: tree.length("w"), height: tree.length("h"), alignment: alignment(tree))
        case "flex":
            FlexibleFrameLayout(
                horizontal: .init(min: tree.length("minW"), ideal: tree.length("idealW"), max: tree.length("maxW")),
                vertical: .init(min: tree.length("minH"), ideal: tree.length("idealH"), max: tree.length("maxH")),
                alignment: alignment(tree))
        case "padding": PaddingLayout(insets(tree.lengths("e") ?? [0, 0, 0, 0]))
        case "fixedSize": FixedSizeLayout(horizontal: tree.bool("h") ?? true, vertical: tree.bool("v") ?? true)
        case "position": PositionLayout(CGPoint(x: tree.length("x") ?? 0, y: tree.length("y") ?? 0))
        case "offset": OffsetLayout(CGSize(width: tree.length("x") ?? 0, height: tree.length("y") ?? 0))
        case "aspect":
            AspectRatioLayout(tree.length("r"), contentMode: tree.string("mode") == "fill" ? .fill : .fit)
        case "guide": guide(tree)
        default: nil
        }
    }

    private func guide(_ tree: VectorTree) -> AlignmentGuideLayout {
        let (number, text) = (tree.length("v"), tree.string("v"))
        return AlignmentGuideLayout(alignmentKey(tree.string("k") ?? "leading")) { dimensions in
            switch text {
            case "w": dimensions.width
            case "h": dimensions.height
            case "w/2": dimensions.width / 2
            case "h/2": dimensions.height / 2
            default: number ?? 0
            }
        }
    }

    func leaf(_ tree: VectorTree, _ environment: TestEnvironment) -> TestNode {
        let (w, h) = (tree.length("w") ?? 0, tree.length("h") ?? 0)
        switch tree.type {
        case "color", "shape": return flexible(CGSize(width: 10, height: 10), environment)
        case "circle":
            return TestLeaf(context, environment) { proposal in
                let size = proposal.replacingUnspecifiedDimensions()
                let side = min(proposal.width ?? size.height, proposal.height ?? size.width)
                return proposal == .unspecified
                    ? CGSize(width: 10, height: 10) : CGSize(width: side, height: side)
            }
        case "image" where tree.bool("resizable") == true:
            return flexible(CGSize(width: w, height: h), environment)
        case "spacer": return spacer(tree.length("min") ?? 8, environment)
        case "divider": return divider(tree.length("thickness") ?? 1, environment)
        case "text": return text(tree, w, h, environment)
        case "control": return control(tree, w, h, environment)
        default: return rigid(w, h, environment)
        }
    }

    func rigid(_ w: CGFloat, _ h: CGFloat, _ environment: TestEnvironment) -> TestLeaf {
        let node = TestLeaf(context, environment) { _ in CGSize(width: w, height: h) }
        node.ranges = (.rigid(w), .rigid(h))
        return node
    }

    private func flexible(_ ideal: CGSize, _ environment: TestEnvironment) -> TestLeaf {
        let node = TestLeaf(context, environment) { $0.replacingUnspecifiedDimensions(by: ideal) }
        node.ranges = (.flexible, .flexible)
        return node
    }

    private func spacer(_ minimum: CGFloat, _ environment: TestEnvironment) -> TestNode {
        let axis = environment.stackAxis
        let node = TestLeaf(context, environment) { proposal in
            let length = proposal.replacingUnspecifiedDimensions(by: CGSize(width: minimum, height: minimum))
            return CGSize(
                width: axis == .vertical ? 0 : max(length.width, minimum),
                height: axis == .horizontal ? 0 : max(length.height, minimum))
        }
        let range = LengthRange(min: minimum, max: .infinity)
        node.ranges = (axis == .vertical ? .rigid(0) : range, axis == .horizontal ? .rigid(0) : range)
        node.preference = .spacer(along: axis)
        node.priority = -.infinity
        return node
    }

    private func divider(_ thickness: CGFloat, _ environment: TestEnvironment) -> TestNode {
        let axis: Axis = environment.stackAxis == .horizontal ? .vertical : .horizontal
        let node = TestLeaf(context, environment) { proposal in
            CGSize(proposal.replacingUnspecifiedDimensions()[axis], along: axis, thickness)
        }
        node.ranges = axis == .horizontal ? (.flexible, .rigid(thickness)) : (.rigid(thickness), .flexible)
        return node
    }

    /// A text as a box that cannot change; without measures of its own it is one line of 13 points.
    private func text(_ tree: VectorTree, _ w: CGFloat, _ h: CGFloat, _ environment: TestEnvironment) -> TestNode {
        let node = rigid(w, h, environment)
        node.baseline = tree.length("base") ?? 13
        let line = LineSpacing(leading: tree.length("t2t") ?? 0, pixel: 0.5)
        node.preference = ViewSpacing(
            textAbove: tree.length("above") ?? 4.7421875, below: tree.length("below") ?? 8.15087890625,
            firstLine: line, lastLine: line)
        return node
    }

    private func control(_ tree: VectorTree, _ w: CGFloat, _ h: CGFloat, _ environment: TestEnvironment) -> TestNode {
        let node = rigid(w, h, environment)
        if tree.bool("flexW") == true {
            let wide = TestLeaf(context, environment) { CGSize(width: $0.width ?? 10, height: h) }
            wide.ranges = (.flexible, .rigid(h))
            return wide
        }
        node.baseline = tree.length("base")
        for (id, part) in tree.parts {
            node.parts[id] = CGRect(x: part[0], y: part[1], width: part[2], height: part[3])
        }
        let edges: [String: Edge] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
        for (edge, name) in tree.strings("sp") where name == "control6" {
            if let edge = edges[edge] { node.preference[edge] = .init(plain: 6) }
        }
        if let above = tree.length("gapAbove") { node.preference.top.text = above }
        return node
    }

    func alignment(_ tree: VectorTree) -> Alignment {
        let name = tree.string("align") ?? "center"
        let lower = name.lowercased()
        var alignment = Alignment.center
        if lower.hasSuffix("leading") { alignment.horizontal = .leading }
        if lower.hasSuffix("trailing") { alignment.horizontal = .trailing }
        if lower.hasPrefix("top") { alignment.vertical = .top }
        if lower.hasPrefix("bottom") { alignment.vertical = .bottom }
        if name == "firstTextBaseline" { alignment.vertical = .firstTextBaseline }
        if name == "lastTextBaseline" { alignment.vertical = .lastTextBaseline }
        return alignment
    }

    private func alignmentKey(_ name: String) -> AlignmentKey {
        switch name {
        case "leading": HorizontalAlignment.leading.key
        case "trailing": HorizontalAlignment.trailing.key
        case "hcenter": HorizontalAlignment.center.key
        case "top": VerticalAlignment.top.key
        case "bottom": VerticalAlignment.bottom.key
        case "firstTextBaseline": VerticalAlignment.firstTextBaseline.key
        case "lastTextBaseline": VerticalAlignment.lastTextBaseline.key
        default: VerticalAlignment.center.key
        }
    }

    private func insets(_ e: [CGFloat]) -> EdgeInsets {
        EdgeInsets(top: e[0], leading: e[1], bottom: e[2], trailing: e[3])
    }
}
