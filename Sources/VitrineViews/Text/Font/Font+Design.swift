extension Font {
    /// A design of the system font.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/design>.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var description: FontDescription.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// How much space a font leaves between its lines.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/leading>.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// The width of a font that comes in several.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/width>.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is standard, less is narrower.
        public var value: CGFloat

        /// A width by number: 0 is standard, less is narrower.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest width.
        public static let compressed = Width(-0.4)
        /// A width below standard.
        public static let condensed = Width(-0.2)
        /// The normal width.
        public static let standard = Width(0)
        /// A width above standard.
        public static let expanded = Width(0.2)

        // A condensed face has three quarters of the normal width, as the CSS keyword says.
        var share: CGFloat { max(1 + 1.25 * value, 0.5) }
    }
}
