import SwiftUI

/// A table of a league: a grid with a head, lines across, numbers to the right.
struct LeagueTable: View {
    struct Team: Identifiable {
        let id = UUID()
        var name: String
        var played: Int
        var goals: (for: Int, against: Int)
        var points: Int
        var difference: Int { goals.for - goals.against }
    }

    let teams: [Team]
    var showsGoals = true

    private var leader: Team? {
        teams.max { ($0.points, $0.difference) < ($1.points, $1.difference) }
    }

    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
            GridRow {
                Text("#")
                    .gridColumnAlignment(.trailing)
                Text("Team")
                Group {
                    Text("P")
                    if showsGoals {
                        Text("+/-")
                    }
                    Text("Pts")
                }
                .gridColumnAlignment(.trailing)
            }
            .font(.caption)
            .foregroundStyle(.secondary)

            Divider()
                .gridCellUnsizedAxes(.horizontal)

            ForEach(Array(ranked.enumerated()), id: \.element.id) { place, team in
                GridRow(alignment: .firstTextBaseline) {
                    Text("\(place + 1)")
                    Text(team.name)
                        .fontWeight(team.id == leader?.id ? .bold : nil)
                    Text(team.played, format: .number)
                    if showsGoals {
                        Text(team.difference, format: .number.sign(strategy: .always(includingZero: false)))
                    }
                    Text("\(team.points)").bold()
                }
                .background(alignment: .bottom) {
                    if place == 0 { Color.yellow.frame(height: 1) }
                }
            }

            GridRow {
                Text("Three points a win")
                    .font(.system(size: 10))
                    .gridCellColumns(showsGoals ? 5 : 4)
                    .gridCellAnchor(.trailing)
            }
        }
    }

    private var ranked: [Team] {
        teams.sorted { ($0.points, $0.difference) > ($1.points, $1.difference) }
    }
}

/// A calendar's month: days in weeks, the first of them shifted by empty cells.
struct MonthGrid: View {
    let firstWeekday: Int
    let days: Int

    private var weeks: [[Int?]] {
        let cells: [Int?] = Array(repeating: nil, count: firstWeekday) + (1...days).map { $0 }
        return stride(from: 0, to: cells.count, by: 7).map { start in
            Array(cells[start..<min(start + 7, cells.count)])
        }
    }

    var body: some View {
        Grid(horizontalSpacing: 2, verticalSpacing: 2) {
            ForEach(weeks.indices, id: \.self) { week in
                GridRow {
                    ForEach(Array(weeks[week].enumerated()), id: \.offset) { _, day in
                        if let day {
                            RoundedRectangle(cornerRadius: 2)
                                .fill(day == 14 ? Color.red : Color.gray)
                                .frame(width: 10, height: 10)
                        } else {
                            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                        }
                    }
                }
            }
        }
    }
}

struct LeagueTableDemo: View {
    var showsGoals = true

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            LeagueTable(
                teams: [
                    .init(name: "Ajax", played: 3, goals: (4, 6), points: 4),
                    .init(name: "Rovers", played: 3, goals: (9, 2), points: 9),
                    .init(name: "Union", played: 2, goals: (1, 1), points: 1),
                ], showsGoals: showsGoals)
            MonthGrid(firstWeekday: 3, days: 30)
        }
    }
}
