import SwiftUI
import VitrineCore
import VitrineViews

/// A view of known size that stands for a text, an image or a control: fixed, or flexible with an ideal length.
struct VectorBox: LeafView {
    struct Length {
        var ideal: CGFloat
        var isFlexible = false

        func fitting(_ proposal: CGFloat?) -> CGFloat { isFlexible ? proposal ?? ideal : ideal }
        var range: LengthRange { isFlexible ? .flexible : .rigid(ideal) }
    }

    var width: Length
    var height: Length
    var baseline: CGFloat?
    var preference = ViewSpacing()

    nonisolated init(_ width: CGFloat, _ height: CGFloat) {
        (self.width, self.height) = (Length(ideal: width), Length(ideal: height))
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize, _ resolved: Void) -> CGSize {
        CGSize(width: width.fitting(proposal.width), height: height.fitting(proposal.height))
    }
    nonisolated func record(_ resolved: Void, into leaf: inout LeafRecorder) {}
    nonisolated func spacing(_ resolved: Void) -> ViewSpacing { preference }
    nonisolated func explicitAlignment(_ key: AlignmentKey, at size: CGSize, _ resolved: Void) -> CGFloat? {
        key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
            ? baseline : nil
    }
    nonisolated func lengthRange(along axis: Axis, _ resolved: Void) -> LengthRange? {
        axis == .horizontal ? width.range : height.range
    }
}

extension VectorBox {
    /// A text as a box that cannot change; without measures of its own it is one line of 13 points.
    @MainActor static func text(_ tree: VectorTree, _ w: CGFloat, _ h: CGFloat) -> VectorBox {
        var box = VectorBox(w, h)
        box.baseline = tree.length("base") ?? 13
        let line = LineSpacing(leading: tree.length("t2t") ?? 0, pixel: 0.5)
        box.preference = ViewSpacing(
            textAbove: tree.length("above") ?? 4.7421875, below: tree.length("below") ?? 8.15087890625,
            firstLine: line, lastLine: line)
        return box
    }

    @MainActor static func image(_ tree: VectorTree, _ w: CGFloat, _ h: CGFloat) -> VectorBox {
        var box = VectorBox(w, h)
        if tree.bool("resizable") == true { (box.width.isFlexible, box.height.isFlexible) = (true, true) }
        return box
    }

    @MainActor static func control(_ tree: VectorTree, _ w: CGFloat, _ h: CGFloat) -> VectorBox {
        var box = VectorBox(w, h)
        if tree.bool("flexW") == true {
            box.width = Length(ideal: 10, isFlexible: true)
            return box
        }
        box.baseline = tree.length("base")
        let edges: [String: Edge] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
        for (edge, name) in tree.strings("sp") where name == "control6" {
            if let edge = edges[edge] { box.preference[edge] = .init(plain: 6) }
        }
        if let above = tree.length("gapAbove") { box.preference.top.text = above }
        return box
    }
}
