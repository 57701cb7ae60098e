extension Text {
    /// Sets the font of the text, or with nil leaves it to the environment.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/font(_:)>.
    public func font(_ font: Font?) -> Text { modified(.font(font)) }

    /// Sets the weight of the text's font, or with nil that of the font itself.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/fontweight(_:)>.
    public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

    /// Sets the design of the text's font, or with nil that of the font itself.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/fontdesign(_:)>.
    public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

    /// Sets the width of the text's font, or with nil that of the font itself.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/fontwidth(_:)>.
    public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

    /// Shows the text in bold.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/bold()>.
    public func bold() -> Text { modified(.bold(true)) }

    /// Shows the text in bold, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/bold(_:)>.
    public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

    /// Shows the text in italics.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/italic()>.
    public func italic() -> Text { modified(.italic(true)) }

    /// Shows the text in italics, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/italic(_:)>.
    public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

    /// Gives all characters one width, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/monospaced(_:)>.
    public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

    /// Gives all digits one width.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/monospaceddigit()>.
    public func monospacedDigit() -> Text { modified(.monospacedDigit) }

    /// Sets the distance, in points, added between characters that are not joined.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/kerning(_:)>.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

    /// Sets the distance, in points, added between all characters; kerning is then ignored.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/tracking(_:)>.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

    /// Moves the text up, or down if negative, by points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/baselineoffset(_:)>.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }
}
