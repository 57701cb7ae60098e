/// A tree of one-line labels, for printing.
struct TreeText: Equatable {
    var label: String
    var children: [TreeText] = []

    /// The characters that lines are drawn with.
    struct Style {
        var branch, last, through, bar, rule, crossing, arrow, ellipsis: String

        static let unicode = Style(
            branch: "├─ ", last: "└─ ", through: "│  ", bar: "│", rule: "─", crossing: "┼", arrow: "→", ellipsis: "…")
        static let ascii = Style(
            branch: "|- ", last: "`- ", through: "|  ", bar: "|", rule: "-", crossing: "+", arrow: "->", ellipsis: "..."
        )
    }

    /// The tree's lines; those of a forest follow each other.
    static func lines(_ trees: [TreeText], style: Style) -> [String] {
        trees.flatMap { [$0.label] + $0.childLines(style) }
    }

    private func childLines(_ style: Style) -> [String] {
        children.enumerated().flatMap { index, child in
            let isLast = index == children.count - 1
            let rest = child.childLines(style).map { (isLast ? "   " : style.through) + $0 }
            return [(isLast ? style.last : style.branch) + child.label] + rest
        }
    }
}

/// Text in cells of a terminal.
enum Cells {
    /// How many cells `text` takes: wide characters take two, combining ones none.
    static func width(_ text: String) -> Int {
        text.reduce(0) { $0 + width($1) }
    }

    private static func width(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if scalar.properties.isEmojiPresentation { return 2 }
        switch scalar.value {
        case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
            0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
            return 2
        default: return 1
        }
    }

    /// `text` in exactly `width` cells: filled up with blanks, or cut with an ellipsis.
    static func fit(_ text: String, to width: Int, ellipsis: String) -> String {
        let own = self.width(text)
        if own <= width { return text + String(repeating: " ", count: width - own) }
        var result = ""
        var used = 0
        let room = max(0, width - self.width(ellipsis))
        for character in text {
            let cells = self.width(character)
            if used + cells > room { break }
            result.append(character)
            used += cells
        }
        return result + ellipsis + String(repeating: " ", count: max(0, room - used))
    }

    /// On one line, and in ASCII if need be: what a terminal would not show is spelled out.
    static func printable(_ text: String, ascii: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f || (ascii && !scalar.isASCII):
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
