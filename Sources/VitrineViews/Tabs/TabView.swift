/// A view that shows one of several views, and a bar to choose it.
///
/// See <https://developer.apple.com/documentation/swiftui/tabview>. Each subview of the content is a tab. All are made, and
/// keep their state; the one that is selected is laid out and has appeared (B1-19). The bar stands below it, and takes room.
nonisolated public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    private let selection: Binding<SelectionValue>?
    /// What is shown where no selection says so.
    @State private var chosen: Subview.ID?
    private let content: Content

    /// A tab view that shows the tab whose tag is the selection.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/tabview/init(selection:content:)>. A selection that no tab has
    /// is said once, and the first tab is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    /// A tab view that shows its first tab.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        (selection, self.content) = (nil, content())
    }

    /// A tab view of tabs with values; it shows the one whose value is the selection.
    public init<C>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        (self.selection, self.content) = (selection, TabContentBuilder<SelectionValue>.Content(tabs: content()._tabs))
    }

    /// A tab view of tabs; it shows the first.
    public init<C>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
        (selection, self.content) = (nil, TabContentBuilder<Never>.Content(tabs: content()._tabs))
    }

    @MainActor @preconcurrency public var body: some View {
        let (selected, chosen) = (selection?.wrappedValue, chosen)
        Group(subviews: content) { tabs in
            let shown =
                selection == nil
                ? tabs.firstIndex { $0.id == chosen } ?? 0 : Self.index(of: selected, in: tabs)
            TabPages(tabs: tabs, shown: shown) { choose($0) }
        }
    }

    private func choose(_ tab: Subview) {
        guard let selection else { return chosen = tab.id }
        if let value = tab.containerValues.tag(for: SelectionValue.self) { selection.wrappedValue = value }
    }

    private static func index(of selected: SelectionValue?, in tabs: SubviewsCollection) -> Int {
        guard let selected else { return 0 }
        if let index = tabs.firstIndex(where: { $0.containerValues.tag(for: SelectionValue.self) == selected }) {
            return index
        }
        if !tabs.isEmpty {
            VitrineLog.warnOnce(
                "tab selection \(SelectionValue.self) \(selected)",
                "the selection \(selected) of a TabView is the value of none of its tabs; the first is shown. Give a tab "
                    + "that value, or .tag(\(selected))")
        }
        return 0
    }

    public static func _declare(_ view: Self, into declarations: inout _Declarations) {
        declarations.add("TabView") { Content._declare(view.content, into: &$0) }
    }
}

/// The tabs, one of which is shown, and the bar below.
private struct TabPages: View {
    let tabs: SubviewsCollection
    let shown: Int
    let choose: @MainActor (Subview) -> Void
    @State private var visibility = Visibility.automatic

    var body: some View {
        VStack(spacing: 0) {
            KeptViews(shown: shown) { tabs }
                .onPreferenceChange(TabBarVisibilityKey.self) { visibility = $0 }
            if visibility != .hidden, !tabs.isEmpty {
                TabBar(items: tabs.map { TabBar.Item($0) }, selected: shown) { choose(tabs[$0]) }
            }
        }
        .onGroundOfList()
    }
}
