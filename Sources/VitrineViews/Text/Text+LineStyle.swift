extension Text {
    /// The look of a line under or through text.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/linestyle>.
    public struct LineStyle: Hashable, Sendable {
        private let pattern: Pattern
        private let color: Color?

        /// A line with a pattern, in a colour or, with nil, in that of the text.
        ///
        /// See <https://developer.apple.com/documentation/swiftui/text/linestyle/init(pattern:color:)>.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

        /// A single solid line in the colour of the text.
        ///
        /// See <https://developer.apple.com/documentation/swiftui/text/linestyle/single>.
        public static let single = LineStyle()

        /// The pattern of a line.
        ///
        /// See <https://developer.apple.com/documentation/swiftui/text/linestyle/pattern>.
        public struct Pattern: Hashable, Sendable {
            fileprivate let pattern: StyledText.Line.Pattern

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

        func line(in environment: EnvironmentValues) -> StyledText.Line {
            StyledText.Line(color: color.map { environment.rgba($0) }, pattern: pattern.pattern)
        }
    }
}

extension EnvironmentValues {
    fileprivate func rgba(_ color: Color) -> RGBA {
        guard case .color(let rgba) = color._paint(_PaintContext(environment: self, bounds: .zero)).paint else {
            return .black
        }
        return rgba
    }
}
