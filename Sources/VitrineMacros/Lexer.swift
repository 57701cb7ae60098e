/// Cuts Swift source into tokens, one call of `next()` each.
///
/// It knows as much of the language as it takes to find where a declaration's parts begin and end, and assumes
/// source the compiler has already parsed: it never fails, and unbalanced input ends the last token early.
struct Lexer {
    let bytes: [UInt8]
    var position = 0
    /// The last token returned; decides what `?`, `!` and `/` mean.
    private var previous: Token?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Token? {
        let (startsLine, skipped) = skipTrivia()
        guard position < bytes.count else { return nil }
        let start = position
        let kind = lexToken(isAdjacent: !skipped)
        let token = Token(
            kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), range: start..<position,
            startsLine: startsLine || start == 0, isAdjacent: !skipped && start > 0)
        previous = token
        return token
    }

    /// The byte `distance` after the current one, or zero past the end.
    func peek(_ distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    private mutating func lexToken(isAdjacent: Bool) -> Token.Kind {
        let byte = peek()
        if byte == .quote { return lexString(hashes: 0) }
        if byte == .hash { return lexHash() }
        if byte == .backtick { return lexQuotedWord() }
        if byte.isWordStart { return lexWord() }
        if byte.isDigit { return lexNumber() }
        if (byte == .questionMark || byte == .exclamationMark) && isAdjacent && previousEndsOperand {
            position += 1
            return .punctuation
        }
        if byte == .slash && !previousEndsOperand && skipRegex() { return .regex }
        if byte.isOperator || byte == .dot && peek(1) == .dot { return lexOperator() }
        position += 1
        return .punctuation
    }

    /// Whether what comes next follows a complete operand, so that a `?` there is a postfix one and a `/` divides.
    private var previousEndsOperand: Bool {
        guard let previous else { return false }
        switch previous.kind {
        case .word: return !["return", "in", "case", "where", "try", "await", "if", "else"].contains(previous.text)
        case .number, .string, .regex: return true
        case .operator: return previous.text == ">"
        case .punctuation: return previous.closesBracket || previous.text == "?" || previous.text == "!"
        }
    }

    private mutating func lexWord() -> Token.Kind {
        while peek().isWordStart || peek().isDigit { position += 1 }
        return .word
    }

    private mutating func lexQuotedWord() -> Token.Kind {
        position += 1
        while position < bytes.count && peek() != .backtick { position += 1 }
        position = min(position + 1, bytes.count)
        return .word
    }

    /// Digits, letters and points: `0xFF`, `1_000`, `2.5e-3`. A sign in an exponent becomes an operator, which harms
    /// no one.
    private mutating func lexNumber() -> Token.Kind {
        while peek().isWordStart || peek().isDigit || peek() == .dot && peek(1).isDigit { position += 1 }
        return .number
    }

    /// `#"raw"#`, `#/regex/#`, or the `#` of a directive or macro.
    private mutating func lexHash() -> Token.Kind {
        var hashes = 0
        while peek(hashes) == .hash { hashes += 1 }
        switch peek(hashes) {
        case .quote:
            position += hashes
            return lexString(hashes: hashes)
        case .slash:
            position += hashes + 1
            skipPast(closing: .slash, hashes: hashes)
            return .regex
        default:
            position += 1
            return .punctuation
        }
    }

    /// A run of operator characters, except that every `>` at the start of one is a token of its own: `>>?` after a
    /// generic type is two brackets and a question mark, and no one here minds `>=` in two.
    private mutating func lexOperator() -> Token.Kind {
        if peek() == .greaterThan {
            position += 1
            return .operator
        }
        let mayContainDots = peek() == .dot
        while peek().isOperator || mayContainDots && peek() == .dot {
            if startsComment { break }
            position += 1
        }
        return .operator
    }
}
