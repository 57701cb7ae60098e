import VitrineTesting

/// Rows that tests change one by one: each is observed by itself.
@Observable final class Row: Identifiable {
    let id: Int
    var text: String
    var color = Color.red
    var isTall = false
    init(_ id: Int) { (self.id, text) = (id, "Row \(id)") }
}

@Observable final class Rows {
    var rows: [Row]
    var selection: Int?
    /// Sets the state of row 5.
    @ObservationIgnored var set: (Int) -> Void = { _ in }
    init(_ count: Int) { rows = (0..<count).map(Row.init) }
}

extension ContainerValues {
    @Entry var rank: Int = 0
}

/// A row as lists have them: a text, a state, a colour, and a background.
struct RowView: View {
    let row: Row
    let model: Rows
    @State private var count = 0

    var body: some View {
        let _ = row.id == 5 ? model.set = { count = $0 } : ()
        HStack(spacing: 4) {
            Color.blue.frame(width: 8, height: row.isTall ? 40 : 8)
            Text(verbatim: row.text).foregroundStyle(row.color)
            Text(verbatim: "\(count)")
        }
        .padding(2)
        .background(Color.yellow)
    }
}

/// A stack of rows in a window as high as all of them.
struct RowStack: View {
    let model: Rows
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows) { row in RowView(row: row, model: model).containerValue(\.rank, row.id) }
        }
    }
}

@MainActor func stack(_ count: Int) -> (host: TestHost, model: Rows) {
    let model = Rows(count)
    let size = CGSize(width: 200, height: CGFloat(count) * 24)
    return (TestHost(size: size) { RowStack(model: model) }, model)
}
