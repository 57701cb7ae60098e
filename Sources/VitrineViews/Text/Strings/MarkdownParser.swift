/// Splits characters into spans and runs of delimiters, then pairs the delimiters.
struct MarkdownParser {
    struct Piece {
        var span: Markdown.Span
        var delimiter: Delimiter?
    }

    struct Delimiter {
        var character: Character
        var count: Int
        var canOpen, canClose: Bool
    }

    private let characters: [Character]
    private var position = 0
    var pieces: [Piece] = []
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
        guard end + 1 < characters.count, characters[end + 1] == "(", let close = closingParenthesis(from: end + 1)
        else {
            return false
        }
        // What follows a space is a title, which nobody shows.
        let address = characters[(end + 2)..<close].prefix { !$0.isWhitespace }
        // `^[…](…)` gives the text attributes, such as to inflect it; nothing reads them, but the text is no link.
        let isLink = text.last != "^"
        if !isLink { text.removeLast() }
        var label = MarkdownParser(Array(characters[(position + 1)..<end]))
        let spans = label.parse()
        for (index, var span) in spans.enumerated() {
            if isLink { (span.destination, span.endsLink) = (String(address), index == spans.count - 1) }
            add(span)
        }
        position = close + 1
        return true
    }

    /// Where the parenthesis that opens at `start` is closed; an address may have pairs of its own.
    private func closingParenthesis(from start: Int) -> Int? {
        var depth = 0
        for position in start..<characters.count {
            if characters[position] == "(" { depth += 1 }
            if characters[position] == ")" { depth -= 1 }
            if depth == 0 { return position }
        }
        return nil
    }

    private mutating func takeAutolink() -> Bool {
        guard let close = index(of: ">", from: position) else { return false }
        let address = String(characters[(position + 1)..<close])
        guard address.contains("://") || address.hasPrefix("mailto:"), !address.contains(where: \.isWhitespace) else {
            return false
        }
        var span = Markdown.Span(address)
        (span.destination, span.endsLink) = (address, true)
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
}

extension Character {
    fileprivate var isASCIIPunctuation: Bool { isASCII && isMarkdownPunctuation }
    fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
