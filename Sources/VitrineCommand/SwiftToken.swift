/// One token of a Swift file, as far as finding declarations needs to tell them apart.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        /// A name or a keyword, without backticks.
        case word
        /// A string or regular expression, whole; its text is only kept for a plain one-line string.
        case string
        /// One punctuation character, or `->`.
        case symbol
        /// `#word`: a macro or a compiler directive.
        case pound
    }

    var kind: Kind
    var text: String
    /// Counted from one.
    var line: Int
}

/// Cuts a file into tokens and drops comments. Never fails: a file that is no Swift gives odd tokens, and the
/// compiler says what is wrong with it.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    static func tokens(of source: String) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: Array(source.utf8))
        var tokens: [SwiftToken] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    /// Whether `text` stands here.
    private func stands(_ text: StaticString, at offset: Int = 0) -> Bool {
        let start = position + offset
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[start + index] != text.utf8Start[index] { return false }
        return true
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == newline { line += 1 }
            position += 1
        }
    }

    private mutating func next() -> SwiftToken? {
        skipBlanks()
        guard let byte = peek() else { return nil }
        let start = line
        if byte == quote || byte == hash, let literal = literal() { return literal }
        if byte == hash, let following = peek(1), isWord(following) {
            advance()
            return SwiftToken(kind: .pound, text: "#" + word(), line: start)
        }
        if byte == backtick {
            advance()
            let name = word()
            if peek() == backtick { advance() }
            return SwiftToken(kind: .word, text: name, line: start)
        }
        if isWord(byte) { return SwiftToken(kind: .word, text: word(), line: start) }
        if stands("->") {
            advance(2)
            return SwiftToken(kind: .symbol, text: "->", line: start)
        }
        advance()
        return SwiftToken(kind: .symbol, text: String(UnicodeScalar(byte)), line: start)
    }

    private mutating func word() -> String {
        let start = position
        while let byte = peek(), isWord(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipBlanks() {
        while let byte = peek() {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                advance()
            } else if stands("//") {
                while let byte = peek(), byte != newline { position += 1 }
            } else if stands("/*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if stands("/*") {
                depth += 1
                advance(2)
            } else if stands("*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
    }

    /// A string or an extended regular expression that starts here, with its number signs; nil when a lone number
    /// sign starts something else.
    private mutating func literal() -> SwiftToken? {
        var hashes = 0
        while peek(hashes) == hash { hashes += 1 }
        let start = line
        if stands("\"\"\"", at: hashes) {
            advance(hashes + 3)
            skipString(hashes: hashes, quotes: 3)
            return SwiftToken(kind: .string, text: "", line: start)
        }
        if peek(hashes) == quote {
            advance(hashes + 1)
            let first = position
            skipString(hashes: hashes, quotes: 1)
            let text = bytes[first..<max(first, position - 1 - hashes)]
            return SwiftToken(kind: .string, text: String(decoding: text, as: UTF8.self), line: start)
        }
        if hashes > 0, peek(hashes) == UInt8(ascii: "/") {
            advance(hashes + 1)
            while position < bytes.count, !(peek() == UInt8(ascii: "/") && hasHashes(hashes, after: 1)) {
                advance(peek() == backslash ? 2 : 1)
            }
            advance(1 + hashes)
            return SwiftToken(kind: .string, text: "", line: start)
        }
        return nil
    }

    /// Leaves a string whose opening was read, and the interpolations in it.
    private mutating func skipString(hashes: Int, quotes: Int) {
        while let byte = peek() {
            if byte == backslash, hasHashes(hashes, after: 1) {
                advance(1 + hashes)
                if peek() == UInt8(ascii: "(") { skipInterpolation() } else { advance() }
            } else if byte == quote, quotes == 1 || stands("\"\"\""), hasHashes(hashes, after: quotes) {
                advance(quotes + hashes)
                return
            } else if byte == newline, quotes == 1 {
                return  // not closed: the compiler will say so
            } else {
                advance()
            }
        }
    }

    /// Leaves `( … )` of an interpolation; what is in it is code, with strings of its own.
    private mutating func skipInterpolation() {
        var depth = 0
        while let token = next() {
            if token.kind == .symbol, token.text == "(" { depth += 1 }
            if token.kind == .symbol, token.text == ")" { depth -= 1 }
            if depth == 0 { return }
        }
    }

    private func hasHashes(_ count: Int, after offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == hash }
    }
}

private let newline = UInt8(ascii: "\n")
private let quote = UInt8(ascii: "\"")
private let hash = UInt8(ascii: "#")
private let backslash = UInt8(ascii: "\\")
private let backtick = UInt8(ascii: "`")

private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
