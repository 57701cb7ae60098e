/// What a written type says about being optional.
///
/// Only the spelling is known: a type alias for an optional counts as not optional, and needs a default value.
struct OptionalType {
    /// The type with one level of `?`, `!` or `Optional<…>` taken off, or nil if it is not optional.
    let wrapped: String?
    /// The type as it can be written anywhere: with `?` in place of `!`.
    let spelling: String

    init(_ range: Range<Int>, in source: TokenizedSource) {
        let text = source.text(range)
        let tokens = source.tokens[range]
        guard let last = tokens.last, !Self.isFunction(range, in: source) else {
            (wrapped, spelling) = (nil, text)
            return
        }
        if last.is("?") || last.is("!") {
            let inner = source.text(range.lowerBound..<range.upperBound - 1)
            (wrapped, spelling) = (inner, inner + "?")
        } else if let arguments = Self.argumentsOfOptional(range, in: source) {
            (wrapped, spelling) = (source.text(arguments), text)
        } else {
            (wrapped, spelling) = (nil, text)
        }
    }

    /// Whether an arrow stands outside all brackets: `() -> Int?` is a function, and not optional.
    private static func isFunction(_ range: Range<Int>, in source: TokenizedSource) -> Bool {
        var angles = 0
        var index = range.lowerBound
        while index < range.upperBound {
            let token = source.tokens[index]
            if token.is("->") && angles <= 0 { return true }
            angles += token.angleBalance
            index = token.opensBracket ? source.endOfBracket(at: index) : index + 1
        }
        return false
    }

    private static func argumentsOfOptional(_ range: Range<Int>, in source: TokenizedSource) -> Range<Int>? {
        var open = range.lowerBound
        if source.text(range).hasPrefix("Swift.") { open += 2 }
        guard open + 1 < range.upperBound, source.tokens[open].is("Optional"), source.tokens[open + 1].is("<")
        else { return nil }
        return open + 2..<range.upperBound - 1
    }
}
