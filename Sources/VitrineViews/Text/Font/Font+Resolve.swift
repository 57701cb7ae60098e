/// A font on its way to a description: the base's values, then what modifiers and text attributes make of them.
struct FontRequest {
    var family: String?
    var size: CGFloat
    var weight: Font.Weight
    /// The weight of the bold face.
    let boldWeight: Font.Weight
    var design: Font.Design
    var width: Font.Width = .standard
    var leading: Font.Leading = .standard
    var isBold = false
    var isItalic = false
    var hasMonospacedDigits = false
    var hasSmallCaps = false

    init(_ font: Font, at dynamicTypeSize: DynamicTypeSize) {
        switch font.base {
        case .style(let style, let design, let weight):
            size = TypographyTable.size(style, at: dynamicTypeSize)
            (self.weight, boldWeight) = (weight ?? style.weight, style.boldWeight)
            self.design = design ?? .default
        case .system(let size, let design, let weight):
            self.size = size
            (self.weight, boldWeight) = (weight ?? .regular, .bold)
            self.design = design ?? .default
        case .custom(let name, let size, let style):
            family = name
            self.size = style.map { TypographyTable.scale(size, as: $0, at: dynamicTypeSize) } ?? size
            (weight, boldWeight, design) = (.regular, .bold, .default)
        }
        for modifier in font.modifiers { apply(modifier) }
    }

    mutating func apply(_ modifier: FontModifier) {
        switch modifier {
        case .bold: isBold = true
        case .italic: isItalic = true
        case .monospaced: design = .monospaced
        case .monospacedDigit: hasMonospacedDigits = true
        case .smallCaps: hasSmallCaps = true
        case .weight(let weight): self.weight = weight
        case .width(let width): self.width = width
        case .leading(let leading): self.leading = leading
        }
    }

    func description(_ legibility: LegibilityWeight?) -> FontDescription {
        var weight = weight
        // What is already heavier than the bold face stays so.
        if isBold, weight.value < boldWeight.value { weight = boldWeight }
        if legibility == .bold { weight = weight.legible }
        return FontDescription(
            family: family, size: size, weight: weight.value, design: design.description, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits, hasSmallCaps: hasSmallCaps, width: width.share)
    }

    /// What the font's leading adds between lines, in points.
    var extraLineSpacing: CGFloat {
        let step: CGFloat = size < 15 ? 1 : 2
        return switch leading {
        case .standard: 0
        case .tight: -step
        case .loose: step
        }
    }
}
