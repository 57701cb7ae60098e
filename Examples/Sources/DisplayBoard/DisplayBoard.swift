import SwiftUI

// Step 6: content tells the board which cards are rejected, by a container value: on one card, on the cards of a
// ForEach, on a whole section. Only the board sees it.

extension ContainerValues {
    @Entry var isDisplayBoardCardRejected: Bool = false
}

extension View {
    func displayBoardCardRejected(_ isRejected: Bool) -> some View {
        containerValue(\.isDisplayBoardCardRejected, isRejected)
    }
}

struct DisplayBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 28) {
            ForEach(sections: content) { section in
                VStack(spacing: 18) {
                    if !section.header.isEmpty {
                        SectionTitle { section.header }
                    }
                    VStack(spacing: 16) {
                        ForEach(section.content) { subview in
                            CardView(isRejected: subview.containerValues.isDisplayBoardCardRejected) { subview }
                        }
                    }
                }
                .frame(width: 215)
            }
        }
        .padding(36)
        .background { BoardBackground() }
    }
}

private struct Song: Identifiable {
    var id: String { title }
    var title: String
    var wasTaken = false
}

private let songs = [
    Song(title: "I Want to Wrap Your Hand", wasTaken: true),
    Song(title: "Sweet Child View of Mine"),
    Song(title: "Rainy Days and Mondays Off", wasTaken: true),
]

/// One card, pinned to the board.
private struct CardView<Content: View>: View {
    var isRejected = false
    @ViewBuilder var content: Content

    var body: some View {
        content
            .font(.system(size: 17, weight: .semibold))
            .foregroundStyle(Color(red: 0.2, green: 0.18, blue: 0.16))
            .multilineTextAlignment(.center)
            .padding(.horizontal, 14)
            .frame(minWidth: 120, minHeight: 74)
            .background {
                RoundedRectangle(cornerRadius: 6)
                    .fill(Color(red: 1, green: 0.99, blue: 0.95))
                    .shadow(color: .black.opacity(0.35), radius: 4, x: 1, y: 3)
            }
            .overlay(alignment: .top) {
                Circle()
                    .fill(Color(red: 0.85, green: 0.2, blue: 0.18))
                    .frame(width: 13, height: 13)
                    .shadow(color: .black.opacity(0.4), radius: 1.5, x: 1, y: 2)
                    .offset(y: -5)
            }
            .overlay {
                if isRejected {
                    Text("REJECTED")
                        .font(.system(size: 15, weight: .heavy))
                        .foregroundStyle(.red)
                        .padding(.horizontal, 8)
                        .padding(.vertical, 3)
                        .background(RoundedRectangle(cornerRadius: 5).stroke(.red, lineWidth: 2.5))
                        .rotationEffect(.degrees(-18))
                }
            }
            .opacity(isRejected ? 0.75 : 1)
    }
}

/// The header of a section: a strip of paper.
private struct SectionTitle<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        content
            .font(.system(size: 19, weight: .bold))
            .foregroundStyle(.white)
            .padding(.horizontal, 16)
            .padding(.vertical, 7)
            .background(Capsule().fill(Color(red: 0.33, green: 0.22, blue: 0.13)))
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

#Preview("Display board", traits: .fixedLayout(width: 860, height: 420)) {
    DisplayBoard {
        Section("Mark's favorites") {
            Text("Born in the URL")
                .displayBoardCardRejected(true)
            Text("State of Grace Period")
            Text("Hey @Binding Jude")
        }
        Section("Sam's favorites") {
            ForEach(songs) { song in
                Text(song.title)
                    .displayBoardCardRejected(song.wasTaken)
            }
        }
        Section("Clare's favorites") {
            Text("Scrolling in the Deep")
            Text("Some Body Like View")
            Text("Stayin' Alive with @State")
        }
        .displayBoardCardRejected(true)
    }
    .padding(20)
}
