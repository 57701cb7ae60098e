import SwiftUI

enum ItemPriority: Int, Comparable {
    case low, normal, high

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension ContainerValues {
    @Entry var itemPriority: ItemPriority = .normal
    @Entry var isPinned = false
}

extension View {
    func itemPriority(_ priority: ItemPriority) -> some View { containerValue(\.itemPriority, priority) }
    func pinned() -> some View { containerValue(\.isPinned, true) }
}

struct PriorityList<Content: View>: View {
    var isReversed = false
    var ignoresLow = false
    @ViewBuilder var content: Content

    private func arranged(_ subviews: SubviewsCollection) -> [Subview] {
        var items = subviews.sorted { $0.containerValues.itemPriority > $1.containerValues.itemPriority }
        if ignoresLow {
            items.removeAll { $0.containerValues.itemPriority == .low }
        }
        return isReversed ? items.reversed() : items
    }

    var body: some View {
        Group(subviews: content) { subviews in
            let pinned = subviews.filter { $0.containerValues.isPinned }
            let others = subviews.filter { !$0.containerValues.isPinned }

            VStack(alignment: .leading, spacing: 0) {
                ForEach(pinned) { subview in
                    HStack(spacing: 0) {
                        Text("*")
                        subview
                    }
                }
                if pinned.isEmpty == false, others.isEmpty == false {
                    Divider().frame(height: 1)
                }
                ForEach(arranged(subviews).filter { !$0.containerValues.isPinned }) { $0 }
            }
        }
    }
}

struct ReversedStack<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        HStack(spacing: 0) {
            Group(subviews: content) { subviews in
                ForEach(subviews.reversed()) { subview in
                    subview
                }
            }
        }
    }
}

struct SortedSubviewsDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            PriorityList(ignoresLow: true) {
                Text("sleep").itemPriority(.low)
                Text("read")
                Text("work").itemPriority(.high)
                Text("eat").pinned()
            }
            ReversedStack {
                Text("a")
                Text("b")
                Text("c")
            }
        }
    }
}
