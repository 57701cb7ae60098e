/// A view that leads to an address: in PDF and SVG documents its place is a link. Pictures show how it looks.
///
/// See <https://developer.apple.com/documentation/swiftui/link>. It shows in the tint.
nonisolated public struct Link<Label>: View where Label: View {
    private let destination: URL
    private let label: Label

    /// A link that shows a view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/link/init(destination:label:)>.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    @MainActor @preconcurrency public var body: some View {
        HStack { label }
            .foregroundStyle(.tint)
            .modifier(RoleEffect(role: LinkTarget(destination.absoluteString).map(DisplayRole.link)))
    }
}

extension Link where Label == Text {
    /// A link that shows a title.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/link/init(_:destination:)-4e8l4>.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link that shows a title that is not localised.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}
