/// The least and the greatest number of lines of a text.
private struct LineLimits: Equatable {
    var minimum: Int?
    var maximum: Int?
}

extension EnvironmentValues {
    fileprivate var lineLimits: LineLimits {
        get { LineLimits(minimum: text.minimumLines, maximum: text.lineLimit) }
        set { (text.minimumLines, text.lineLimit) = (newValue.minimum, newValue.maximum) }
    }
}

extension View {
    /// Sets the greatest number of lines that a text in the view takes; nil lifts the limit (C1-07, C1-09).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)>.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets the least number of lines that a text in the view keeps space for.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)>.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(minimum: limit.lowerBound, maximum: nil))
    }

    /// Sets the greatest number of lines that a text in the view takes.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)>.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(minimum: nil, maximum: limit.upperBound))
    }

    /// Sets the least number of lines that a text in the view keeps space for, and the greatest it takes (C1-08).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/linelimit(_:)>.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(minimum: limit.lowerBound, maximum: limit.upperBound))
    }

    /// Sets the greatest number of lines of a text in the view, and whether it always keeps space for so many.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/linelimit(_:reservesspace:)>.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(minimum: reservesSpace ? limit : nil, maximum: limit))
    }
}
