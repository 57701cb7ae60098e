import SwiftUI

// Rows of a form: a label and a value, wide or under one another.

struct DetailRow<Value: View>: View {
    private let title: LocalizedStringKey
    private let value: Value

    init(_ title: LocalizedStringKey, @ViewBuilder value: () -> Value) {
        self.title = title
        self.value = value()
    }

    init(_ title: LocalizedStringKey, value: String) where Value == Text {
        self.init(title) { Text(value) }
    }

    init<V>(_ title: LocalizedStringKey, value: V) where Value == Text, V: BinaryInteger {
        self.init(title, value: "\(value)")
    }

    var body: some View {
        Text(title)
        value
    }
}

/// Puts every two subviews side by side.
struct PairedForm<Content: View>: View {
    @Environment(\.layoutDirection) private var direction
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Group(subviews: content) { subviews in
                ForEach(Array(stride(from: 0, through: subviews.count - 1, by: 2)), id: \.self) { index in
                    HStack(spacing: 0) {
                        subviews[index].layoutPriority(1)
                        Spacer(minLength: 4)
                        if index + 1 < subviews.count {
                            subviews[index + 1]
                                .multilineTextAlignment(direction == .leftToRight ? .trailing : .leading)
                                .lineLimit(1)
                                .truncationMode(.middle)
                                .minimumScaleFactor(0.8)
                        }
                    }
                    .frame(width: 150)
                }
            }
        }
    }
}

struct DetailRowsDemo: View {
    let price = 4.5

    var body: some View {
        PairedForm {
            DetailRow("Name", value: "Ada")
            DetailRow("Age", value: 36)
            DetailRow("Price") {
                Text("\(price, specifier: "%.2f")").bold() + Text(" €")
            }
            DetailRow("Tag") { Text(verbatim: "#1").italic() }
        }
    }
}
