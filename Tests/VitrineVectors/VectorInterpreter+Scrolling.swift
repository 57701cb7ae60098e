import SwiftUI
import VitrineCore

extension VectorInterpreter {
    /// The view of a node that scrolls, or that makes what is seen, or nil.
    static func scrolling(_ tree: VectorTree) -> AnyView? {
        let (alignment, spacing) = (alignment(tree), tree.length("spacing"))
        let content = { list(tree.children) }
        switch tree.type {
        case "scroll":
            var axes: Axis.Set = []
            for name in tree.string("axes") ?? "v" { axes.insert(name == "h" ? .horizontal : .vertical) }
            return AnyView(ScrollView(axes, content: content))
        case "list":
            let rows = List(content: content)
            switch tree.string("style") {
            case "ios.plain": return AnyView(rows.listStyle(.plain))
            default: return AnyView(rows)
            }
        case "lazyvstack":
            return AnyView(
                LazyVStack(
                    alignment: alignment.horizontal, spacing: spacing, pinnedViews: pinned(tree), content: content))
        case "lazyhstack":
            return AnyView(
                LazyHStack(
                    alignment: alignment.vertical, spacing: spacing, pinnedViews: pinned(tree), content: content))
        case "lazyvgrid":
            return AnyView(
                LazyVGrid(
                    columns: tracks(tree), alignment: alignment.horizontal, spacing: spacing,
                    pinnedViews: pinned(tree), content: content))
        case "lazyhgrid":
            return AnyView(
                LazyHGrid(
                    rows: tracks(tree), alignment: alignment.vertical, spacing: spacing, pinnedViews: pinned(tree),
                    content: content))
        default: return nil
        }
    }

    private static func pinned(_ tree: VectorTree) -> PinnedScrollableViews {
        var pinned: PinnedScrollableViews = []
        for name in tree.names("pinned") { pinned.insert(name == "headers" ? .sectionHeaders : .sectionFooters) }
        return pinned
    }

    private static func tracks(_ tree: VectorTree) -> [GridItem] {
        tree.objects("tracks").map { track in
            func limits(_ name: String) -> (CGFloat, CGFloat)? {
                track[name]?.items.map { ($0.first?.length ?? 0, $0.count > 1 ? $0[1].length ?? .infinity : .infinity) }
            }
            var item = GridItem()
            if let length = track["fixed"]?.length { item.size = .fixed(length) }
            if let (least, most) = limits("flexible") { item.size = .flexible(minimum: least, maximum: most) }
            if let (least, most) = limits("adaptive") { item.size = .adaptive(minimum: least, maximum: most) }
            item.spacing = track["spacing"]?.length
            if case .string(let name)? = track["align"] { item.alignment = self.alignment(name) }
            return item
        }
    }
}

extension ViewNode {
    /// The first scroll view in the node.
    var firstScrollNode: ScrollNode? {
        (self as? ScrollNode) ?? children.lazy.compactMap { $0.node.firstScrollNode }.first
    }
}
