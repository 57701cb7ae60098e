extension Lexer {
    /// A string literal whose opening hashes are behind `position`: of one line or many, raw or not.
    mutating func lexString(hashes: Int) -> Token.Kind {
        let isMultiline = peek(1) == .quote && peek(2) == .quote
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while position < bytes.count {
            if peek() == .backslash && hasHashes(hashes, after: 1) {
                position += 1 + hashes
                if peek() == .openParenthesis { skipInterpolation() } else { position += 1 }
            } else if hasQuotes(quotes) && hasHashes(hashes, after: quotes) {
                position += quotes + hashes
                return .string
            } else {
                position += 1
            }
        }
        position = bytes.count
        return .string
    }

    /// From the `(` of an interpolation past its `)`. What is between is Swift again, strings and all.
    private mutating func skipInterpolation() {
        var inner = Lexer(bytes)
        inner.position = position
        var depth = 0
        while let token = inner.next() {
            if token.is("(") { depth += 1 }
            if token.is(")") { depth -= 1 }
            if depth == 0 { break }
        }
        position = inner.position
    }

    private func hasQuotes(_ count: Int) -> Bool {
        (0..<count).allSatisfy { peek($0) == .quote }
    }

    private func hasHashes(_ count: Int, after distance: Int) -> Bool {
        (0..<count).allSatisfy { peek(distance + $0) == .hash }
    }

    /// Past the delimiter that closes an extended regular expression.
    mutating func skipPast(closing delimiter: UInt8, hashes: Int) {
        while position < bytes.count {
            if peek() == .backslash {
                position = min(position + 2, bytes.count)
            } else if peek() == delimiter && hasHashes(hashes, after: 1) {
                position += 1 + hashes
                return
            } else {
                position += 1
            }
        }
    }

    /// Past a `/regex/`, if that is what begins here: it may not begin with white space and must end on its line.
    mutating func skipRegex() -> Bool {
        guard !startsComment, !peek(1).isWhitespace else { return false }
        var end = position + 1
        while end < bytes.count, bytes[end] != .slash, bytes[end] != .newline {
            end += bytes[end] == .backslash ? 2 : 1
        }
        guard end < bytes.count, bytes[end] == .slash else { return false }
        position = end + 1
        return true
    }
}
