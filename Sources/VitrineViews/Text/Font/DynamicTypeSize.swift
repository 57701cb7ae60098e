/// How large the user wants text to be.
///
/// See <https://developer.apple.com/documentation/swiftui/dynamictypesize>.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the larger ones that the user finds among the accessibility settings.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/dynamictypesize/isaccessibilitysize>.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The place in the order of sizes, from 0.
    var rawIndex: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

extension View {
    /// Sets the Dynamic Type size of the text in the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)>.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the Dynamic Type size of the text in the view within a range.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)>.
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let first = sizes.first, let last = sizes.last else { return }
            size = min(max(size, first), last)
        }
    }
}
