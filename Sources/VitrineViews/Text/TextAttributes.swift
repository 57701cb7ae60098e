/// The look of a stretch of text as views and texts ask for it, before fonts and colours are resolved.
///
/// The environment holds one, a text inside another puts its own wishes on top, and so does a run of an attributed
/// string: the nearer to the characters, the stronger.
struct TextAttributes: Equatable, Sendable {
    /// nil: the body font.
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    /// nil: as the font has it.
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits = false
    /// nil: the environment's foreground.
    var foreground: TextForeground?
    // Lengths in points.
    var kerning: CGFloat = 0
    /// Takes the place of kerning where it is not 0.
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    /// Where the text leads to; it shows in `foreground`, as other text.
    var link: LinkTarget?

    /// The resolved font, and what it adds between lines.
    func font(in text: TextEnvironment) -> (description: FontDescription, lineSpacing: CGFloat) {
        var request = FontRequest(font ?? .body, at: text.dynamicTypeSize)
        if let weight { request.weight = weight }
        if let design { request.design = design }
        if let width { request.width = width }
        if let isBold { request.isBold = isBold }
        if let isItalic { request.isItalic = isItalic }
        if isMonospaced == true { request.design = .monospaced }
        if hasMonospacedDigits { request.hasMonospacedDigits = true }
        return (request.description(text.legibilityWeight), request.extraLineSpacing)
    }
}

/// One wish of a text about its look.
enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case foreground(TextForeground?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
}

extension TextAttributes {
    mutating func apply(_ modifier: TextModifier) {
        switch modifier {
        // No font of its own: the text shows in the one around it.
        case .font(let font): if let font { self.font = font }
        case .weight(let weight): self.weight = weight
        case .design(let design): self.design = design
        case .width(let width): self.width = width
        case .bold(let isActive): isBold = isActive
        case .italic(let isActive): isItalic = isActive
        case .monospaced(let isActive): isMonospaced = isActive
        case .monospacedDigit: hasMonospacedDigits = true
        case .foreground(let foreground): if let foreground { self.foreground = foreground }
        case .kerning(let kerning): self.kerning = kerning
        case .tracking(let tracking): self.tracking = tracking
        case .baselineOffset(let offset): baselineOffset = offset
        case .underline(let line): underline = line
        case .strikethrough(let line): strikethrough = line
        }
    }
}
