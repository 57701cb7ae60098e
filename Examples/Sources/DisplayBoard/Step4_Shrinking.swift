import SwiftUI

// Step 4: the board looks at how many subviews there are. Above 15 the cards get smaller.

struct ShrinkingBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        BoardLayout {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    CardView(scale: subviews.count > 15 ? 0.72 : 1) { subview }
                }
            }
        }
        .padding(40)
        .background { BoardBackground() }
    }
}

private struct Song: Identifiable {
    var id: String { title }
    var title: String
}

private let songs = [
    Song(title: "Born in the URL"),
    Song(title: "Dancing in the Dark Mode"),
    Song(title: "Let It Bind"),
    Song(title: "Rainy Days and Merge Days"),
    Song(title: "Another Brick in the HStack"),
    Song(title: "State of Grace Period"),
    Song(title: "Sweet Child View of Mine"),
    Song(title: "Frame in the Wind"),
    Song(title: "Stairway to Leading"),
]

/// One card, pinned to the board.
private struct CardView<Content: View>: View {
    var scale: CGFloat = 1
    @ViewBuilder var content: Content

    var body: some View {
        content
            .font(.system(size: scale * 17, weight: .semibold))
            .foregroundStyle(Color(red: 0.2, green: 0.18, blue: 0.16))
            .multilineTextAlignment(.center)
            .padding(.horizontal, scale * 14)
            .frame(minWidth: scale * 120, minHeight: scale * 74)
            .background {
                RoundedRectangle(cornerRadius: 6)
                    .fill(Color(red: 1, green: 0.99, blue: 0.95))
                    .shadow(color: .black.opacity(0.35), radius: 4, x: 1, y: 3)
            }
            .overlay(alignment: .top) {
                Pin()
                    .scaleEffect(scale)
            }
    }
}

private struct Pin: View {
    var body: some View {
        Circle()
            .fill(
                RadialGradient(
                    colors: [Color(red: 0.98, green: 0.45, blue: 0.4), Color(red: 0.72, green: 0.1, blue: 0.1)],
                    center: UnitPoint(x: 0.35, y: 0.3), startRadius: 0, endRadius: 9)
            )
            .frame(width: 14, height: 14)
            .shadow(color: .black.opacity(0.4), radius: 1.5, x: 1, y: 2)
            .offset(y: -6)
    }
}

/// Lays cards out in centred rows: as few as the board's width allows, and about equally long.
private struct BoardLayout: Layout {
    private typealias Card = (view: LayoutSubview, size: CGSize)
    private let spacing: CGFloat = 20

    private func balancedRows(_ subviews: Subviews, width: CGFloat) -> [[Card]] {
        let cards = subviews.map { ($0, $0.sizeThatFits(.unspecified)) }
        let count = rows(cards, width: width).count
        var width = width
        while width > spacing, rows(cards, width: width - spacing).count == count { width -= spacing }
        return rows(cards, width: width)
    }

    private func rows(_ cards: [Card], width: CGFloat) -> [[Card]] {
        var rows: [[Card]] = [[]]
        var x: CGFloat = 0
        for card in cards {
            if x > 0, x + card.size.width > width {
                rows.append([])
                x = 0
            }
            rows[rows.count - 1].append(card)
            x += card.size.width + spacing
        }
        return rows
    }

    private func height(_ row: [Card]) -> CGFloat { row.map(\.size.height).max() ?? 0 }

    private func total(_ lengths: [CGFloat]) -> CGFloat {
        lengths.reduce(0, +) + spacing * CGFloat(max(lengths.count - 1, 0))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 680
        return CGSize(width: width, height: total(balancedRows(subviews, width: width).map(height)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in balancedRows(subviews, width: bounds.width) {
            var x = bounds.midX - total(row.map(\.size.width)) / 2
            for card in row {
                card.view.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(card.size))
                x += card.size.width + spacing
            }
            y += height(row) + spacing
        }
    }
}

/// The cork of the board.
private struct BoardBackground: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 18)
            .fill(
                LinearGradient(
                    colors: [Color(red: 0.80, green: 0.62, blue: 0.42), Color(red: 0.70, green: 0.51, blue: 0.33)],
                    startPoint: .top, endPoint: .bottom)
            )
            .strokeBorder(Color(red: 0.45, green: 0.31, blue: 0.19), lineWidth: 10)
    }
}

#Preview("Many small cards", traits: .sizeThatFitsLayout) {
    ShrinkingBoard {
        ForEach(songs) { song in
            Text(song.title)
        }
        ForEach(1..<9) { number in
            Text("Encore \(number)")
        }
    }
    .padding(20)
}
