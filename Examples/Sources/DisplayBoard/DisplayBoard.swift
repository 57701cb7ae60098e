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
        HStack(alignment: .top, spacing: 32) {
            ForEach(sections: content) { section in
                VStack(spacing: 22) {
                    if !section.header.isEmpty {
                        SectionTitle { section.header }
                    }
                    ForEach(section.content) { subview in
                        CardView(isRejected: subview.containerValues.isDisplayBoardCardRejected) { subview }
                    }
                }
                .frame(width: 220)
            }
        }
        .padding(40)
        .background { BoardBackground() }
    }
}

private struct Song: Identifiable {
    var id: String { title }
    var title: String
    var wasTaken = false
}

private let songs = [
    Song(title: "Another Brick in the HStack", wasTaken: true),
    Song(title: "Sweet Child View of Mine"),
    Song(title: "Rainy Days and Merge Days", wasTaken: true),
]

/// One card, pinned to the board.
private struct CardView<Content: View>: View {
    var isRejected = false
    @ViewBuilder var content: Content

    var body: some View {
        content
            .font(.system(size: 17, weight: .semibold))
            .foregroundStyle(Color(red: 0.2, green: 0.18, blue: 0.16).opacity(isRejected ? 0.5 : 1))
            .multilineTextAlignment(.center)
            .padding(.horizontal, 14)
            .frame(maxWidth: .infinity, minHeight: 74)
            .background {
                RoundedRectangle(cornerRadius: 6)
                    .fill(Color(red: 1, green: 0.99, blue: 0.95))
                    .shadow(color: .black.opacity(0.35), radius: 4, x: 1, y: 3)
            }
            .overlay(alignment: .top) {
                Pin()
            }
            .overlay(alignment: .bottomTrailing) {
                if isRejected {
                    RejectedStamp()
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

/// The header of a section, on a label.
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
                    startPoint: .top, endPoint: .bottom)
            )
            .strokeBorder(Color(red: 0.45, green: 0.31, blue: 0.19), lineWidth: 10)
    }
}

#Preview("Display board", traits: .sizeThatFitsLayout) {
    DisplayBoard {
        Section("Mira's favorites") {
            Text("Born in the URL")
                .displayBoardCardRejected(true)
            Text("State of Grace Period")
            Text("Let It Bind")
        }
        Section("Tom's favorites") {
            ForEach(songs) { song in
                Text(song.title)
                    .displayBoardCardRejected(song.wasTaken)
            }
        }
        Section("Noor's favorites") {
            Text("Frame in the Wind")
            Text("Dancing in the Dark Mode")
            Text("Stairway to Leading")
        }
        .displayBoardCardRejected(true)
    }
    .padding(20)
}
