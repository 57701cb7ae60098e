extension Text {
    /// The look of a line under or through text.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/linestyle>.
    public struct LineStyle: Hashable, Sendable {
        var pattern: Pattern
        var color: RGBA?

        /// A single solid line in the colour of the text.
        public static let single = LineStyle(pattern: .solid, color: nil)

        /// The pattern of a line.
        ///
        /// See <https://developer.apple.com/documentation/swiftui/text/linestyle/pattern>.
        public struct Pattern: Hashable, Sendable {
            let pattern: StyledText.Line.Pattern

            /// A solid line.
            public static let solid = Pattern(pattern: .solid)
            /// A line of dots.
            public static let dot = Pattern(pattern: .dot)
            /// A line of dashes.
            public static let dash = Pattern(pattern: .dash)
            /// A line of dashes and dots in turn.
            public static let dashDot = Pattern(pattern: .dashDot)
            /// A line of dashes and two dots in turn.
            public static let dashDotDot = Pattern(pattern: .dashDotDot)
        }

        var line: StyledText.Line { StyledText.Line(color: color, pattern: pattern.pattern) }
    }
}
