import SwiftUI

extension VectorInterpreter {
    /// The view of a node that changes what is inside it, or nil.
    static func modified(_ tree: VectorTree) -> AnyView? {
        let (view, alignment) = (list(tree.children), alignment(tree))
        switch tree.type {
        // What these do on screen is no matter of layout.
        case "idmark", "mod", "matched": return view
        case "transition": return AnyView(view.transition(.move(edge: .leading)))
        case "hidden": return AnyView(view.hidden())
        case "opacity": return AnyView(view.opacity(Double(tree.length("v") ?? 1)))
        case "zindex": return AnyView(view.zIndex(Double(tree.length("z") ?? 0)))
        case "frame":
            return AnyView(view.frame(width: tree.length("w"), height: tree.length("h"), alignment: alignment))
        case "flex":
            return AnyView(
                view.frame(
                    minWidth: tree.length("minW"), idealWidth: tree.length("idealW"), maxWidth: tree.length("maxW"),
                    minHeight: tree.length("minH"), idealHeight: tree.length("idealH"),
                    maxHeight: tree.length("maxH"), alignment: alignment))
        case "padding":
            let e = tree.lengths("e") ?? [0, 0, 0, 0]
            return AnyView(view.padding(EdgeInsets(top: e[0], leading: e[1], bottom: e[2], trailing: e[3])))
        case "priority": return AnyView(view.layoutPriority(Double(tree.length("p") ?? 0)))
        case "layoutValue": return AnyView(view.layoutValue(key: NamedValue.self, value: tree.length("v") ?? 0))
        case "fixedSize":
            return AnyView(view.fixedSize(horizontal: tree.bool("h") ?? true, vertical: tree.bool("v") ?? true))
        case "position": return AnyView(view.position(x: tree.length("x") ?? 0, y: tree.length("y") ?? 0))
        case "offset": return AnyView(view.offset(x: tree.length("x") ?? 0, y: tree.length("y") ?? 0))
        case "aspect":
            return AnyView(
                view.aspectRatio(tree.length("r"), contentMode: tree.string("mode") == "fill" ? .fill : .fit))
        case "background": return AnyView(view.background(alignment: alignment) { list(tree.trees("o")) })
        case "overlay": return AnyView(view.overlay(alignment: alignment) { list(tree.trees("o")) })
        case "guide": return guide(tree, view)
        case "env":
            guard let isRightToLeft = tree.bool("rtl") else { return view }
            return AnyView(view.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
        default: return nil
        }
    }

    private static func guide(_ tree: VectorTree, _ view: AnyView) -> AnyView {
        let (number, text) = (tree.length("v"), tree.string("v"))
        let value: (ViewDimensions) -> CGFloat = { dimensions in
            switch text {
            case "w": dimensions.width
            case "h": dimensions.height
            case "w/2": dimensions.width / 2
            case "h/2": dimensions.height / 2
            default: number ?? 0
            }
        }
        return switch tree.string("k") ?? "leading" {
        case "leading": AnyView(view.alignmentGuide(HorizontalAlignment.leading, computeValue: value))
        case "trailing": AnyView(view.alignmentGuide(HorizontalAlignment.trailing, computeValue: value))
        case "hcenter": AnyView(view.alignmentGuide(HorizontalAlignment.center, computeValue: value))
        case "top": AnyView(view.alignmentGuide(VerticalAlignment.top, computeValue: value))
        case "bottom": AnyView(view.alignmentGuide(VerticalAlignment.bottom, computeValue: value))
        case "firstTextBaseline": AnyView(view.alignmentGuide(.firstTextBaseline, computeValue: value))
        case "lastTextBaseline": AnyView(view.alignmentGuide(.lastTextBaseline, computeValue: value))
        default: AnyView(view.alignmentGuide(VerticalAlignment.center, computeValue: value))
        }
    }
}
