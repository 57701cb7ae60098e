/// How lists look.
///
/// See <https://developer.apple.com/documentation/swiftui/liststyle>. There are those of the system.
public protocol ListStyle: Sendable {
    nonisolated var _style: _ListStyleKind { get }
}

/// What a list style is.
public struct _ListStyleKind: Sendable {
    let metrics: ListMetrics
}

/// The list style that the system has for a place: `insetGrouped`.
public struct DefaultListStyle: ListStyle {
    public init() {}
    nonisolated public var _style: _ListStyleKind { _ListStyleKind(metrics: .insetGrouped) }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
    public init() {}
    nonisolated public var _style: _ListStyleKind { _ListStyleKind(metrics: .plain) }
}

/// The rows of each section on a card.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    nonisolated public var _style: _ListStyleKind { _ListStyleKind(metrics: .insetGrouped) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The list style that the system has for a place.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// The rows of each section on a card.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension View {
    /// Sets how lists in this view look.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/liststyle(_:)>.
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
        environment(\.listMetrics, style._style.metrics)
    }
}
