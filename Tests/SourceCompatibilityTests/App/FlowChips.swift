import SwiftUI

/// Subviews one after the other, in as many lines as it takes.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8
    var lineSpacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrange(in: proposal.width ?? .infinity, cache.sizes).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let result = arrange(in: bounds.width, cache.sizes)
        for (subview, point) in zip(subviews, result.points) {
            subview.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .topLeading,
                proposal: .unspecified)
        }
    }

    private func arrange(in width: CGFloat, _ sizes: [CGSize]) -> (size: CGSize, points: [CGPoint]) {
        var points: [CGPoint] = []
        var (x, y, line, widest) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        for size in sizes {
            if x > 0, x + size.width > width {
                x = 0
                y += line + lineSpacing
                line = 0
            }
            points.append(CGPoint(x: x, y: y))
            x += size.width + spacing
            line = max(line, size.height)
            widest = max(widest, x - spacing)
        }
        return (CGSize(width: widest, height: y + line), points)
    }
}

struct ChipGroup<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View {
        FlowLayout(spacing: 6, lineSpacing: 6) {
            ForEach(subviews: content()) { subview in
                subview
                    .lineLimit(1)
                    .padding(.horizontal, 10)
                    .padding(.vertical, 4)
                    .background(Capsule().fill(Color.blue.opacity(0.15)))
                    .overlay(Capsule().strokeBorder(.blue, lineWidth: 1))
            }
        }
    }
}

struct FlowChipsDemo: View {
    let tags = ["swift", "linux", "layout", "ui"]

    var body: some View {
        ChipGroup {
            ForEach(tags, id: \.self) { Text($0) }
            Text("more")
        }
        .frame(width: 180, alignment: .leading)
    }
}
