/// The arguments of a `#Preview`, as ranges of tokens.
struct PreviewCall {
    /// The first argument, if it has no label.
    private(set) var name: Range<Int>?
    /// What follows `traits:`, commas included.
    private(set) var traits: Range<Int>?
    /// The closure, braces included, whether it trails or is labelled `body:`.
    private(set) var body: Range<Int>?

    init(_ source: TokenizedSource) {
        var index = 2  // past `#` and `Preview`; the language has no way to name a macro's module
        if index < source.tokens.count, source.tokens[index].is("(") {
            let end = source.endOfBracket(at: index)
            parseArguments(index + 1..<end - 1, of: source)
            index = end
        }
        if index < source.tokens.count, source.tokens[index].is("{") {
            body = index..<source.endOfBracket(at: index)
        }
    }

    /// Cuts the arguments at their labels. A comma alone does not end one: it may stand between generic arguments,
    /// or between two traits.
    private mutating func parseArguments(_ range: Range<Int>, of source: TokenizedSource) {
        var label: String?
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if let next = labelEnd(at: index, from: range, of: source) {
                assign(start..<max(start, index - 1), to: label)
                label = source.tokens[index].text
                start = next
                index = next
            } else {
                index = source.tokens[index].opensBracket ? source.endOfBracket(at: index) : index + 1
            }
        }
        let trailingComma = range.upperBound > start && source.tokens[range.upperBound - 1].is(",")
        assign(start..<range.upperBound - (trailingComma ? 1 : 0), to: label)
    }

    private func labelEnd(at index: Int, from range: Range<Int>, of source: TokenizedSource) -> Int? {
        guard index == range.lowerBound || source.tokens[index - 1].is(",") else { return nil }
        guard source.tokens[index].kind == .word, source.tokens[index + 1].is(":") else { return nil }
        return index + 2
    }

    private mutating func assign(_ range: Range<Int>, to label: String?) {
        guard !range.isEmpty else { return }
        switch label {
        case nil: name = range
        case "traits": traits = range
        case "body": body = range
        default: break  // the declaration of the macro has no other; the compiler has said so
        }
    }
}
