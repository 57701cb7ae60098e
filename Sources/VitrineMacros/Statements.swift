extension TokenizedSource {
    /// The statements in a range of tokens, without the semicolons between them.
    ///
    /// Where a line ends inside an expression is judged by the tokens on both sides of the break, as the language
    /// does: an infix operator or a leading `.` carries on. A statement split in two by mistake does no harm unless
    /// its first half is a variable that has to move, and those begin with an attribute, which is never doubtful.
    func statements(in range: Range<Int>) -> [Range<Int>] {
        var statements: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let token = tokens[index]
            if token.is(";") || index > start && beginsStatement(at: index, after: start) {
                if start < index { statements.append(start..<index) }
                start = token.is(";") ? index + 1 : index
            }
            index = token.opensBracket ? endOfBracket(at: index) : index + 1
        }
        if start < range.upperBound { statements.append(start..<range.upperBound) }
        return statements
    }

    /// The index after the attributes and modifiers a statement begins with.
    func endOfSpecifiers(in statement: Range<Int>) -> Int {
        let modifiers = ["private", "fileprivate", "internal", "public", "nonisolated", "weak", "unowned", "lazy"]
        var index = statement.lowerBound
        while index < statement.upperBound {
            if tokens[index].is("@") {
                index = endOfAttribute(at: index)
            } else if modifiers.contains(tokens[index].text) {
                index += 1
            } else {
                break
            }
        }
        return min(index, statement.upperBound)
    }

    private func beginsStatement(at index: Int, after start: Int) -> Bool {
        guard tokens[index].startsLine, endOfSpecifiers(in: start..<index) < index else { return false }
        return tokens[index].is("@") || !expectsMore(after: index - 1) && !carriesOn(at: index)
    }

    /// Whether a line that ends with this token has more to come.
    private func expectsMore(after index: Int) -> Bool {
        let token = tokens[index]
        if ["=", ",", ":", "->", ".", "var", "let", "as", "is"].contains(where: token.is) { return true }
        return token.kind == .operator && !token.isAdjacent
    }

    /// Whether a line that begins with this token goes on with the one before.
    private func carriesOn(at index: Int) -> Bool {
        let token = tokens[index]
        if ["=", ",", ":", "->", ".", "as", "is", "else"].contains(where: token.is) { return true }
        guard token.kind == .operator, index + 1 < tokens.count else { return false }
        return !tokens[index + 1].isAdjacent
    }
}
