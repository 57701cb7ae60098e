extension Font {
    /// How heavy the strokes of a font are.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/weight>.
    public struct Weight: Hashable, Sendable {
        /// 100 ... 900, 400 is regular.
        let value: Int

        /// The thinnest weight.
        public static let ultraLight = Weight(value: 100)
        /// A weight between ultra light and light.
        public static let thin = Weight(value: 200)
        /// A weight below regular.
        public static let light = Weight(value: 300)
        /// The weight of running text.
        public static let regular = Weight(value: 400)
        /// A weight between regular and semibold.
        public static let medium = Weight(value: 500)
        /// A weight between medium and bold.
        public static let semibold = Weight(value: 600)
        /// The weight of emphasis.
        public static let bold = Weight(value: 700)
        /// A weight above bold.
        public static let heavy = Weight(value: 800)
        /// The heaviest weight.
        public static let black = Weight(value: 900)

        /// The weight that stands for this one where the user asks for bold text.
        var legible: Weight { Weight(value: min(value < 600 ? value + 200 : value + 100, 900)) }
    }
}

/// Whether the user asks for heavier text.
///
/// See <https://developer.apple.com/documentation/swiftui/legibilityweight>.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
