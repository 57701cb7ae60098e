/// A label beside the value it names.
///
/// See <https://developer.apple.com/documentation/swiftui/labeledcontent>.
nonisolated public struct LabeledContent<Label, Content>: View where Label: View, Content: View {
    @Environment(\.labeledContentStyles) private var styles
    private let label: Label
    private let content: Content

    /// Creates a labelled view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/labeledcontent/init(content:label:)>.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    @MainActor @preconcurrency public var body: some View {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
        styles.body(configuration).environment(\.labeledContentStyles, styles.outer)
    }
}

extension LabeledContent where Label == Text {
    /// Creates a view with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a view with a title.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a title and a value.
    nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Creates a title and a value.
    @_disfavoredOverload
    nonisolated public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates, in a style, the view as the style around would show it.
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}
