import SwiftUI

// Container values of many kinds.

struct ItemBadge: Equatable {
    var title = "none"
    var color: Color = .gray
    var priority = 0
}

typealias RowTap = @MainActor (Int) -> String

extension ContainerValues {
    @Entry var subtitle: String?
    @Entry var itemBadge = ItemBadge()
    @Entry var rowTap: RowTap = { _ in "nothing" }
    @Entry var makeDetail: (() -> AnyView)? = nil
    @Entry var range: (lower: Double, upper: Double) = (0, 1)
    @Entry var trailing: AnyView = AnyView(EmptyView())
    @Entry var keywords: [String] = []
    @Entry var insets: EdgeInsets = .init()
    @Entry var width: CGFloat = 40
    @Entry var alignment: HorizontalAlignment = .leading
    @Entry public var isPublicFlag = false
}

extension EnvironmentValues {
    @Entry var rowTint: Color = .blue
    @Entry var rowFormatter: (Int) -> String = { "#\($0)" }
}

extension View {
    func badge(title: String, color: Color = .red) -> some View {
        self
            .containerValue(\.itemBadge.title, title)
            .containerValue(\.itemBadge.color, color)
    }
    func subtitle(_ text: String?) -> some View { containerValue(\.subtitle, text) }
    func keywords(_ words: String...) -> some View { containerValue(\.keywords, words) }
    func trailing(@ViewBuilder _ view: () -> some View) -> some View {
        containerValue(\.trailing, AnyView(view()))
    }
}

struct DetailedRows<Content: View>: View {
    @Environment(\.rowFormatter) private var formatter
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Group(subviews: content) { rows in
                ForEach(Array(rows.enumerated()), id: \.element.id) { index, row in
                    let values = row.containerValues
                    HStack(spacing: 2) {
                        Text(formatter(index))
                        row.padding(values.insets)
                        values.subtitle.map { Text("(\($0))") }
                        if values.itemBadge != ItemBadge() {
                            Text("\(values.itemBadge.title)\(values.itemBadge.priority)")
                        }
                        Text(values.rowTap(index))
                        if let detail = values.makeDetail { detail() }
                        Text("\(values.range.lower, specifier: "%.0f")-\(values.range.upper, specifier: "%.0f")")
                        values.trailing
                        if !values.keywords.isEmpty {
                            Text(values.keywords.joined(separator: "+"))
                        }
                    }
                }
            }
        }
    }
}

struct EntryVarietyDemo: View {
    var body: some View {
        DetailedRows {
            Text("plain")
            Text("rich")
                .subtitle("sub")
                .badge(title: "new")
                .containerValue(\.itemBadge.priority, 2)
                .containerValue(\.rowTap) { "tap \($0)" }
                .containerValue(\.makeDetail, { AnyView(Text("detail")) })
                .containerValue(\.range, (2, 5))
                .trailing { Text(">") }
                .keywords("x", "y")
        }
        .environment(\.rowFormatter) { "\($0 + 1))" }
    }
}
