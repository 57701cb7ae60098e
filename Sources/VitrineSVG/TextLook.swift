import VitrineDisplay

/// The attributes of a stretch of text that are inherited: all that says how letters look but their colour.
struct TextLook: Equatable {
    var family: String
    var size: CGFloat
    var weight: Int
    var isItalic: Bool
    var hasSmallCaps: Bool
    var hasMonospacedDigits: Bool
    var stretch: Int
    var spacing: CGFloat

    init(_ run: StyledText.Run, fallback: String?) {
        let font = run.font
        family = Self.family(font, fallback)
        size = font.clampedSize
        weight = min(max(font.weight, 100), 1000)
        isItalic = font.isItalic
        (hasSmallCaps, hasMonospacedDigits) = (font.hasSmallCaps, font.hasMonospacedDigits)
        stretch = Self.stretch(font.width)
        spacing = run.kerning.isFinite ? run.kerning : 0
    }

    /// Writes what is another value in `base`; what nobody says is 400, upright and so on.
    func write(to out: inout ByteWriter, over base: TextLook?) {
        if family != base?.family {
            out.write(" font-family=\"")
            out.writeEscaped(family)
            out.write("\"")
        }
        if size != base?.size { out.attribute(" font-size=", size) }
        if weight != base?.weight ?? 400 {
            out.write(" font-weight=\"")
            out.write(weight)
            out.write("\"")
        }
        if isItalic != base?.isItalic ?? false {
            out.write(isItalic ? " font-style=\"italic\"" : " font-style=\"normal\"")
        }
        if hasSmallCaps != base?.hasSmallCaps ?? false {
            out.write(hasSmallCaps ? " font-variant=\"small-caps\"" : " font-variant=\"normal\"")
        }
        if stretch != base?.stretch ?? 100 {
            out.write(" font-stretch=\"")
            out.write(plain: Self.stretches[stretch] ?? "normal")
            out.write("\"")
        }
        if spacing != base?.spacing ?? 0 { out.attribute(" letter-spacing=", spacing) }
        if hasMonospacedDigits != base?.hasMonospacedDigits ?? false {
            // Only a stylesheet has a word for this one.
            out.write(
                hasMonospacedDigits
                    ? " style=\"font-variant-numeric:tabular-nums\"" : " style=\"font-variant-numeric:normal\"")
        }
    }

    /// The face that was used, if it is not the first asked for; the faces of the design; the viewer's own.
    private static func family(_ font: FontDescription, _ fallback: String?) -> String {
        if font.family == nil, fallback == nil { return design(font.design) }
        var list = font.family.map { quoted($0) + "," } ?? ""
        if let fallback { list = quoted(fallback) + "," + list }
        return list + design(font.design)
    }

    private static func design(_ design: FontDescription.Design) -> String {
        switch design {
        case .default: "Inter,'Noto Sans',system-ui,sans-serif"
        case .rounded: "Inter,'Noto Sans',ui-rounded,sans-serif"
        case .serif: "'Noto Serif',ui-serif,serif"
        case .monospaced: "'Noto Sans Mono','DejaVu Sans Mono',ui-monospace,monospace"
        }
    }

    /// A quote or a backslash cannot be part of a family's name in a stylesheet without more care than it is worth.
    private static func quoted(_ family: String) -> String {
        "'" + family.filter { $0 != "'" && $0 != "\\" && $0 != "\n" } + "'"
    }

    private static let stretches = [
        62: "extra-condensed", 75: "condensed", 87: "semi-condensed", 100: "normal", 112: "semi-expanded",
        125: "expanded",
    ]

    /// The nearest of the steps CSS has names for; the bounds are those of the text engine.
    private static func stretch(_ width: CGFloat) -> Int {
        switch width {
        case ..<0.7: 62
        case ..<0.85: 75
        case ..<0.95: 87
        case ...1.05: 100
        case ...1.2: 112
        default: 125
        }
    }
}
