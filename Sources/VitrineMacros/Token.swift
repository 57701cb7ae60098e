/// One token of Swift source.
///
/// A string or regular-expression literal is one token however much is inside it, so whoever looks for a bracket, a
/// comma or an `=` never finds one of a literal's own.
struct Token: Equatable {
    enum Kind {
        /// An identifier or keyword, in backticks or not.
        case word
        case number
        case string
        case regex
        /// A run of operator characters, `=` and `->` among them.
        case `operator`
        /// One character: a bracket, or one of `, ; : . @ # \`, or a postfix `?` or `!`.
        case punctuation
    }

    var kind: Kind
    var text: String
    /// The bytes of the source it covers.
    var range: Range<Int>
    /// Whether it is the first token of its line.
    var startsLine: Bool
    /// Whether nothing stands between it and the token before.
    var isAdjacent: Bool

    /// Whether it is this word, operator or punctuation mark, rather than a literal that spells the same.
    func `is`(_ text: String) -> Bool {
        self.text == text && kind != .string && kind != .regex
    }

    var opensBracket: Bool { kind == .punctuation && (text == "(" || text == "[" || text == "{") }
    var closesBracket: Bool { kind == .punctuation && (text == ")" || text == "]" || text == "}") }
}

/// Source text cut into tokens, and the few questions that need more than one token to answer.
struct TokenizedSource {
    let tokens: [Token]
    private let bytes: [UInt8]

    init(_ source: String) {
        bytes = [UInt8](source.utf8)
        var lexer = Lexer(bytes)
        var tokens: [Token] = []
        while let token = lexer.next() { tokens.append(token) }
        self.tokens = tokens
    }

    /// The text from the first to the last of these tokens, as the user wrote it; comments and white space around it
    /// are left out and those within are kept.
    func text(_ range: Range<Int>) -> String {
        guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
        return sourceText(ofBytes: first.range.lowerBound..<last.range.upperBound)
    }

    func sourceText(ofBytes range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The index after the bracket that closes the one at `index`, or the end when none does.
    func endOfBracket(at index: Int) -> Int {
        var depth = 0
        for position in index..<tokens.count {
            if tokens[position].opensBracket { depth += 1 }
            if tokens[position].closesBracket { depth -= 1 }
            if depth == 0 { return position + 1 }
        }
        return tokens.count
    }

    /// The index after the attribute whose `@` is at `index`: a dotted name, generic arguments, and arguments.
    func endOfAttribute(at index: Int) -> Int {
        var end = index + 2
        while end + 1 < tokens.count, tokens[end].is("."), tokens[end].isAdjacent { end += 2 }
        if end < tokens.count, tokens[end].text.hasPrefix("<"), tokens[end].isAdjacent { end = endOfAngles(at: end) }
        if end < tokens.count, tokens[end].is("("), tokens[end].isAdjacent { end = endOfBracket(at: end) }
        return min(end, tokens.count)
    }

    private func endOfAngles(at index: Int) -> Int {
        var depth = 0
        for position in index..<tokens.count {
            depth += tokens[position].angleBalance
            if depth <= 0 { return position + 1 }
        }
        return tokens.count
    }
}

extension Token {
    /// How many angle brackets it opens, less how many it closes, should it be part of a type.
    var angleBalance: Int {
        guard kind == .operator, text != "->" else { return 0 }
        return text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
    }
}
