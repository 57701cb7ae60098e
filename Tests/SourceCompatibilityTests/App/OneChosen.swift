import SwiftUI

/// Shows the subview whose id it remembers, the first until there is one.
struct OneOf<Content: View>: View {
    @State private var current: Subview.ID?
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if let chosen = subviews.first(where: { $0.id == current }) ?? subviews.first {
                VStack(spacing: 4) {
                    chosen
                    Text("\((subviews.firstIndex { $0.id == chosen.id } ?? 0) + 1) of \(subviews.count)")
                }
            }
        }
    }
}

/// The subview at a position, if there is one.
struct IndexedSwitch<Content: View>: View {
    let index: Int
    let content: Content

    init(index: Int, @ViewBuilder _ content: () -> Content) {
        self.index = index
        self.content = content()
    }

    var body: some View {
        Group(subviews: content) { subviews in
            if subviews.indices.contains(index) {
                subviews[index]
            } else {
                EmptyView()
            }
        }
    }
}

/// Whether there is anything to show decides what is shown.
struct EmptyFallback<Content: View, Fallback: View>: View {
    @ViewBuilder var content: Content
    @ViewBuilder var fallback: Fallback

    var body: some View {
        Group(subviews: content) { subviews in
            if subviews.isEmpty { fallback } else { subviews }
        }
    }
}

struct OneChosenDemo: View {
    var items: [String] = []

    var body: some View {
        VStack(spacing: 10) {
            OneOf {
                Text("alpha")
                Text("beta")
            }
            IndexedSwitch(index: 1) {
                Text("zero")
                Text("one")
            }
            IndexedSwitch(index: 7) { Text("zero") }
            EmptyFallback {
                ForEach(items, id: \.self) { Text($0) }
            } fallback: {
                Text("no items")
            }
        }
    }
}
