import SwiftUI

// A card says by a container value how many columns it takes. The grid fills its rows with as many cards as fit and
// knows nothing else of them.

extension ContainerValues {
    @Entry var cardSpan: Int = 1
}

extension View {
    func cardSpan(_ columns: Int) -> some View { containerValue(\.cardSpan, columns) }
}

struct CardGrid<Content: View>: View {
    var columns = 3
    @ViewBuilder var content: Content

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Group(subviews: content) { subviews in
            Grid(horizontalSpacing: 14, verticalSpacing: 14) {
                ForEach(rows(of: subviews)) { row in
                    GridRow {
                        ForEach(row.cards) { card in
                            Card { card }
                                .gridCellColumns(span(of: card))
                        }
                    }
                }
            }
        }
        .padding(22)
        .frame(width: 640)
        .fixedSize(horizontal: false, vertical: true)
        .background(colorScheme == .dark ? Color(white: 0.08) : Color(red: 0.94, green: 0.95, blue: 0.97))
    }

    private struct Row: Identifiable {
        var id: Int
        var cards: [Subview] = []
        var width = 0
    }

    private func rows(of subviews: SubviewsCollection) -> [Row] {
        var rows = [Row(id: 0)]
        for card in subviews {
            let span = span(of: card)
            if rows[rows.count - 1].width + span > columns {
                rows.append(Row(id: rows.count))
            }
            rows[rows.count - 1].cards.append(card)
            rows[rows.count - 1].width += span
        }
        return rows
    }

    private func span(of card: Subview) -> Int { min(max(card.containerValues.cardSpan, 1), columns) }
}

private struct Card<Content: View>: View {
    @ViewBuilder var content: Content

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        content
            .padding(16)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background {
                RoundedRectangle(cornerRadius: 14)
                    .fill(colorScheme == .dark ? Color(white: 0.16) : Color.white)
                    .shadow(color: .black.opacity(0.1), radius: 4, y: 2)
            }
    }
}

/// A number, and what it is.
private struct Figure: View {
    var title: LocalizedStringKey
    var value: String
    var symbol: String
    var color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Image(systemName: symbol)
                .font(.title2)
                .foregroundStyle(color)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 2) {
                Text(value)
                    .font(.system(.title, design: .rounded).weight(.semibold))
                Text(title)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

/// Bars of days, as high as their values; the highest is marked.
private struct Bars: View {
    var values: [(day: String, rides: Int)]
    var color: Color

    private var highest: Int { values.map(\.rides).max() ?? 1 }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Rides this week")
                .font(.headline)
            HStack(alignment: .bottom, spacing: 10) {
                ForEach(values, id: \.day) { value in
                    VStack(spacing: 4) {
                        RoundedRectangle(cornerRadius: 4)
                            .fill(color.opacity(value.rides == highest ? 1 : 0.35))
                            .frame(height: 72 * CGFloat(value.rides) / CGFloat(highest))
                        Text(value.day)
                            .font(.caption2)
                            .foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
    }
}

private struct Gauge: View {
    var part: Double

    var body: some View {
        VStack(spacing: 12) {
            Text("Batteries")
                .font(.headline)
                .frame(maxWidth: .infinity, alignment: .leading)
            ZStack {
                Circle()
                    .stroke(.green.opacity(0.2), lineWidth: 11)
                Circle()
                    .trim(from: 0, to: part)
                    .stroke(.green, style: StrokeStyle(lineWidth: 11, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(part, format: .percent)
                    .font(.system(.title3, design: .rounded).weight(.semibold))
            }
            .frame(width: 84, height: 84)
        }
    }
}

private struct Notice: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Image(systemName: "exclamationmark.triangle")
                .foregroundStyle(.orange)
            VStack(alignment: .leading, spacing: 3) {
                Text("The bridge is closed on Saturday")
                    .font(.headline)
                Text("Bikes that were left there are brought to the station by noon.")
                    .foregroundStyle(.secondary)
            }
        }
        .font(.subheadline)
    }
}

private enum BikeState: CaseIterable, Identifiable {
    case free, lent, broken

    var id: Self { self }
    var title: LocalizedStringKey {
        switch self {
        case .free: "Free"
        case .lent: "Lent"
        case .broken: "In repair"
        }
    }
    var symbol: String { self == .broken ? "wrench.and.screwdriver" : "bicycle" }
    var count: Int {
        switch self {
        case .free: 46
        case .lent: 18
        case .broken: 5
        }
    }
}

#Preview("Card grid", traits: .sizeThatFitsLayout) {
    CardGrid {
        Bars(
            values: [("Mon", 31), ("Tue", 42), ("Wed", 38), ("Thu", 57), ("Fri", 49), ("Sat", 22), ("Sun", 18)],
            color: .blue
        )
        .cardSpan(2)
        Gauge(part: 0.72)

        ForEach(BikeState.allCases) { state in
            Figure(title: state.title, value: "\(state.count)", symbol: state.symbol, color: .teal)
        }

        Notice()
            .cardSpan(3)

        Figure(title: "Members", value: "1,204", symbol: "person.2", color: .purple)
        Figure(title: "Paid in November", value: "€ 8,310", symbol: "creditcard", color: .pink)
            .cardSpan(2)
    }
}
