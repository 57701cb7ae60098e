extension Lexer {
    var startsComment: Bool {
        peek() == .slash && (peek(1) == .slash || peek(1) == .star)
    }

    /// Past white space and comments. Returns whether a line ended in it, and whether there was anything at all.
    mutating func skipTrivia() -> (crossedLine: Bool, skipped: Bool) {
        let start = position
        var crossedLine = false
        while position < bytes.count {
            if peek().isWhitespace {
                crossedLine = crossedLine || peek() == .newline || peek() == .carriageReturn
                position += 1
            } else if startsComment {
                crossedLine = skipComment() || crossedLine
            } else {
                break
            }
        }
        return (crossedLine, position > start)
    }

    /// Past one comment; block comments nest. Returns whether it spans lines. The newline after a line comment is
    /// left for the caller to see.
    private mutating func skipComment() -> Bool {
        if peek(1) == .slash {
            while position < bytes.count && peek() != .newline { position += 1 }
            return false
        }
        var depth = 0
        var crossedLine = false
        repeat {
            if peek() == .slash && peek(1) == .star {
                depth += 1
                position += 2
            } else if peek() == .star && peek(1) == .slash {
                depth -= 1
                position += 2
            } else {
                crossedLine = crossedLine || peek() == .newline
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
        return crossedLine
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let quote = UInt8(ascii: "\"")
    static let hash = UInt8(ascii: "#")
    static let backtick = UInt8(ascii: "`")
    static let backslash = UInt8(ascii: "\\")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let dot = UInt8(ascii: ".")
    static let questionMark = UInt8(ascii: "?")
    static let exclamationMark = UInt8(ascii: "!")
    static let greaterThan = UInt8(ascii: ">")
    static let openParenthesis = UInt8(ascii: "(")

    var isWhitespace: Bool { self == 32 || (9...13).contains(self) }
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Letters, `_`, `$`, and every byte of a character beyond ASCII.
    var isWordStart: Bool {
        let lowercased = self | 32
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$") || self >= 128
    }

    var isOperator: Bool { Self.operators.contains(self) }

    private static let operators = Set("/=-+!*%<>&|^~?".utf8)
}
