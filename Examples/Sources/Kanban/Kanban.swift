import SwiftUI

// Sections are columns, the header is the column's title, and a column says by a container value how many cards it
// takes. The board reads all of it from the content; it knows nothing of tasks.

extension ContainerValues {
    /// How many cards a column takes; nil: any number.
    @Entry var workInProgressLimit: Int?
    @Entry var cardTint: Color = .gray
}

extension View {
    func workInProgressLimit(_ limit: Int) -> some View { containerValue(\.workInProgressLimit, limit) }
    func cardTint(_ tint: Color) -> some View { containerValue(\.cardTint, tint) }
}

struct Kanban<Content: View>: View {
    @Environment(\.colorScheme) private var colorScheme
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            ForEach(sections: content) { section in
                Column(section: section)
            }
        }
        .padding(20)
        .background(Surface.board(colorScheme))
    }
}

private struct Column: View {
    @Environment(\.colorScheme) private var colorScheme
    var section: SectionConfiguration

    private var limit: Int? { section.containerValues.workInProgressLimit }
    private var isOverLimit: Bool { limit.map { section.content.count > $0 } ?? false }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                section.header
                    .font(.headline)
                Spacer()
                Text(limit.map { "\(section.content.count) / \($0)" } ?? "\(section.content.count)")
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(isOverLimit ? Color.white : Color.secondary)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 3)
                    .background(Capsule().fill(isOverLimit ? Color.red : Color.primary.opacity(0.07)))
            }
            ForEach(section.content) { subview in
                Card(tint: subview.containerValues.cardTint) { subview }
            }
            if section.content.isEmpty {
                Text("Nothing here")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, minHeight: 44)
            }
            section.footer
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding(12)
        .frame(width: 236)
        .background(RoundedRectangle(cornerRadius: 14).fill(Surface.column(colorScheme)))
    }
}

private struct Card<Content: View>: View {
    @Environment(\.colorScheme) private var colorScheme
    var tint: Color
    @ViewBuilder var content: Content

    var body: some View {
        HStack(spacing: 10) {
            RoundedRectangle(cornerRadius: 2)
                .fill(tint)
                .frame(width: 4)
            VStack(alignment: .leading, spacing: 3) {
                content
            }
            Spacer(minLength: 0)
        }
        .padding(10)
        .fixedSize(horizontal: false, vertical: true)
        .background {
            RoundedRectangle(cornerRadius: 9)
                .fill(Surface.card(colorScheme))
                .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
        }
    }
}

/// What things lie on: the nearer, the lighter.
private enum Surface {
    static func board(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(white: 0.07) : Color(red: 0.93, green: 0.94, blue: 0.97)
    }
    static func column(_ scheme: ColorScheme) -> Color { Color(white: scheme == .dark ? 0.13 : 0.985) }
    static func card(_ scheme: ColorScheme) -> Color { Color(white: scheme == .dark ? 0.2 : 1) }
}

private struct Job: View {
    var title: String
    var who: String

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(title)
                .font(.subheadline.weight(.medium))
            Text(who)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

#Preview("Kanban", traits: .sizeThatFitsLayout) {
    Kanban {
        Section("To do") {
            Job(title: "Write the change log", who: "Ada")
                .cardTint(.blue)
            Job(title: "Answer the mail", who: "Grace")
        }
        .workInProgressLimit(5)
        Section("Doing") {
            Job(title: "Draw a board on Linux", who: "Edsger")
                .cardTint(.green)
            Job(title: "Measure every text once", who: "Barbara")
                .cardTint(.green)
            Job(title: "Review the layout", who: "Ada")
                .cardTint(.orange)
        }
        .workInProgressLimit(2)
        Section {
            ForEach(["Parse the file", "Resolve the views"], id: \.self) { title in
                Job(title: title, who: "Donald")
                    .cardTint(.purple)
            }
        } header: {
            Text("Done")
        } footer: {
            Text("Cleared on Fridays")
        }
    }
}
