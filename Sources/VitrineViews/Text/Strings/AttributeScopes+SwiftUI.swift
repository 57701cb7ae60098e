extension AttributeScopes {
    /// The attributes of attributed strings that texts show.
    ///
    /// See <https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes>.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font; see
        /// <https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/font>.
        public let font: FontAttribute
        /// The colour of the text; see
        /// <https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/foregroundcolor>.
        public let foregroundColor: ForegroundColorAttribute
        /// The distance added between characters, in points; see
        /// <https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/kern>.
        public let kern: KerningAttribute
        /// The distance added between all characters, in points; see
        /// <https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/tracking>.
        public let tracking: TrackingAttribute
        /// How far the text stands above its baseline, in points; see
        /// <https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/baselineoffset>.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the text; see
        /// <https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/underlinestyle>.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text; see
        /// <https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes/strikethroughstyle>.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The emphasis of the text. Foundation has the attribute on Apple's systems and lacks it on Linux.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's own attributes.
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }

    /// The scope of the attributes that texts show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// The emphasis of a stretch of an attributed string.
///
/// See <https://developer.apple.com/documentation/foundation/inlinepresentationintent>. Foundation lacks it on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong emphasis, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code, shown in characters of one width.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Text that is struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// A line break that is a space when shown.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}
