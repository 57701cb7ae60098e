extension View {
    /// Sets the font of the text in the view that sets none itself.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/font(_:)>.
    @inlinable nonisolated public __consuming func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of the fonts in the view, or with nil leaves it to the fonts.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/fontweight(_:)>.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.text.attributes.weight, weight)
    }

    /// Sets the design of the fonts in the view, or with nil leaves it to the fonts.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/fontdesign(_:)>.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.text.attributes.design, design)
    }

    /// Sets the width of the fonts in the view, or with nil leaves it to the fonts.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/fontwidth(_:)>.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.text.attributes.width, width)
    }

    /// Shows the text in the view in bold, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/bold(_:)>.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        environment(\.text.attributes.isBold, isActive)
    }

    /// Shows the text in the view in italics, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/italic(_:)>.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        environment(\.text.attributes.isItalic, isActive)
    }

    /// Gives all characters in the view one width, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/monospaced(_:)>.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.text.attributes.isMonospaced, isActive)
    }

    /// Gives all digits in the view one width.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/monospaceddigit()>.
    nonisolated public func monospacedDigit() -> some View {
        environment(\.text.attributes.hasMonospacedDigits, true)
    }

    /// Sets the distance, in points, added between characters that are not joined.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/kerning(_:)>.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.text.attributes.kerning, kerning)
    }

    /// Sets the distance, in points, added between all characters; kerning is then ignored.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/tracking(_:)>.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.text.attributes.tracking, tracking)
    }

    /// Moves the text in the view up, or down if negative, by points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/baselineoffset(_:)>.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.text.attributes.baselineOffset, baselineOffset)
    }
}
