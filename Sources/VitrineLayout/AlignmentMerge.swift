/// How a container merges the values its children set for one guide.
///
/// Edges and centres are not taken over at all (A7-04): a padded child inside a leading stack keeps its inset. The first
/// baseline of a container is its topmost one (A7-05), the last its bottommost (A7-06), and values of a guide of one's
/// own are averaged (A7-08).
package struct AlignmentMerge {
    package let key: AlignmentKey
    private var total: CGFloat = 0
    private var count = 0

    package init(_ key: AlignmentKey) { self.key = key }

    /// Takes in one child's value, in the container's coordinates.
    package mutating func add(_ value: CGFloat) {
        switch key.kind {
        case .firstBaseline: total = count == 0 ? value : min(total, value)
        case .lastBaseline: total = count == 0 ? value : max(total, value)
        case .start, .center, .end, .custom: total += value
        }
        count += 1
    }

    /// The merged value; nil when no child set one.
    package var value: CGFloat? {
        if count == 0 || key.isEdgeOrCenter { return nil }
        return key.kind == .custom ? total / CGFloat(count) : total
    }
}

extension LayoutElement {
    /// Where the element stands in a container of `bounds`: as it was placed, else in the centre, proposed what the
    /// container was (A9-01).
    package func placedFrame(in bounds: CGRect, proposal: ProposedViewSize) -> CGRect {
        if placement == nil { place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal) }
        let placement = placement!
        return CGRect(origin: placement.origin, size: placement.size)
    }
}

extension LayoutSubviews {
    /// The value of a guide merged from subviews that have been placed in `bounds` for `proposal`.
    ///
    /// A container node answers with this when its layout's own `explicitAlignment` is nil (A9-10).
    package func mergedAlignment(_ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
        if key.isEdgeOrCenter { return nil }
        var merge = AlignmentMerge(key)
        for element in elements where !element.isLeftOut {
            let frame = element.placedFrame(in: bounds, proposal: proposal)
            if let value = element.explicitAlignment(key, at: frame.size) {
                merge.add(value + frame.origin[key.axis])
            }
        }
        return merge.value
    }
}
