/// A font that becomes a definite one only where it is used: its size may follow the environment's Dynamic Type size.
///
/// See <https://developer.apple.com/documentation/swiftui/font>.
public struct Font: Hashable, Sendable {
    /// Where the size and the family come from.
    enum Base: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, design: Design?, weight: Weight?)
        /// `relativeTo` nil: the size does not scale.
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    // A reference to something that does not change: fonts are handed from view to view, and compared.
    private let content: FontContent
    var base: Base { content.base }
    /// Changes to the base, first applied first.
    var modifiers: [FontModifier] { content.modifiers }

    init(_ base: Base, _ modifiers: [FontModifier] = []) { content = .shared(base, modifiers) }

    /// Fonts are equal when they are asked for in the same words.
    public static func == (a: Font, b: Font) -> Bool { a.content === b.content || a.content == b.content }

    /// Hashes what is asked for.
    public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }

    /// The system font in a text style, with a design and weight of choice.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/system(_:design:weight:)>.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system font in a size in points, which no Dynamic Type size changes.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/system(size:weight:design:)-697b2>.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, design: design, weight: weight))
    }

    /// A font by name, in a size in points that scales as the body style does.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/custom(_:size:)>.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    /// A font by name, in a size in points that scales as `textStyle` does.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/custom(_:size:relativeto:)>.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: textStyle))
    }

    /// A font by name, in a size in points that does not scale.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/font/custom(_:fixedsize:)>.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }
}
