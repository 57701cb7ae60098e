/// How labelled content is shown.
///
/// See <https://developer.apple.com/documentation/swiftui/labeledcontentstyle>.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    /// The labelled content as a view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// The parts of labelled content.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labelled content.
///
/// See <https://developer.apple.com/documentation/swiftui/labeledcontentstyleconfiguration>.
nonisolated public struct LabeledContentStyleConfiguration {
    /// The label, whatever view it is.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The content, whatever view it is.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }
    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// Label, 8 points, content, in the middle of each other; in a row of a list, the content at the other side.
///
/// See <https://developer.apple.com/documentation/swiftui/automaticlabeledcontentstyle>.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabeledContent(configuration: configuration)
    }
}

private struct AutomaticLabeledContent: View {
    @Environment(\.isInListRow) private var isInListRow
    let configuration: LabeledContentStyleConfiguration

    var body: some View {
        HStack(spacing: 8) {
            configuration.label
            if isInListRow {
                Spacer(minLength: 0)
                configuration.content.foregroundStyle(.secondary)
            } else {
                configuration.content
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style where none is set.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyle {
    fileprivate func view(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

extension StyleStack<any LabeledContentStyle> {
    /// What the innermost style makes of labelled content.
    @MainActor func body(_ configuration: LabeledContentStyleConfiguration) -> AnyView {
        (innermost ?? AutomaticLabeledContentStyle()).view(configuration)
    }
}

private enum LabeledContentStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle> { StyleStack() }
}

extension EnvironmentValues {
    var labeledContentStyles: StyleStack<any LabeledContentStyle> {
        get { self[LabeledContentStylesKey.self] }
        set { self[LabeledContentStylesKey.self] = newValue }
    }
}

extension View {
    /// Sets how labelled content in this view is shown.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/labeledcontentstyle(_:)>.
    nonisolated public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
        transformEnvironment(\.labeledContentStyles) { $0.append(style) }
    }
}
