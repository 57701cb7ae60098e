import SwiftUI

// A list that lives: rows are added, removed, renamed and sorted while it is shown. The container counts what is checked
// and can hide it; the rows say by a container value whether they are. A row's own state stays with the row.

extension ContainerValues {
    @Entry var isChecked: Bool = false
}

extension View {
    func checked(_ isChecked: Bool) -> some View { containerValue(\.isChecked, isChecked) }
}

struct Checklist<Content: View>: View {
    @Environment(\.colorScheme) private var colorScheme
    var title: LocalizedStringKey
    /// What is hidden is still declared, and keeps its state.
    var hidesChecked = false
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Group(subviews: content) { subviews in
                let open = subviews.filter { !$0.containerValues.isChecked }
                let shown = hidesChecked ? open : Array(subviews)
                HStack(alignment: .firstTextBaseline) {
                    Text(title)
                        .font(.headline)
                    Spacer()
                    Text("\(subviews.count - open.count) of \(subviews.count)")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .padding(.bottom, 10)
                ForEach(shown) { subview in
                    Divider()
                    CheckRow(isChecked: subview.containerValues.isChecked) { subview }
                }
                if shown.isEmpty {
                    Divider()
                    Text("Nothing is left")
                        .foregroundStyle(.secondary)
                        .padding(.vertical, 10)
                }
            }
        }
        .padding(16)
        .background(RoundedRectangle(cornerRadius: 14).fill(Color(white: colorScheme == .dark ? 0.14 : 1)))
    }
}

/// One subview with its mark.
private struct CheckRow<Content: View>: View {
    var isChecked: Bool
    @ViewBuilder var content: Content

    var body: some View {
        HStack(spacing: 10) {
            Image(systemName: isChecked ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(isChecked ? Color.green : Color.secondary)
            content
                .foregroundStyle(isChecked ? .secondary : .primary)
            Spacer(minLength: 0)
        }
        .padding(.vertical, 10)
    }
}

/// What to pack: a model that is changed while it is shown.
@Observable final class PackingList {
    struct Item: Identifiable {
        let id: Int
        var name: String
        var isPacked = false
    }

    private(set) var items: [Item] = []
    var hidesPacked = false

    init(_ names: [String]) { names.forEach(add) }

    func add(_ name: String) {
        items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, name: name))
    }
    func remove(_ name: String) { items.removeAll { $0.name == name } }
    func pack(_ names: String...) {
        for i in items.indices where names.contains(items[i].name) { items[i].isPacked = true }
    }
    func rename(_ name: String, to newName: String) {
        for i in items.indices where items[i].name == name { items[i].name = newName }
    }
    func sort() { items.sort { $0.name < $1.name } }
}

struct PackingListView: View {
    @Environment(\.colorScheme) private var colorScheme
    var list: PackingList

    var body: some View {
        Checklist(title: "For the island", hidesChecked: list.hidesPacked) {
            ForEach(list.items) { item in
                PackingRow(name: item.name)
                    .checked(item.isPacked)
            }
        }
        .padding(14)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .background(Color(white: colorScheme == .dark ? 0.05 : 0.93))
    }
}

/// A row counts for itself how often it was renamed.
private struct PackingRow: View {
    var name: String
    @State private var edits = 0

    var body: some View {
        HStack(spacing: 8) {
            Text(name)
            if edits > 0 {
                Text("edited")
                    .font(.caption)
                    .padding(.horizontal, 7)
                    .padding(.vertical, 2)
                    .background(Capsule().fill(Color.orange.opacity(0.25)))
            }
        }
        .onChange(of: name) { edits += 1 }
    }
}

#Preview("Checklist", traits: .fixedLayout(width: 290, height: 296)) {
    let list = PackingList(["Tent", "Rope", "Lamp", "Matches", "Books"])
    list.pack("Rope", "Matches")
    return PackingListView(list: list)
}
