import SwiftUI

struct OutlineItem: Identifiable {
    var name: String
    var children: [OutlineItem] = []
    var id: String { name }
}

/// A view that contains itself.
struct OutlineRows: View {
    let items: [OutlineItem]
    var depth = 0

    var body: some View {
        ForEach(items) { item in
            Text(item.name)
                .padding(.leading, CGFloat(depth) * 10)
            if !item.children.isEmpty {
                AnyView(OutlineRows(items: item.children, depth: depth + 1))
            }
        }
    }
}

extension ContainerValues {
    @Entry var nestingMark: String = "-"
}

/// Tells what it sees of the marks of its own subviews.
struct MarkReader<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(subviews: content) { subview in
                HStack(spacing: 0) {
                    Text(subview.containerValues.nestingMark)
                    subview
                }
            }
        }
    }
}

struct OutlineDemo: View {
    private let items = [
        OutlineItem(name: "root", children: [OutlineItem(name: "left"), OutlineItem(name: "right")]),
        OutlineItem(name: "other"),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            VStack(alignment: .leading, spacing: 0) {
                OutlineRows(items: items)
            }
            MarkReader {
                Text("a").containerValue(\.nestingMark, "A")
                VStack(spacing: 0) {
                    // The stack ends what it says to whoever holds the stack.
                    Text("b").containerValue(\.nestingMark, "B")
                }
                Group {
                    Text("c")
                    Text("d").containerValue(\.nestingMark, "D")
                }
                .containerValue(\.nestingMark, "G")
                Section {
                    Text("e")
                }
                .containerValue(\.nestingMark, "S")
            }
        }
    }
}
