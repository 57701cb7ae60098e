import SwiftUI

/// Makes views from the tree language of the data files.
///
/// Every node is an `AnyView`, which is as many subviews as what is inside: groups, loops and sections stay lists.
@MainActor enum VectorInterpreter {
    /// The types of nodes that `view(_:)` knows.
    static let types: Set<String> = [
        "color", "shape", "circle", "frame", "flex", "hstack", "vstack", "zstack", "spacer", "divider", "padding",
        "priority", "fixedSize", "guide", "position", "offset", "aspect", "overlay", "background", "image", "text",
        "env", "group", "foreach", "section", "idmark", "mod", "hidden", "opacity", "zindex", "layoutValue", "custom",
        "anylayout", "geometry", "transition", "matched", "control", "repeat", "iconlabel",
        "labeled", "groupbox", "grid", "gridrow", "nav", "scroll", "lazyvstack", "lazyhstack", "lazyvgrid", "lazyhgrid",
        "list",
    ]

    /// The view of a tree, with its mark.
    static func view(_ tree: VectorTree) -> AnyView {
        let view = modified(tree) ?? container(tree) ?? leaf(tree)
        let parts = tree.parts.mapValues { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        if tree.id == nil, parts.isEmpty { return view }
        return AnyView(view.modifier(VectorProbe(id: tree.id, parts: parts)))
    }

    /// The views of several trees, told apart by their marks, so that a step that moves one keeps it.
    static func list(_ trees: [VectorTree]) -> AnyView {
        var seen: Set<String> = []
        let items = trees.enumerated().map { index, tree in
            let id = tree.id.map { seen.insert($0).inserted ? $0 : "\($0) \(index)" } ?? "#\(index)"
            return Item(id: id, tree: tree)
        }
        return AnyView(ForEach(items) { view($0.tree) })
    }

    private struct Item: Identifiable {
        let id: String
        let tree: VectorTree
    }

    private static func leaf(_ tree: VectorTree) -> AnyView {
        let (w, h) = (tree.length("w") ?? 0, tree.length("h") ?? 0)
        switch tree.type {
        case "color": return AnyView(Color.red)
        case "circle": return AnyView(Circle())
        case "shape":
            switch tree.string("kind") {
            case "ellipse": return AnyView(Ellipse())
            case "capsule": return AnyView(Capsule())
            case "roundedRectangle": return AnyView(RoundedRectangle(cornerRadius: 4))
            case "strokeBorder of a circle": return AnyView(Circle().strokeBorder(Color.red, lineWidth: 2))
            default: return AnyView(Rectangle())
            }
        case "spacer": return AnyView(Spacer(minLength: tree.length("min")))
        case "divider": return AnyView(Divider())
        case "text": return AnyView(VectorBox.text(tree, w, h))
        case "image": return AnyView(VectorBox.image(tree, w, h))
        case "control": return AnyView(VectorBox.control(tree, w, h))
        default: return AnyView(VectorBox(w, h))
        }
    }
}
