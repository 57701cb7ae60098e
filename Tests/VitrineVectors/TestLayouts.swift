import VitrineLayout

/// A layout value of the tree language.
struct NamedValue: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// Items at their ideal size, in lines that wrap at the proposed width.
struct FlowLayout: Layout {
    var gap: CGFloat
    var rowGap: CGFloat

    private func rows(_ subviews: Subviews, _ width: CGFloat) -> [[LayoutSubview]] {
        var rows: [[LayoutSubview]] = []
        var used: CGFloat = 0
        for subview in subviews {
            let length = subview.sizeThatFits(.unspecified).width
            if rows.isEmpty || used + gap + length > width {
                rows.append([subview])
                used = length
            } else {
                rows[rows.count - 1].append(subview)
                used += gap + length
            }
        }
        return rows
    }

    private func height(_ row: [LayoutSubview]) -> CGFloat {
        row.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? .infinity
        let heights = rows(subviews, width).map(height)
        return CGSize(width: width, height: heights.reduce(0, +) + rowGap * CGFloat(max(heights.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for row in rows(subviews, bounds.width) {
            var x = bounds.minX
            for subview in row {
                subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width + gap
            }
            y += height(row) + rowGap
        }
    }
}

/// Four items on a circle, the fifth at half its radius.
struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = bounds.width / 2 - 12
        let directions: [(CGFloat, CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0), (0, -0.5)]
        for (subview, direction) in zip(subviews, directions) {
            let point = CGPoint(x: bounds.midX + direction.0 * radius, y: bounds.midY + direction.1 * radius)
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}
