import SwiftUI

struct ShoppingItem: Identifiable, Hashable {
    var id: Int
    var name: String
    var isDone = false
}

@Observable
final class ShoppingModel {
    var items: [ShoppingItem]
    var filter = ""

    init(_ names: String...) {
        items = names.enumerated().map { ShoppingItem(id: $0, name: $1) }
    }

    var visible: [ShoppingItem] {
        filter.isEmpty ? items : items.filter { $0.name.contains(filter) }
    }
}

struct CheckRow: View {
    @Binding var item: ShoppingItem

    var body: some View {
        HStack(spacing: 4) {
            Text(item.isDone ? "x" : "o")
            Text(item.name).strikethrough(item.isDone)
        }
    }
}

struct ShoppingList: View {
    @Environment(ShoppingModel.self) private var model

    var body: some View {
        DoneLast {
            ForEach(model.visible) { item in
                Text(item.name).containerValue(\.isShoppingDone, item.isDone)
            }
        }
    }
}

extension ContainerValues {
    @Entry fileprivate var isShoppingDone: Bool = false
}

struct DoneLast<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { rows in
            let (open, done) = rows.reduce(into: ([Subview](), [Subview]())) { result, row in
                if row.containerValues.isShoppingDone { result.1.append(row) } else { result.0.append(row) }
            }
            VStack(alignment: .leading, spacing: 0) {
                ForEach(open + done) { $0 }
                Text("\(done.count) done")
            }
        }
    }
}

struct ShoppingDemo: View {
    @State var model = ShoppingModel("milk", "bread", "tea")
    @State private var drafts = [ShoppingItem(id: 1, name: "soap", isDone: true), ShoppingItem(id: 2, name: "salt")]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ShoppingList()
                .environment(model)
            ForEach($drafts) { $draft in
                CheckRow(item: $draft)
            }
            CheckRow(item: .constant(ShoppingItem(id: 9, name: "never")))
            CheckRow(item: Binding(get: { drafts[0] }, set: { drafts[0] = $0 }))
        }
    }
}
