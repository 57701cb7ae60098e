import SwiftUI

// A layout of an app's own puts chips into lines. Their priorities are the container's to interpret, as in a stack: a
// chip of a higher one is never shortened, others are when that saves a line.

struct ChipFlow: Layout {
    var spacing: CGFloat = 8
    var lineSpacing: CGFloat = 8
    /// A chip is shortened to fill a line when at least this much is left there.
    var shortest: CGFloat = 84

    struct Cache {
        var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let lines = lines(in: proposal.width ?? .infinity, subviews, cache)
        return CGSize(
            width: lines.map(\.width).max() ?? 0,
            height: lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(lines.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for line in lines(in: bounds.width, subviews, cache) {
            for chip in line.chips {
                subviews[chip.index].place(
                    at: CGPoint(x: bounds.minX + chip.x, y: y + line.height / 2), anchor: .leading,
                    proposal: ProposedViewSize(chip.size))
            }
            y += line.height + lineSpacing
        }
    }

    private struct Line {
        var chips: [(index: Int, x: CGFloat, size: CGSize)] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func lines(in width: CGFloat, _ subviews: Subviews, _ cache: Cache) -> [Line] {
        var lines: [Line] = []
        var line = Line()
        for (index, ideal) in cache.sizes.enumerated() {
            var x = line.chips.isEmpty ? 0 : line.width + spacing
            var size = ideal
            if x + ideal.width > width {
                let canShorten = subviews[index].priority <= 0 && width - x >= shortest
                if !canShorten, !line.chips.isEmpty {
                    lines.append(line)
                    line = Line()
                    x = 0
                }
                size = subviews[index].sizeThatFits(ProposedViewSize(width: min(width - x, ideal.width), height: nil))
            }
            line.chips.append((index, x, size))
            line.width = x + size.width
            line.height = max(line.height, size.height)
        }
        return line.chips.isEmpty ? lines : lines + [line]
    }
}

extension ContainerValues {
    @Entry var chipTint: Color = .gray
}

/// Sections of chips, each with its title.
struct ChipGroups<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 9) {
                    section.header
                        .font(.headline)
                    ChipFlow {
                        ForEach(section.content) { chip in
                            chip.modifier(ChipLook(tint: chip.containerValues.chipTint))
                        }
                    }
                }
            }
        }
        .padding(22)
        .frame(width: 380, alignment: .leading)
        .background(.background)
    }
}

private struct ChipLook: ViewModifier {
    var tint: Color

    func body(content: Content) -> some View {
        content
            .font(.subheadline.weight(.medium))
            .lineLimit(1)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(tint.opacity(0.16), in: .capsule)
            .overlay {
                Capsule().strokeBorder(tint.opacity(0.45))
            }
    }
}

private let topics = [
    "Layout", "Right-to-left writing", "Type", "Grids with rows of many heights", "Colour", "Symbols", "Baselines",
    "Accessibility of charts",
]

#Preview("Chip flow", traits: .sizeThatFitsLayout) {
    ChipGroups {
        Section("Invited") {
            ForEach(["Ada Byron", "Grace Murray", "Karen Spärck", "Alan Mathison", "Edsger Wybe"], id: \.self) { name in
                Label(name, systemImage: "person.crop.circle")
            }
            Label("and 12 more", systemImage: "plus")
                .layoutPriority(1)
        }
        .containerValue(\.chipTint, .blue)

        Section("Topics") {
            ForEach(topics, id: \.self) { Text($0) }
        }

        Section("Topics, none of them shortened") {
            ForEach(topics, id: \.self) { Text($0) }
                .layoutPriority(1)
        }
        .containerValue(\.chipTint, .green)
    }
}
