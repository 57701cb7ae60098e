import VitrineLayout

/// A column of ideal sizes, higher priorities first, each indented by its layout value.
struct ValuesLayout: Layout {
    private func frames(_ subviews: Subviews) -> [(subview: LayoutSubview, frame: CGRect)] {
        let sorted = subviews.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }
        var (y, above) = (CGFloat(0), LayoutSubview?.none)
        return sorted.map { _, subview in
            if let above { y += above.spacing.distance(to: subview.spacing, along: .vertical) }
            let origin = CGPoint(x: subview[NamedValue.self], y: y)
            let frame = CGRect(origin: origin, size: subview.sizeThatFits(.unspecified))
            (y, above) = (frame.maxY, subview)
            return (subview, frame)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(subviews).map(\.frame)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in frames(subviews) {
            let position = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: position, proposal: .unspecified)
        }
    }
}
