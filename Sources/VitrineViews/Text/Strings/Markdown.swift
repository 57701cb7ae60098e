/// The inline part of Markdown: emphasis, strong emphasis, code, strikethrough, links.
///
/// Foundation has no Markdown on Linux. Blocks are left alone, as Apple does for keys: line breaks stay, and so does a
/// `#` or `-` at the start of a line. Emphasis follows the delimiter rules of CommonMark.
enum Markdown {
    /// A stretch of text of one look.
    struct Span: Equatable {
        var text: String
        var isStrong = false
        var isEmphasized = false
        var isCode = false
        var isStruckThrough = false
        /// The address of a link.
        var destination: String?
        /// Whether the link's label ends here; the arguments of its address follow those of the label.
        var endsLink = false

        init(_ text: String) { self.text = text }
    }

    /// Whether there is a character that may have a meaning: most strings have none and are spared the rest.
    static func mayFormat(_ string: String) -> Bool {
        string.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
                UInt8(ascii: "\\"), UInt8(ascii: "<"):
                true
            default: false
            }
        }
    }

    /// The spans of a string, without the characters that made them.
    static func spans(_ string: String) -> [Span] {
        var parser = MarkdownParser(Array(string))
        return parser.parse()
    }
}
