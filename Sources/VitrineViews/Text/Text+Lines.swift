extension Text {
    /// Draws a line under the text, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/underline(_:color:)>.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line with a pattern under the text, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/underline(_:pattern:color:)>.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through the text, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/strikethrough(_:color:)>.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line with a pattern through the text, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/strikethrough(_:pattern:color:)>.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
}

extension View {
    /// Draws a line under the text in the view, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/underline(_:pattern:color:)>.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.text.attributes.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Draws a line through the text in the view, or not.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:)>.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.text.attributes.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}
