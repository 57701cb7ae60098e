import SwiftUI

/// A bar of actions that says less where there is less room.
struct ActionBar: View {
    struct Action: Identifiable {
        var id: String { title }
        let title: String
        let symbol: String
    }

    let actions: [Action]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            row { Label($0.title, systemImage: $0.symbol).labelStyle(.titleAndIcon) }
            row { Text($0.title) }
            row { Text($0.title.prefix(1)) }
            Text("…")
        }
    }

    private func row<Item: View>(@ViewBuilder item: @escaping (Action) -> Item) -> some View {
        HStack(spacing: 8) {
            ForEach(actions) { action in
                item(action)
                    .lineLimit(1)
                    .fixedSize()
            }
        }
    }
}

/// How much of a quota is used, in words as long as there is room for.
struct QuotaLabel: View {
    var used: Double
    var total: Double

    var body: some View {
        ViewThatFits {
            Text("\(used, specifier: "%.1f") GB of \(total, specifier: "%.0f") GB used")
            Text("\(used, specifier: "%.1f") of \(total, specifier: "%.0f") GB")
            Text(used / total, format: .percent.precision(.fractionLength(0)))
        }
    }
}

/// The text beside the picture, or below it.
struct Teaser<Picture: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let picture: Picture

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 10) {
                picture.frame(width: 80, height: 60)
                Text(title).fixedSize()
            }
            VStack(alignment: .leading, spacing: 6) {
                picture.frame(height: 40)
                Text(title)
            }
        }
    }
}

struct AdaptiveBarsDemo: View {
    private let actions: [ActionBar.Action] = [
        .init(title: "Copy", symbol: "doc.on.doc"),
        .init(title: "Move", symbol: "folder"),
        .init(title: "Delete", symbol: "trash"),
    ]
    var width: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ActionBar(actions: actions)
            QuotaLabel(used: 3.25, total: 5)
                .lineLimit(1)
            Teaser(title: "A walk in the hills") {
                Color.green
            }
        }
        .frame(width: width, alignment: .leading)
    }
}
