import SwiftUI

// A table of scores that moves: who overtakes another passes them, bars grow, who comes slides in, who gives up shrinks.
// The container gives each subview a ground, and says how it comes and goes; nothing else knows that it is animated.

struct MovingTable<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Group(subviews: content) { subviews in
                let first = subviews.first?.id
                ForEach(subviews) { subview in
                    subview
                        .padding(.vertical, 7)
                        .padding(.horizontal, 12)
                        .background(
                            subview.id == first ? Color.yellow.opacity(0.35) : Color.gray.opacity(0.12),
                            in: RoundedRectangle(cornerRadius: 10)
                        )
                        .transition(
                            .asymmetric(
                                insertion: .move(edge: .trailing).combined(with: .opacity),
                                removal: .scale(scale: 0.6).combined(with: .opacity)))
                }
            }
        }
    }
}

/// Who plays, and how well.
@Observable final class Tournament {
    struct Player: Identifiable {
        var id: String
        var points: Int
    }

    private(set) var players: [Player]

    init(_ players: KeyValuePairs<String, Int>) {
        self.players = players.map { Player(id: $0.key, points: $0.value) }
    }

    func score(_ name: String, _ points: Int) {
        if let i = players.firstIndex(where: { $0.id == name }) {
            players[i].points += points
        } else {
            players.append(Player(id: name, points: points))
        }
        players.sort { ($1.points, $0.id) < ($0.points, $1.id) }
    }

    func giveUp(_ name: String) { players.removeAll { $0.id == name } }
}

struct TournamentView: View {
    var tournament: Tournament

    var body: some View {
        MovingTable {
            ForEach(tournament.players) { player in
                HStack(spacing: 10) {
                    Text(player.id)
                        .frame(width: 64, alignment: .leading)
                    Capsule()
                        .fill(player.points > 7 ? Color.green : .blue)
                        .frame(width: CGFloat(player.points * 9), height: 10)
                    Spacer(minLength: 0)
                    Text("\(player.points)")
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                }
            }
        }
        .padding(12)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

#Preview("Moving table", traits: .fixedLayout(width: 260, height: 190)) {
    TournamentView(tournament: Tournament(["Ada": 7, "Grace": 5, "Alan": 3, "Edsger": 2]))
}
