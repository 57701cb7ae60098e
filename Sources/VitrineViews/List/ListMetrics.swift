/// The distances of a list, in points, as on iOS 26 (C5-11 to C5-15).
nonisolated struct ListMetrics: Equatable, Sendable {
    /// Whether the rows of a section stand on a card.
    var hasCards: Bool
    /// Between the list's sides and the cards.
    var margin: CGFloat
    /// Between a card's sides, or those of the list, and what is on it.
    var inset: CGFloat = 16
    var radius: CGFloat
    /// Above and below what is in a row, which is at least so high.
    var rowPadding: CGFloat = 15
    var minRowHeight: CGFloat = 56
    /// Above a section's header: as the first thing, below rows, and below a footer.
    var aboveHeader: Gaps
    /// Above the rows of a section without a header.
    var aboveRows: Gaps
    var belowHeader: CGFloat = 10
    var aboveFooter: CGFloat = 8
    var minFooterHeight: CGFloat = 21
    var bottom: CGFloat

    struct Gaps: Equatable, Sendable {
        var first, belowRows, belowFooter: CGFloat
    }

    static let insetGrouped = ListMetrics(
        hasCards: true, margin: 16, radius: 26,
        aboveHeader: Gaps(first: 10, belowRows: 27.5, belowFooter: 16),
        aboveRows: Gaps(first: 35, belowRows: 35, belowFooter: 23.5), bottom: 10)
    static let plain = ListMetrics(
        hasCards: false, margin: 0, radius: 0, aboveHeader: Gaps(first: 10, belowRows: 32, belowFooter: 16),
        aboveRows: Gaps(first: 0, belowRows: 0, belowFooter: 8), bottom: 0)

    func background(_ scheme: ColorScheme) -> Color {
        if !hasCards || scheme == .dark { return scheme == .dark ? .black : .white }
        return Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255)
    }

    /// The ground of a row that has no other.
    func rowBackground(_ scheme: ColorScheme) -> Color {
        if scheme == .light { return .white }
        return hasCards ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .black
    }
}

private enum ListMetricsKey: EnvironmentKey { static var defaultValue: ListMetrics { .insetGrouped } }
private enum ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

private enum IsInListRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view is in a list, where some look otherwise.
    nonisolated var isInListRow: Bool {
        get { self[IsInListRowKey.self] }
        set { self[IsInListRowKey.self] = newValue }
    }
    nonisolated var listMetrics: ListMetrics {
        get { self[ListMetricsKey.self] }
        set { self[ListMetricsKey.self] = newValue }
    }
    nonisolated var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Says whether lists inside have a ground of their own.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)>.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
