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
        .padding(36)
        .background { BoardBackground() }
    }
}

private struct Song: Identifiable {
    var id: String { title }
    var title: String
    var artist: String
}

private let songs = [
    Song(title: "Scrolling in the Deep", artist: "Clare"),
    Song(title: "Born in the URL", artist: "Mark"),
    Song(title: "Some Body Like View", artist: "Clare"),
    Song(title: "Rainy Days and Mondays Off", artist: "Sam"),
    Song(title: "I Want to Wrap Your Hand", artist: "Sam"),
    Song(title: "State of Grace Period", artist: "Mark"),
    Song(title: "Sweet Child View of Mine", artist: "Sam"),
    Song(title: "Stayin' Alive with @State", artist: "Clare"),
    Song(title: "Hey @Binding Jude", artist: "Mark"),
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
                Circle()
                    .fill(Color(red: 0.85, green: 0.2, blue: 0.18))
                    .frame(width: scale * 13, height: scale * 13)
                    .shadow(color: .black.opacity(0.4), radius: 1.5, x: 1, y: 2)
                    .offset(y: -5)
            }
    }
}

/// Lays cards out in rows as wide as the board, each a little askew.
private struct BoardLayout: Layout {
    var spacing: CGFloat = 18

    private func rows(_ subviews: Subviews, width: CGFloat) -> [[(LayoutSubview, CGSize)]] {
        var rows: [[(LayoutSubview, CGSize)]] = [[]]
        var x: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                rows.append([])
                x = 0
            }
            rows[rows.count - 1].append((subview, size))
            x += size.width + spacing
        }
        return rows
    }

    private func height(_ row: [(LayoutSubview, CGSize)]) -> CGFloat { row.map(\.1.height).max() ?? 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 640
        let rows = rows(subviews, width: width)
        return CGSize(
            width: width, height: rows.map(height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(subviews, width: bounds.width) {
            let length = row.map(\.1.width).reduce(0, +) + spacing * CGFloat(row.count - 1)
            var x = bounds.minX + (bounds.width - length) / 2
            for (subview, size) in row {
                subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
                x += size.width + spacing
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
                    startPoint: .top, endPoint: .bottom))
            .overlay {
                RoundedRectangle(cornerRadius: 18)
                    .strokeBorder(Color(red: 0.45, green: 0.31, blue: 0.19), lineWidth: 10)
            }
    }
}

#Preview("Many small cards", traits: .fixedLayout(width: 760, height: 540)) {
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
