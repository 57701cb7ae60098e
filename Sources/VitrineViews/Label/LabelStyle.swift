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

extension LabelStyle {
    fileprivate func label(_ configuration: Configuration) -> AnyView {
        AnyView(makeBody(configuration: configuration))
    }
}

extension StyleStack<any LabelStyle> {
    /// What the innermost style makes of a label.
    @MainActor func body(_ configuration: LabelStyleConfiguration) -> AnyView {
        (innermost ?? DefaultLabelStyle()).label(configuration)
    }
}

private enum LabelStylesKey: EnvironmentKey { static var defaultValue: StyleStack<any LabelStyle> { StyleStack() } }

extension EnvironmentValues {
    var labelStyles: StyleStack<any LabelStyle> {
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
