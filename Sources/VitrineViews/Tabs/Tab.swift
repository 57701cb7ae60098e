/// A tab: what it shows, and its item in the tab bar.
///
/// See <https://developer.apple.com/documentation/swiftui/tab>.
nonisolated public struct Tab<Value, Content, Label>: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    private let value: Value?
    private let content: Content
    private let label: Label

    fileprivate init(_ value: Value?, _ content: Content, _ label: Label) {
        (self.value, self.content, self.label) = (value, content, label)
    }

    public var _tabs: some View {
        TabPage(content: content)
            .tabItem { label }
            .modifier(TabTag(value: value))
    }
}

/// Several views in a tab are stacked: a tab is one.
private nonisolated struct TabPage<Content: View>: View {
    let content: Content
    @MainActor var body: some View { VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// The tag of a tab that has a value.
private nonisolated struct TabTag<Value: Hashable>: ViewModifier {
    let value: Value?
    func body(content: Content) -> some View {
        if let value { content.tag(value) } else { content }
    }
}

/// The item of a tab that is told a title and an image.
///
/// See <https://developer.apple.com/documentation/swiftui/defaulttablabel>.
nonisolated public struct DefaultTabLabel: View {
    let title: Text
    let image: Image

    @MainActor @preconcurrency public var body: some View { Label(title: { title }, icon: { image }) }
}

extension Tab {
    /// A tab that a selection of `value` shows, with an item of any views.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/tab/init(value:content:label:)>.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value, content(), label())
    }

    /// A tab with an item of any views.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/tab/init(content:label:)>.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == Never {
        self.init(nil, content(), label())
    }
}

extension Tab where Label == EmptyView {
    /// A tab that a selection of `value` shows, with an empty item.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, content(), EmptyView())
    }

    /// A tab with an empty item.
    nonisolated public init(@ViewBuilder content: () -> Content) where Value == Never {
        self.init(nil, content(), EmptyView())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab that a selection of `value` shows, with a title and a symbol.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/tab/init(_:systemimage:value:content:)>.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab that a selection of `value` shows, with a title that is not localised and a symbol.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab that a selection of `value` shows, with a title and a picture.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(value, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab that a selection of `value` shows, with a title that is not localised and a picture.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(value, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// A tab with a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab with a title that is not localised and a symbol.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never, S: StringProtocol {
        self.init(nil, content(), DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab with a title and a picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    where Value == Never {
        self.init(nil, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab with a title that is not localised and a picture.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content)
    where Value == Never, S: StringProtocol {
        self.init(nil, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}
