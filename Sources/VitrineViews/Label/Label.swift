/// A title with an icon.
///
/// See <https://developer.apple.com/documentation/swiftui/label>. How the two are shown is the label style's to say.
nonisolated public struct Label<Title, Icon>: View where Title: View, Icon: View {
    @Environment(\.labelStyles) private var styles
    private let title: Title
    private let icon: Icon

    /// Creates a label of two views.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/label/init(title:icon:)>.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }

    @MainActor @preconcurrency public var body: some View {
        let configuration = LabelStyleConfiguration(
            title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
        // A label inside what a style makes is shown by the style around that one.
        styles.body(configuration).environment(\.labelStyles, styles.outer)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label of a title and a symbol.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/label/init(_:systemimage:)-3w5gt>.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label of a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Creates a label of a title and a picture.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/label/init(_:image:)-9jzr7>.
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// Creates a label of a title and a picture.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates, in a label style, the label as the style around would show it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/label/init(_:)>.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
