import SwiftUI

extension ContainerValues {
    @Entry var tabAccessory: AnyView?
    @Entry var tabAction: (() -> Void)?
    @Entry var tabBadge: (count: Int, color: Color) = (0, .red)
}

extension View {
    func tabAccessory<V: View>(@ViewBuilder _ accessory: () -> V) -> some View {
        containerValue(\.tabAccessory, AnyView(accessory()))
    }

    func onTab(_ action: @escaping () -> Void) -> some View {
        containerValue(\.tabAction, action)
    }

    func tabBadge(_ count: Int, color: Color = .red) -> some View {
        containerValue(\.tabBadge, (count, color))
    }
}

/// Sections as tabs: the headers are a bar, the content of one is shown.
struct SectionTabs<Content: View>: View {
    @State private var selected: SectionConfiguration.ID?
    @ViewBuilder let content: Content

    var body: some View {
        Group(sections: content) { sections in
            let current = sections.first { $0.id == selected } ?? sections.first

            VStack(spacing: 0) {
                HStack(spacing: 16) {
                    ForEach(sections) { section in
                        tab(for: section, isCurrent: section.id == current?.id)
                    }
                }
                Divider()
                if let current {
                    VStack(spacing: 6) {
                        current.content
                    }
                    .padding(.top, 6)
                }
            }
        }
    }

    private func tab(for section: SectionConfiguration, isCurrent: Bool) -> some View {
        let values = section.containerValues
        return HStack(spacing: 4) {
            section.header
                .underline(isCurrent)
            if values.tabBadge.count > 0 {
                Text("\(values.tabBadge.count)")
                    .foregroundStyle(.white)
                    .background(values.tabBadge.color, in: .capsule)
            }
            if let accessory = values.tabAccessory {
                accessory
            }
            if values.tabAction != nil {
                Text("!")
            }
        }
    }
}

struct SectionTabsDemo: View {
    var body: some View {
        SectionTabs {
            Section {
                Text("Inbox 1")
                Text("Inbox 2")
            } header: {
                Text("Inbox")
            }
            .tabBadge(3)
            .onTab {}

            Section {
                Text("Sent 1")
            } header: {
                Text("Sent")
            }
            .tabAccessory { Text("+") }
        }
        .frame(width: 300)
    }
}
