/// What the bar above a view in a navigation stack is like.
///
/// See <https://developer.apple.com/documentation/swiftui/navigationbaritem>.
nonisolated public struct NavigationBarItem: Sendable {
    /// How the bar shows its title.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode>.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the level below; for a root with a title: large.
        case automatic
        /// In the bar itself.
        case inline
        /// In a row of its own below the bar.
        case large
    }
}

/// A bar. See <https://developer.apple.com/documentation/swiftui/toolbarplacement>.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    private enum Place { case automatic, navigationBar, tabBar }
    private let place: Place

    /// The main bar: that of navigation.
    public static let automatic = ToolbarPlacement(place: .automatic)
    /// The bar with the title of a navigation stack.
    public static let navigationBar = ToolbarPlacement(place: .navigationBar)
    /// The bar with the tabs of a tab view.
    public static let tabBar = ToolbarPlacement(place: .tabBar)

    fileprivate var isTabBar: Bool { place == .tabBar }
}

/// What the views of a level tell of its bar. Each part is told by the outermost view that tells it, the first among
/// siblings.
nonisolated struct NavigationBarValue: Equatable {
    var title: Text?
    var mode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    var visibility: Visibility?

    mutating func complete(by other: NavigationBarValue) {
        title = title ?? other.title
        mode = mode ?? other.mode
        hidesBackButton = hidesBackButton ?? other.hidesBackButton
        visibility = visibility ?? other.visibility
    }
}

nonisolated enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarValue { NavigationBarValue() }
    static func reduce(value: inout NavigationBarValue, nextValue: () -> NavigationBarValue) {
        value.complete(by: nextValue())
    }
}

/// Whether the tab bar around is shown; the first view that says so counts.
nonisolated enum TabBarVisibilityKey: PreferenceKey {
    static var defaultValue: Visibility { .automatic }
    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        if value == .automatic { value = nextValue() }
    }
}

extension View {
    /// Sets the title of the level of a navigation stack that this view is in.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-avgj>.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        transformPreference(NavigationBarKey.self) { $0.title = title }
    }

    /// Sets the title of the level of a navigation stack that this view is in.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-avgj>.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the level of a navigation stack that this view is in, which is not localised.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        navigationTitle(Text(title))
    }

    /// Sets how the bar shows the title.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)>.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationBarKey.self) { $0.mode = displayMode }
    }

    /// Hides the bar's button that leads back.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)>.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarKey.self) { $0.hidesBackButton = hidesBackButton }
    }

    /// Hides the bar.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/navigationbarhidden(_:)>.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbarVisibility(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Says whether bars around this view are shown.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/toolbarvisibility(_:for:)>.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
    }

    /// Says whether bars around this view are shown.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)>.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarVisibilityModifier(visibility: visibility, bars: bars))
    }
}

private nonisolated struct BarVisibilityModifier: ViewModifier {
    let visibility: Visibility
    let bars: [ToolbarPlacement]

    func body(content: Content) -> some View {
        let (visibility, bars) = (visibility, bars)
        content
            .transformPreference(NavigationBarKey.self) {
                if bars.isEmpty || bars.contains(where: { !$0.isTabBar }) { $0.visibility = visibility }
            }
            .transformPreference(TabBarVisibilityKey.self) {
                if bars.contains(where: \.isTabBar) { $0 = visibility }
            }
    }
}
