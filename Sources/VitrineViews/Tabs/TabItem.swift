/// The item of a view in the tab bar.
nonisolated enum TabItemTraitKey: _ViewTraitKey {
    static var defaultValue: AnyView? { nil }
}

/// What is said at the edge of the item.
nonisolated enum TabBadgeTraitKey: _ViewTraitKey {
    static var defaultValue: Text? { nil }
}

extension View {
    /// Sets the item of this view in the bar of the tab view that it is a tab of.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/tabitem(_:)>. Of its views, images stand above texts.
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        _trait(TabItemTraitKey.self, AnyView(label()))
    }

    /// Shows a number at the item of this view in the bar of the tab view that it is a tab of; 0 is not shown.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/badge(_:)-6k2u9>.
    nonisolated public func badge(_ count: Int) -> some View {
        _trait(TabBadgeTraitKey.self, count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a text at the item of this view in the bar of the tab view that it is a tab of.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/badge(_:)-84e43>.
    nonisolated public func badge(_ label: Text?) -> some View { _trait(TabBadgeTraitKey.self, label) }

    /// Shows a text at the item of this view in the bar of the tab view that it is a tab of.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

    /// Shows a text that is not localised at the item of this view in the bar of the tab view that it is a tab of.
    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S) -> some View where S: StringProtocol { badge(Text(label)) }
}

extension TabContent {
    /// Shows a number at the tab's item; 0 is not shown.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/tabcontent/badge(_:)>.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        BadgedTab(tab: self, badge: count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a text at the tab's item.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { BadgedTab(tab: self, badge: label) }

    /// Shows a text at the tab's item.
    nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        BadgedTab(tab: self, badge: Text(key))
    }
}

private nonisolated struct BadgedTab<Base: TabContent>: TabContent {
    typealias TabValue = Base.TabValue
    let tab: Base
    let badge: Text?
    var _tabs: some View { tab._tabs.badge(badge) }
}
