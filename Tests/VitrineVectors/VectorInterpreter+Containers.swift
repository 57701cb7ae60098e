import SwiftUI
import VitrineLayout

extension VectorInterpreter {
    /// The view of a node that holds several others, or nil.
    static func container(_ tree: VectorTree) -> AnyView? {
        let (alignment, spacing) = (alignment(tree), tree.length("spacing"))
        let content = { list(tree.children) }
        switch tree.type {
        case "group": return AnyView(Group { content() })
        case "foreach": return content()
        case "section":
            return AnyView(
                Section(
                    content: content, header: { list(tree.trees("header")) }, footer: { list(tree.trees("footer")) })
            )
        case "repeat": return repeated(tree)
        case "hstack": return AnyView(HStack(alignment: alignment.vertical, spacing: spacing, content: content))
        case "vstack": return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing, content: content))
        case "zstack": return AnyView(ZStack(alignment: alignment, content: content))
        case "anylayout":
            let layout =
                tree.string("axis") == "h"
                ? AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: spacing))
                : AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: spacing))
            return AnyView(layout { content() })
        case "custom":
            switch tree.string("kind") {
            case "radial": return AnyView(RadialLayout()(content))
            case "values": return AnyView(ValuesLayout()(content))
            default:
                return AnyView(
                    FlowLayout(gap: tree.length("gap") ?? 8, rowGap: tree.length("rowGap") ?? 6)(content))
            }
        case "geometry": return AnyView(GeometryReader { _ in content() })
        case "grid":
            let rows = tree.trees("rows") + tree.trees("cs")
            return AnyView(
                Grid(alignment: alignment, horizontalSpacing: tree.length("hs"), verticalSpacing: tree.length("vs")) {
                    list(rows)
                })
        case "gridrow":
            return AnyView(GridRow(alignment: tree.string("align").map { _ in alignment.vertical }, content: content))
        case "nav":
            let pushed = tree.trees("pushed")
            return AnyView(
                NavigationStack(path: .constant(Array(pushed.indices))) {
                    content().navigationDestination(for: Int.self) { view(pushed[$0]).navigationBarBackButtonHidden() }
                })
        case "iconlabel", "labeled", "groupbox": return composed(tree)
        default: return scrolling(tree)
        }
    }

    private static func repeated(_ tree: VectorTree) -> AnyView {
        let start = Int(tree.length("start") ?? 0)
        return AnyView(
            ForEach(start..<start + Int(tree.length("n") ?? 0), id: \.self) { index in
                let id = (tree.string("prefix") ?? "") + String(index)
                VectorBox(tree.length("w") ?? 0, tree.length("h") ?? 0).modifier(VectorProbe(id: id, parts: [:])).id(id)
            })
    }

    /// Controls that are nothing but a stack of other views.
    private static func composed(_ tree: VectorTree) -> AnyView {
        let labels = list(tree.trees("label") + tree.trees("title"))
        let contents = list(tree.trees("content") + tree.trees("c"))
        switch tree.type {
        case "iconlabel":
            // The icon's centre stands half a cap height above the title's baseline.
            let guide = VerticalAlignment(IconGuide.self)
            return AnyView(
                HStack(alignment: guide, spacing: 8) {
                    list(tree.trees("icon")).alignmentGuide(guide) { $0.height / 2 }
                    labels.alignmentGuide(guide) { _ in 8.420166 }
                })
        case "labeled":
            return AnyView(
                HStack(spacing: 8) {
                    labels
                    contents
                })
        default:
            return AnyView(
                VStack(alignment: .leading, spacing: 3) {
                    labels.padding(.leading, 10)
                    contents.padding(5)
                })
        }
    }

    private enum IconGuide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    static func alignment(_ tree: VectorTree) -> Alignment { alignment(tree.string("align") ?? "center") }

    static func alignment(_ name: String) -> Alignment {
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
}
