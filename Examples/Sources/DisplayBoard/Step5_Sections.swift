import SwiftUI

// Step 5: sections are columns. A section's header is its title; the loose view before them is a section, too.

struct SectionedBoard<Content: View>: View {
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
                            CardView { subview }
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

/// One card, pinned to the board.
private struct CardView<Content: View>: View {
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

#Preview("Sections", traits: .fixedLayout(width: 860, height: 420)) {
    SectionedBoard {
        Section("Mark's favorites") {
            Text("Born in the URL")
            Text("State of Grace Period")
            Text("Hey @Binding Jude")
        }
        Section("Sam's favorites") {
            Text("Rainy Days and Mondays Off")
            Text("I Want to Wrap Your Hand")
            Text("Sweet Child View of Mine")
        }
        Section("Clare's favorites") {
            Text("Scrolling in the Deep")
            Text("Some Body Like View")
            Text("Stayin' Alive with @State")
        }
    }
    .padding(20)
}
