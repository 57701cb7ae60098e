import SwiftUI

// The display board with a model that is changed while it is shown: the board counts its cards anew when a song arrives,
// and reads again which are rejected when the judges change their minds.

extension ContainerValues {
    @Entry var isSongRejected: Bool = false
}

extension View {
    func songRejected(_ isRejected: Bool) -> some View { containerValue(\.isSongRejected, isRejected) }
}

struct LivingBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        BoardLayout {
            Group(subviews: content) { subviews in
                ForEach(subviews) { subview in
                    CardView(
                        scale: subviews.count > 15 ? 0.72 : 1, isRejected: subview.containerValues.isSongRejected
                    ) { subview }
                }
            }
        }
        .padding(34)
        .background { BoardBackground() }
    }
}

/// One card, pinned to the board.
private struct CardView<Content: View>: View {
    var scale: CGFloat = 1
    var isRejected = false
    @ViewBuilder var content: Content

    var body: some View {
        content
            .font(.system(size: scale * 17, weight: .semibold))
            .foregroundStyle(Color(red: 0.2, green: 0.18, blue: 0.16).opacity(isRejected ? 0.5 : 1))
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
            .overlay(alignment: .bottomTrailing) {
                if isRejected {
                    RejectedStamp()
                        .scaleEffect(scale)
                        .offset(x: 8, y: 9)
                }
            }
    }
}

/// A stamp on paper of its own, so that it can be read on a title as well as on cork.
private struct RejectedStamp: View {
    private let ink = Color(red: 0.75, green: 0.08, blue: 0.1)

    var body: some View {
        Text("REJECTED")
            .font(.system(size: 13, weight: .heavy))
            .kerning(0.8)
            .foregroundStyle(ink)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background {
                RoundedRectangle(cornerRadius: 5)
                    .fill(Color(red: 1, green: 0.94, blue: 0.9))
                RoundedRectangle(cornerRadius: 5)
                    .strokeBorder(ink, lineWidth: 2)
            }
            .rotationEffect(.degrees(-7))
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
        let width = proposal.width ?? 480
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

/// The songs: a model that is changed while it is shown.
@Observable final class Songbook {
    struct Song: Identifiable {
        let title: String
        let wasTaken: Bool
        var id: String { title }
    }

    private(set) var songs: [Song] = []
    /// Whether songs that somebody took already are rejected.
    var isStrict = false

    func add(_ title: String, wasTaken: Bool = false) { songs.append(Song(title: title, wasTaken: wasTaken)) }

    /// Three songs with a name, and encores.
    static func evening(encores: Int) -> Songbook {
        let book = Songbook()
        book.add("Born in the URL", wasTaken: true)
        book.add("Let It Bind")
        book.add("Frame in the Wind", wasTaken: true)
        for number in 1...encores { book.add("Encore \(number)") }
        return book
    }
}

struct SongBoard: View {
    @Environment(\.colorScheme) private var colorScheme
    var book: Songbook

    var body: some View {
        LivingBoard {
            ForEach(book.songs) { song in
                Text(song.title)
                    .songRejected(book.isStrict && song.wasTaken)
            }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Color(white: colorScheme == .dark ? 0.16 : 0.92))
    }
}

#Preview("Living board", traits: .fixedLayout(width: 620, height: 372)) {
    let book = Songbook.evening(encores: 6)
    book.isStrict = true
    return SongBoard(book: book)
}
