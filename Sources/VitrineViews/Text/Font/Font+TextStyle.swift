extension Font {
    /// A role that text plays; the system gives each a size and weight.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/textstyle>.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        case extraLargeTitle, extraLargeTitle2
    }

    /// The font of the largest title; see <https://developer.apple.com/documentation/swiftui/font/extralargetitle>.
    public static let extraLargeTitle = Font.system(.extraLargeTitle)
    /// The font of a large title; see <https://developer.apple.com/documentation/swiftui/font/extralargetitle2>.
    public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
    /// The font of large titles; see <https://developer.apple.com/documentation/swiftui/font/largetitle>.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of titles; see <https://developer.apple.com/documentation/swiftui/font/title>.
    public static let title = Font.system(.title)
    /// The font of second-level titles; see <https://developer.apple.com/documentation/swiftui/font/title2>.
    public static let title2 = Font.system(.title2)
    /// The font of third-level titles; see <https://developer.apple.com/documentation/swiftui/font/title3>.
    public static let title3 = Font.system(.title3)
    /// The font of headings; see <https://developer.apple.com/documentation/swiftui/font/headline>.
    public static let headline = Font.system(.headline)
    /// The font of subheadings; see <https://developer.apple.com/documentation/swiftui/font/subheadline>.
    public static let subheadline = Font.system(.subheadline)
    /// The font of body text, and of text that sets none; see
    /// <https://developer.apple.com/documentation/swiftui/font/body>.
    public static let body = Font.system(.body)
    /// The font of callouts; see <https://developer.apple.com/documentation/swiftui/font/callout>.
    public static let callout = Font.system(.callout)
    /// The font of footnotes; see <https://developer.apple.com/documentation/swiftui/font/footnote>.
    public static let footnote = Font.system(.footnote)
    /// The font of captions; see <https://developer.apple.com/documentation/swiftui/font/caption>.
    public static let caption = Font.system(.caption)
    /// The font of alternate captions; see <https://developer.apple.com/documentation/swiftui/font/caption2>.
    public static let caption2 = Font.system(.caption2)
}

extension Font.TextStyle {
    /// The weight of the style's regular face.
    var weight: Font.Weight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// The weight of the style's bold face (C2-13).
    var boldWeight: Font.Weight {
        switch self {
        case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
        default: .semibold
        }
    }
}
