import SwiftUI

// A component whose look is a style of the app's own; styles take the content apart.

struct PanelStyleConfiguration {
    struct Label: View {
        let body: AnyView
    }
    struct Content: View {
        let body: AnyView
    }
    let label: Label
    let content: Content
    var isCollapsed: Bool
}

protocol PanelStyle {
    associatedtype Body: View
    typealias Configuration = PanelStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

struct PlainPanelStyle: PanelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
            if !configuration.isCollapsed {
                configuration.content
            }
        }
    }
}

struct SplitPanelStyle: PanelStyle {
    var gap: CGFloat = 10

    func makeBody(configuration: Configuration) -> some View {
        Group(subviews: configuration.label) { labels in
            VStack(alignment: .leading, spacing: 2) {
                labels.first.font(.headline)
                ForEach(labels.dropFirst()) { label in
                    label.foregroundStyle(.secondary).font(.system(size: 10))
                }
            }
        }
        Group(subviews: configuration.content) { rows in
            HStack(spacing: gap) {
                ForEach(rows) { $0.frame(width: 30) }
            }
        }
    }
}

extension PanelStyle where Self == SplitPanelStyle {
    static var split: SplitPanelStyle { SplitPanelStyle() }
    static func split(gap: CGFloat) -> SplitPanelStyle { SplitPanelStyle(gap: gap) }
}

private struct PanelStyleKey: EnvironmentKey {
    static var defaultValue: any PanelStyle { PlainPanelStyle() }
}

extension EnvironmentValues {
    fileprivate var panelStyle: any PanelStyle {
        get { self[PanelStyleKey.self] }
        set { self[PanelStyleKey.self] = newValue }
    }
}

extension View {
    func panelStyle(_ style: some PanelStyle) -> some View {
        environment(\.panelStyle, style)
    }
}

struct Panel<Label: View, Content: View>: View {
    var isCollapsed = false
    @ViewBuilder var content: Content
    @ViewBuilder var label: Label

    @Environment(\.panelStyle) private var style

    var body: some View {
        let configuration = PanelStyleConfiguration(
            label: .init(body: AnyView(label)), content: .init(body: AnyView(content)), isCollapsed: isCollapsed)
        AnyView(style.makeBody(configuration: configuration))
    }
}

extension Panel where Label == Text {
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

struct PanelDemo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Panel("Plain") {
                Text("row")
            }
            VStack(spacing: 4) {
                Panel {
                    Text("A")
                    Text("B")
                } label: {
                    Text("Title")
                    Text("Subtitle")
                }
            }
            .panelStyle(.split(gap: 20))
        }
    }
}
