import SwiftUI

/// Rows with a number and every second one shaded.
struct NumberedRows<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(subviews.indices, id: \.self) { index in
                    HStack(alignment: .firstTextBaseline, spacing: 6) {
                        Text("\(index + 1).")
                            .monospacedDigit()
                            .frame(width: 24, alignment: .trailing)
                        subviews[index]
                    }
                    .frame(width: 120, alignment: .leading)
                    .background(index.isMultiple(of: 2) ? Color.clear : Color.gray)
                }
            }
        }
    }
}

/// Sections by number, with what came before.
struct NumberedSections<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        Group(sections: content) { sections in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Array(sections.enumerated()), id: \.element.id) { offset, section in
                    let before = sections.prefix(offset).reduce(0) { $0 + $1.content.count }
                    Text("§\(offset + 1) from \(before)")
                    section.content
                }
            }
        }
    }
}

struct NumberedRowsDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            NumberedRows {
                Text("red")
                Text("green")
                ForEach(["blue", "pink"], id: \.self) { Text($0) }
            }
            NumberedSections {
                Section {
                    Text("a")
                    Text("b")
                }
                Section {
                    Text("c")
                }
            }
        }
    }
}
