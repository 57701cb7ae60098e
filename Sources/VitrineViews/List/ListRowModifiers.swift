enum ListRowInsetsKey: _ViewTraitKey { static var defaultValue: EdgeInsets? { nil } }
enum ListRowBackgroundKey: _ViewTraitKey { static var defaultValue: AnyView? { nil } }
enum ListRowTopSeparatorKey: _ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum ListRowBottomSeparatorKey: _ViewTraitKey { static var defaultValue: Visibility { .automatic } }
enum ListRowTopTintKey: _ViewTraitKey { static var defaultValue: Color? { nil } }
enum ListRowBottomTintKey: _ViewTraitKey { static var defaultValue: Color? { nil } }

extension View {
    /// Sets the distances between the sides of a list row and what is in it, in points; nil: the list's own.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:)>.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { _trait(ListRowInsetsKey.self, insets) }

    /// Puts a view behind a list row, as large as that; nil: the list's own ground.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/listrowbackground(_:)>.
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
        _trait(ListRowBackgroundKey.self, view.map { AnyView($0) })
    }

    /// Says whether there are lines above and below a list row.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)>.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowSeparators(visibility: visibility, edges: edges))
    }

    /// Sets the colour of the lines above and below a list row; nil: the list's own.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:)>.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowSeparatorTints(color: color, edges: edges))
    }
}

nonisolated struct ListRowSeparators: PathModifier, Equatable {
    typealias Body = Never
    let visibility: Visibility
    let edges: VerticalEdge.Set

    static var kind: PathModifierKind { .traits }
    func applyTraits(_ traits: inout PropertyList) {
        if edges.contains(.top) { traits.set(ListRowTopSeparatorKey.self, visibility) }
        if edges.contains(.bottom) { traits.set(ListRowBottomSeparatorKey.self, visibility) }
    }
}

nonisolated struct ListRowSeparatorTints: PathModifier {
    typealias Body = Never
    let color: Color?
    let edges: VerticalEdge.Set

    static var kind: PathModifierKind { .traits }
    func applyTraits(_ traits: inout PropertyList) {
        if edges.contains(.top) { traits.set(ListRowTopTintKey.self, color) }
        if edges.contains(.bottom) { traits.set(ListRowBottomTintKey.self, color) }
    }
}
