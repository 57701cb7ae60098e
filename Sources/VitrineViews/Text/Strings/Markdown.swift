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

/// Splits characters into spans and runs of delimiters, then pairs the delimiters.
private struct MarkdownParser {
    private struct Piece {
        var span: Markdown.Span
        var delimiter: Delimiter?
    }

    private struct Delimiter {
        var character: Character
        var count: Int
        var canOpen, canClose: Bool
    }

    private let characters: [Character]
    private var position = 0
    private var pieces: [Piece] = []
    private var text = ""

    init(_ characters: [Character]) { self.characters = characters }

    mutating func parse() -> [Markdown.Span] {
        while position < characters.count { step() }
        flush()
        pairDelimiters()
        return merged()
    }

    private mutating func step() {
        let character = characters[position]
        switch character {
        case "\\":
            // A backslash takes the meaning from the punctuation after it.
            if position + 1 < characters.count, characters[position + 1].isASCIIPunctuation { position += 1 }
            text.append(characters[position])
            position += 1
        case "`": if !takeCode() { takeCharacter() }
        case "[": if !takeLink() { takeCharacter() }
        case "<": if !takeAutolink() { takeCharacter() }
        case "*", "_", "~": takeDelimiter(character)
        default: takeCharacter()
        }
    }

    private mutating func takeCharacter() {
        text.append(characters[position])
        position += 1
    }

    private mutating func flush() {
        if text.isEmpty { return }
        pieces.append(Piece(span: Markdown.Span(text)))
        text = ""
    }

    private mutating func add(_ span: Markdown.Span) {
        flush()
        pieces.append(Piece(span: span))
    }

    private func runLength(at start: Int) -> Int {
        var end = start
        while end < characters.count, characters[end] == characters[start] { end += 1 }
        return end - start
    }

    private func index(of character: Character, from start: Int) -> Int? {
        characters[start...].firstIndex(of: character)
    }

    private mutating func takeCode() -> Bool {
        let fence = runLength(at: position)
        var end = position + fence
        while let candidate = end < characters.count ? index(of: "`", from: end) : nil {
            let length = runLength(at: candidate)
            if length == fence {
                var span = Markdown.Span(String(characters[(position + fence)..<candidate]))
                span.isCode = true
                add(span)
                position = candidate + length
                return true
            }
            end = candidate + length
        }
        return false
    }

    private mutating func takeLink() -> Bool {
        var depth = 0
        var end = position
        while end < characters.count {
            if characters[end] == "\\" {
                end += 1
            } else if characters[end] == "[" {
                depth += 1
            } else if characters[end] == "]" {
                depth -= 1
                if depth == 0 { break }
            }
            end += 1
        }
        guard end + 1 < characters.count, characters[end + 1] == "(", let close = index(of: ")", from: end + 1) else {
            return false
        }
        // What follows a space is a title, which nobody shows.
        let address = characters[(end + 2)..<close].prefix { !$0.isWhitespace }
        var label = MarkdownParser(Array(characters[(position + 1)..<end]))
        for var span in label.parse() {
            span.destination = String(address)
            add(span)
        }
        position = close + 1
        return true
    }

    private mutating func takeAutolink() -> Bool {
        guard let close = index(of: ">", from: position) else { return false }
        let address = String(characters[(position + 1)..<close])
        guard address.contains("://") || address.hasPrefix("mailto:"), !address.contains(where: \.isWhitespace) else {
            return false
        }
        var span = Markdown.Span(address)
        span.destination = address
        add(span)
        position = close + 1
        return true
    }

    private mutating func takeDelimiter(_ character: Character) {
        let count = runLength(at: position)
        let before = position == 0 ? " " : characters[position - 1]
        let after = position + count == characters.count ? " " : characters[position + count]
        let isLeft =
            !after.isWhitespace
            && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
        let isRight =
            !before.isWhitespace
            && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
        var delimiter = Delimiter(character: character, count: count, canOpen: isLeft, canClose: isRight)
        if character == "_" {
            // Underscores inside words are part of them.
            delimiter.canOpen = isLeft && (!isRight || before.isMarkdownPunctuation)
            delimiter.canClose = isRight && (!isLeft || after.isMarkdownPunctuation)
        }
        flush()
        pieces.append(Piece(span: Markdown.Span(""), delimiter: delimiter))
        position += count
    }

    private mutating func pairDelimiters() {
        var closer = 0
        while closer < pieces.count {
            guard let end = pieces[closer].delimiter, end.canClose, end.count > 0,
                let opener = opener(for: end, before: closer)
            else {
                closer += 1
                continue
            }
            let length: Int
            if end.character == "~" {
                length = end.count
            } else {
                length = end.count >= 2 && pieces[opener].delimiter!.count >= 2 ? 2 : 1
            }
            for index in (opener + 1)..<closer {
                if end.character == "~" {
                    pieces[index].span.isStruckThrough = true
                } else if length == 2 {
                    pieces[index].span.isStrong = true
                } else {
                    pieces[index].span.isEmphasized = true
                }
                // A delimiter between the two found no partner of its own.
                pieces[index].delimiter?.canOpen = false
                pieces[index].delimiter?.canClose = false
            }
            pieces[opener].delimiter!.count -= length
            pieces[closer].delimiter!.count -= length
            if pieces[closer].delimiter!.count == 0 { closer += 1 }
        }
    }

    private func opener(for end: Delimiter, before closer: Int) -> Int? {
        pieces[..<closer].lastIndex { piece in
            guard let start = piece.delimiter, start.character == end.character, start.canOpen, start.count > 0 else {
                return false
            }
            if end.character == "~" { return start.count == end.count && end.count <= 2 }
            // CommonMark's rule of three: a run that both opens and closes must not pair up unevenly.
            let isBoth = start.canClose || end.canOpen
            return !(isBoth && (start.count + end.count) % 3 == 0 && (start.count % 3 != 0 || end.count % 3 != 0))
        }
    }

    /// The spans, with the delimiters that paired with none as text, and neighbours of one look joined.
    private func merged() -> [Markdown.Span] {
        var spans: [Markdown.Span] = []
        for piece in pieces {
            var span = piece.span
            if let delimiter = piece.delimiter {
                span.text = String(repeating: delimiter.character, count: delimiter.count)
            }
            if span.text.isEmpty { continue }
            var last = spans.last
            last?.text = span.text
            if last == span { spans[spans.count - 1].text += span.text } else { spans.append(span) }
        }
        return spans
    }
}

extension Character {
    fileprivate var isASCIIPunctuation: Bool { isASCII && isMarkdownPunctuation }
    fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
