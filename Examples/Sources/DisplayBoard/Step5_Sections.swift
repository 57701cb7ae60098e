import SwiftUI

// Step 5: sections are columns. A section's header is its title.

struct SectionedBoard<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 32) {
            ForEach(sections: content) { section in
                VStack(spacing: 22) {
                    if !section.header.isEmpty {
                        SectionTitle { section.header }
                    }
                    ForEach(section.content) { subview in
                        CardView { subview }
                    }
                }
                .frame(width: 220)
            }
        }
        .padding(40)
        .background { BoardBackground() }
    }
}

/// One card, pinned to the board.
private struct CardView<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        content
            .font(.system(size: 17, weight: .semibold))
            .foregroundStyle(Color(red: 0.2, green: 0.18, blue: 0.16))
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

#Preview("Sections", traits: .sizeThatFitsLayout) {
    SectionedBoard {
        Section("Mira's favorites") {
            Text("Born in the URL")
            Text("State of Grace Period")
            Text("Let It Bind")
        }
        Section("Tom's favorites") {
            Text("Another Brick in the HStack")
            Text("Sweet Child View of Mine")
            Text("Rainy Days and Merge Days")
        }
        Section("Noor's favorites") {
            Text("Frame in the Wind")
            Text("Dancing in the Dark Mode")
            Text("Stairway to Leading")
        }
    }
    .padding(20)
}
