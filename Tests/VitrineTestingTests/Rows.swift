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
    @ObservationIgnored private var number = 0
    /// 1, 2, 3 …
    func next() -> Int {
        number += 1
        return number
    }

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

/// A stack of rows that is as high as they are, as in a list that scrolls.
struct RowStack: View {
    let model: Rows
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows) { row in RowView(row: row, model: model).containerValue(\.rank, row.id) }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// The same, as high as the window: rows are proposed a share of what is left.
struct FittedStack: View {
    let model: Rows
    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows) { row in RowView(row: row, model: model).containerValue(\.rank, row.id) }
        }
    }
}
