/// How labels are shown.
///
/// See <https://developer.apple.com/documentation/swiftui/labelstyle>.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    /// The label as a view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
///
/// See <https://developer.apple.com/documentation/swiftui/labelstyleconfiguration>.
nonisolated public struct LabelStyleConfiguration {
    /// The title, whatever view it is.
    public struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The icon, whatever view it is.
    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// The styles that were set around a label, the innermost last.
struct LabelStyles {
    private var styles: [any LabelStyle] = []

    /// What the innermost style makes of a label.
    @MainActor func body(_ configuration: LabelStyleConfiguration) -> AnyView {
        func make(_ style: some LabelStyle) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
        return styles.last.map { make($0) } ?? make(DefaultLabelStyle())
    }

    /// Without the innermost one.
    var outer: LabelStyles {
        var outer = self
        _ = outer.styles.popLast()
        return outer
    }

    mutating func append(_ style: any LabelStyle) { styles.append(style) }
}

private enum LabelStylesKey: EnvironmentKey { static var defaultValue: LabelStyles { LabelStyles() } }

extension EnvironmentValues {
    var labelStyles: LabelStyles {
        get { self[LabelStylesKey.self] }
        set { self[LabelStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels in this view are shown.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/labelstyle(_:)>.
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
        transformEnvironment(\.labelStyles) { $0.append(style) }
    }
}
