import SwiftUI

struct BoardSong: Identifiable {
    let id = UUID()
    var title: String
    var isRejected = false
}

extension ContainerValues {
    @Entry var isBoardCardRejected: Bool = false
    @Entry fileprivate var boardTint: Color = .yellow
}

extension View {
    func boardCardRejected(_ isRejected: Bool = true) -> some View {
        containerValue(\.isBoardCardRejected, isRejected)
    }

    func boardTint(_ color: Color) -> some View {
        containerValue(\.boardTint, color)
    }
}

/// Sections side by side, their content as cards.
struct CardBoard<Content: View>: View {
    @ViewBuilder var content: Content

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(alignment: .top, spacing: 40) {
            ForEach(sections: content) { section in
                BoardColumn(section: section)
            }
        }
        .background {
            Rectangle().fill(colorScheme == .dark ? Color.black : Color(white: 0.9))
        }
    }
}

struct BoardColumn: View {
    let section: SectionConfiguration

    private var values: ContainerValues { section.containerValues }

    var body: some View {
        VStack(spacing: 10) {
            if !section.header.isEmpty {
                section.header
                    .bold()
                    .padding(6)
                    .background(values.boardTint)
            }
            Group(subviews: section.content) { cards in
                let scale: CardScale = cards.count > 2 ? .small : .normal
                ForEach(cards) { card in
                    let values = card.containerValues
                    BoardCard(scale: scale, isRejected: values.isBoardCardRejected) { card }
                }
            }
        }
    }
}

enum CardScale { case small, normal }

private struct BoardCard<Content: View>: View {
    var scale: CardScale = .normal
    var isRejected: Bool = false
    @ViewBuilder var content: Content

    var body: some View {
        let size: CGSize = scale == .small ? CGSize(width: 80, height: 30) : CGSize(width: 120, height: 60)

        ZStack {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color.white)
                .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
            content.opacity(isRejected ? 0.5 : 1)
            if isRejected {
                Rectangle().fill(.red).frame(height: 2)
            }
        }
        .frame(width: size.width, height: size.height)
    }
}

struct CardBoardDemo: View {
    let songs = [BoardSong(title: "Anna"), BoardSong(title: "Bob", isRejected: true), BoardSong(title: "Cleo")]

    var body: some View {
        CardBoard {
            Section("Mine") {
                ForEach(songs) { song in
                    Text(song.title)
                        .boardCardRejected(song.isRejected)
                }
            }
            .boardTint(.mint)

            Section("Ours") {
                Text("Duet")
                Text("Solo")
            }
            .boardCardRejected()
        }
    }
}

#Preview {
    CardBoardDemo()
}
