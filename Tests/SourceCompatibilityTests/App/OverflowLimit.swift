import SwiftUI

/// At most so many subviews, and how many there are besides.
struct LimitedRow<Content: View, Overflow: View>: View {
    let limit: Int
    let content: Content
    let overflow: (Int) -> Overflow

    init(
        limit: Int,
        @ViewBuilder content: () -> Content,
        @ViewBuilder overflow: @escaping (_ hidden: Int) -> Overflow
    ) {
        self.limit = limit
        self.content = content()
        self.overflow = overflow
    }

    var body: some View {
        Group(subviews: content) { collection in
            HStack(spacing: -8) {
                ForEach(collection.prefix(limit)) { avatar in
                    avatar
                        .frame(width: 32, height: 32)
                        .background(Circle().fill(.teal))
                        .overlay { Circle().stroke(.white, lineWidth: 2) }
                }
                if collection.count > limit {
                    overflow(collection.count - limit)
                        .frame(width: 32, height: 32)
                        .zIndex(1)
                }
            }
        }
    }
}

extension LimitedRow where Overflow == Text {
    init(limit: Int = 3, @ViewBuilder content: () -> Content) {
        self.init(limit: limit, content: content) { Text("+\($0)") }
    }
}

struct OverflowDemo: View {
    let names: [String] = ["Ada", "Bea", "Cid", "Dan", "Eve"]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            LimitedRow(limit: 3) {
                ForEach(names, id: \.self) { name in
                    Text(name.prefix(1))
                }
            } overflow: { hidden in
                Text("+\(hidden) more").fixedSize()
            }
            LimitedRow {
                Text("X")
                Text("Y")
            }
            LimitedRow(limit: 1) {
                Text("P")
                Text("Q")
            }
        }
    }
}
