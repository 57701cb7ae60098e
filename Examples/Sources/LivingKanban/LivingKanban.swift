import SwiftUI

// A board whose cards change columns while it is shown. All cards are declared in one ForEach, and each says by a
// container value in which column it stands: to move a card is to change a value, so that the card stays the same view
// and keeps its state.

enum Stage: String, CaseIterable, Identifiable {
    case toDo = "To do"
    case doing = "Doing"
    case done = "Done"

    var id: Self { self }
    /// How many cards the column takes; nil: any number.
    var limit: Int? { self == .doing ? 2 : nil }
}

extension ContainerValues {
    @Entry var stage: Stage = .toDo
}

extension View {
    func stage(_ stage: Stage) -> some View { containerValue(\.stage, stage) }
}

struct LivingKanban<Content: View>: View {
    @Environment(\.colorScheme) private var colorScheme
    @ViewBuilder var content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Group(subviews: content) { subviews in
                ForEach(Stage.allCases) { stage in
                    StageColumn(stage: stage, cards: subviews.filter { $0.containerValues.stage == stage })
                }
            }
        }
        .padding(16)
        .background(Ground.board(colorScheme))
    }
}

private struct StageColumn: View {
    @Environment(\.colorScheme) private var colorScheme
    var stage: Stage
    var cards: [Subview]

    private var isOverLimit: Bool { stage.limit.map { cards.count > $0 } ?? false }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(stage.rawValue)
                    .font(.headline)
                Spacer()
                Text(stage.limit.map { "\(cards.count) / \($0)" } ?? "\(cards.count)")
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(isOverLimit ? Color.white : Color.secondary)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 3)
                    .background(Capsule().fill(isOverLimit ? Color.red : Color.primary.opacity(0.07)))
            }
            ForEach(cards) { card in
                card
                    .padding(10)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background {
                        RoundedRectangle(cornerRadius: 9)
                            .fill(Ground.card(colorScheme))
                            .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
                    }
            }
            Spacer(minLength: 0)
        }
        .padding(12)
        .frame(width: 180, height: 262)
        .background(RoundedRectangle(cornerRadius: 14).fill(Ground.column(colorScheme)))
    }
}

/// What things lie on: the nearer, the lighter.
private enum Ground {
    static func board(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(white: 0.07) : Color(red: 0.93, green: 0.94, blue: 0.97)
    }
    static func column(_ scheme: ColorScheme) -> Color { Color(white: scheme == .dark ? 0.13 : 0.985) }
    static func card(_ scheme: ColorScheme) -> Color { Color(white: scheme == .dark ? 0.2 : 1) }
}

/// The jobs: a model that is changed while it is shown.
@Observable final class JobList {
    struct Job: Identifiable {
        let title: String
        var stage: Stage
        var id: String { title }
    }

    private(set) var jobs: [Job]
    /// Tickets are numbered as they are drawn.
    @ObservationIgnored private var lastTicket = 0

    init(_ titles: [String]) { jobs = titles.map { Job(title: $0, stage: .toDo) } }

    func add(_ title: String) { jobs.append(Job(title: title, stage: .toDo)) }
    func move(_ title: String, to stage: Stage) {
        for i in jobs.indices where jobs[i].title == title { jobs[i].stage = stage }
    }
    func drawTicket() -> Int {
        lastTicket += 1
        return lastTicket
    }
}

struct JobBoard: View {
    var list: JobList

    var body: some View {
        LivingKanban {
            ForEach(list.jobs) { job in
                JobCard(title: job.title, list: list)
                    .stage(job.stage)
            }
        }
    }
}

/// A card draws a ticket when it is new. A card that lost its state would draw another.
private struct JobCard: View {
    var title: String
    var list: JobList
    @State private var ticket: Int?

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(title)
                .font(.subheadline.weight(.medium))
            Text(ticket.map { "Ticket \($0)" } ?? "New")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .onAppear { if ticket == nil { ticket = list.drawTicket() } }
    }
}

#Preview("Living Kanban", traits: .sizeThatFitsLayout) {
    let list = JobList(["Parse the file", "Keep the state", "Draw the board"])
    list.move("Parse the file", to: .doing)
    return JobBoard(list: list)
}
