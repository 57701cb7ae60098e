import SwiftUI

extension ContainerValues {
    @Entry var startsSelected: Bool = false
}

/// Remembers which of its subviews are selected, and where each was moved to.
struct SelectableRow<Content: View>: View {
    @State private var selection: Set<Subview.ID> = []
    @State private var offsets: [Subview.ID: CGSize] = [:]
    @State private var focused: Subview.ID? = nil
    @State private var order: [Subview.ID] = []

    var content: Content

    init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content()
    }

    private func isSelected(_ subview: Subview) -> Bool {
        selection.contains(subview.id) || subview.containerValues.startsSelected
    }

    private func toggle(_ id: Subview.ID) {
        if selection.remove(id) == nil { selection.insert(id) }
    }

    private func ordered(_ subviews: SubviewsCollection) -> [Subview] {
        guard !order.isEmpty else { return Array(subviews) }
        let positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return subviews.sorted { positions[$0.id, default: .max] < positions[$1.id, default: .max] }
    }

    var body: some View {
        HStack(spacing: 5) {
            Group(subviews: content) { subviews in
                ForEach(ordered(subviews), id: \.id) { subview in
                    subview
                        .padding(3)
                        .border(isSelected(subview) ? Color.blue : .clear)
                        .offset(offsets[subview.id] ?? .zero)
                        .id(subview.id)
                }
                Text("\(subviews.filter(isSelected).count)/\(subviews.count)")
                    .foregroundStyle(focused == nil ? .secondary : .primary)
            }
        }
    }
}

struct SelectionSetDemo: View {
    var body: some View {
        SelectableRow {
            Text("a").containerValue(\.startsSelected, true)
            Text("b")
            Text("c").containerValue(\.startsSelected, true)
        }
    }
}
