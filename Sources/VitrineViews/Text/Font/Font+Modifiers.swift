/// One change to a font.
enum FontModifier: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit, smallCaps
    case weight(Font.Weight)
    case width(Font.Width)
    case leading(Font.Leading)
}

extension Font {
    /// The bold face of the font; see <https://developer.apple.com/documentation/swiftui/font/bold()>.
    public func bold() -> Font { modified(.bold) }

    /// The italic face of the font; see <https://developer.apple.com/documentation/swiftui/font/italic()>.
    public func italic() -> Font { modified(.italic) }

    /// The font in a weight; see <https://developer.apple.com/documentation/swiftui/font/weight(_:)>.
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }

    /// The font in a width; see <https://developer.apple.com/documentation/swiftui/font/width(_:)>.
    public func width(_ width: Width) -> Font { modified(.width(width)) }

    /// The font with all characters of one width; see
    /// <https://developer.apple.com/documentation/swiftui/font/monospaced()>.
    public func monospaced() -> Font { modified(.monospaced) }

    /// The font with all digits of one width; see
    /// <https://developer.apple.com/documentation/swiftui/font/monospaceddigit()>.
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }

    /// The font with small capitals; see <https://developer.apple.com/documentation/swiftui/font/smallcaps()>.
    public func smallCaps() -> Font { modified(.smallCaps) }

    /// The font with small capitals for lowercase letters; see
    /// <https://developer.apple.com/documentation/swiftui/font/lowercasesmallcaps()>. All letters get them.
    public func lowercaseSmallCaps() -> Font { modified(.smallCaps) }

    /// The font with small capitals for uppercase letters; see
    /// <https://developer.apple.com/documentation/swiftui/font/uppercasesmallcaps()>. All letters get them.
    public func uppercaseSmallCaps() -> Font { modified(.smallCaps) }

    /// The font with more or less space between lines; see
    /// <https://developer.apple.com/documentation/swiftui/font/leading(_:)>.
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }

    private func modified(_ modifier: FontModifier) -> Font {
        Font(base, modifiers + [modifier])
    }
}
