extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/section/init(_:content:)-90be4>.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A section with a title that is not localised.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(content: content) { Text(title) }
    }

    /// A section with a title that shows its rows while `isExpanded` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// A section with a title that is not localised, which shows its rows while `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension Section where Parent == Text, Content: View, Footer: View {
    /// A section with a title and a footer. Apple's samples call it; it stands beside Apple's initialisers.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) {
        self.init(content: content, header: { Text(titleKey) }, footer: footer)
    }

    /// A section with a title that is not localised, and a footer.
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
    ) where S: StringProtocol {
        self.init(content: content, header: { Text(title) }, footer: footer)
    }
}
