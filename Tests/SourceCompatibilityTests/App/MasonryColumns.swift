import SwiftUI

/// Columns of equal width; a subview goes where the least is, or over all columns when it asks for it.
struct MasonryLayout: Layout {
    var columns: Int
    var spacing: CGFloat = 8

    struct Cache {
        var width: CGFloat?
        var frames: [CGRect] = []
        var height: CGFloat = 0
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache()
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.width = nil
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 0)).width
        arrange(subviews, width: width, cache: &cache)
        return CGSize(width: width, height: cache.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        arrange(subviews, width: bounds.width, cache: &cache)
        for (subview, frame) in zip(subviews, cache.frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat, cache: inout Cache) {
        guard cache.width != width else { return }
        let columnWidth = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var bottoms = Array(repeating: CGFloat.zero, count: columns)
        cache.frames = subviews.map { subview in
            let isWide = subview[FullWidthKey.self]
            let column = isWide ? 0 : bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let size = subview.sizeThatFits(.init(width: isWide ? width : columnWidth, height: nil))
            let top = isWide ? bottoms.max() ?? 0 : bottoms[column]
            let frame = CGRect(
                x: CGFloat(column) * (columnWidth + spacing), y: top, width: isWide ? width : columnWidth,
                height: size.height)
            if isWide {
                bottoms = bottoms.map { _ in frame.maxY + spacing }
            } else {
                bottoms[column] = frame.maxY + spacing
            }
            return frame
        }
        cache.height = max((bottoms.max() ?? 0) - spacing, 0)
        cache.width = width
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guide == .firstTextBaseline ? bounds.minY : nil
    }
}

private struct FullWidthKey: LayoutValueKey {
    static let defaultValue = false
}

extension View {
    func fullWidth(_ isFullWidth: Bool = true) -> some View {
        layoutValue(key: FullWidthKey.self, value: isFullWidth)
    }
}

struct MasonryDemo: View {
    var heights: [CGFloat] = [30, 50, 20, 10]

    var body: some View {
        MasonryLayout(columns: 2, spacing: 10) {
            Text("Pictures")
                .fullWidth()
            ForEach(Array(heights.enumerated()), id: \.offset) { index, height in
                Color.green
                    .frame(height: height)
            }
            Color.blue
                .frame(height: 4)
                .fullWidth()
        }
        .frame(width: 110)
    }
}
