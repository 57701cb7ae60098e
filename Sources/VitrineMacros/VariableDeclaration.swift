/// The parts of a declaration like `@Entry public var name: Type = value { didSet { … } }`.
///
/// Each part is a range of tokens, so that it can be quoted as the user wrote it and complained about where it
/// stands. Parts that are absent are nil; nothing here judges whether that is right.
struct VariableDeclaration {
    let source: TokenizedSource
    /// `public`, `static`, `lazy` and the like, without their arguments.
    private(set) var modifiers: [Token] = []
    /// The keyword: `var` or `let`, or whatever else is declared.
    private(set) var introducer: Token?
    private(set) var name: Token?
    private(set) var type: Range<Int>?
    private(set) var initialValue: Range<Int>?
    /// The `{` of a getter or of observers.
    private(set) var accessors: Token?
    /// The name after the first comma of `var a = 1, b = 2`.
    private(set) var secondName: Token?

    private static let introducers: Set = [
        "var", "let", "func", "init", "subscript", "struct", "class", "enum", "actor", "protocol", "extension",
        "typealias", "case", "import",
    ]

    init(_ source: String) {
        self.source = TokenizedSource(source)
        var index = parseSpecifiers()
        guard isVariable, index < tokens.count, tokens[index].kind == .word else { return }
        name = tokens[index]
        index += 1
        if token(index)?.is(":") == true {
            let end = endOfType(from: index + 1)
            type = index + 1 < end ? index + 1..<end : nil
            index = end
        }
        if token(index)?.is("=") == true {
            let end = endOfInitialValue(from: index + 1)
            initialValue = index + 1 < end ? index + 1..<end : nil
            index = end
        }
        if let next = token(index) {
            if next.is("{") { accessors = next }
            if next.is(",") { secondName = token(index + 1) ?? next }
        }
    }

    var isVariable: Bool { introducer?.text == "var" || introducer?.text == "let" }

    /// The name without the backticks that a keyword needs.
    var plainName: String { (name?.text ?? "").filter { $0 != "`" } }

    private var tokens: [Token] { source.tokens }

    private func token(_ index: Int) -> Token? {
        index < tokens.count ? tokens[index] : nil
    }

    /// Reads attributes, modifiers and the introducer; returns the index after them.
    private mutating func parseSpecifiers() -> Int {
        var index = 0
        while let token = token(index) {
            if token.is("@") {
                index = source.endOfAttribute(at: index)
            } else if token.is("(") {
                index = source.endOfBracket(at: index)  // of `private(set)`
            } else if token.text == "class", self.token(index + 1)?.text == "var" {
                modifiers.append(token)
                index += 1
            } else if Self.introducers.contains(token.text) {
                introducer = token
                return index + 1
            } else {
                modifiers.append(token)
                index += 1
            }
        }
        return index
    }

    private func endOfType(from start: Int) -> Int {
        var index = start
        var angles = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.is("=") || token.is("{") || token.is(",") && angles <= 0 { return index }
            angles += token.angleBalance
            index = token.opensBracket ? source.endOfBracket(at: index) : index + 1
        }
        return index
    }

    private func endOfInitialValue(from start: Int) -> Int {
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            if index > start && token.is("{") && opensObservers(at: index) { return index }
            if token.is(",") && startsBinding(at: index + 1) { return index }
            index = token.opensBracket ? source.endOfBracket(at: index) : index + 1
        }
        return index
    }

    /// Whether the `{` opens a `didSet` or `willSet`, and not a trailing closure.
    private func opensObservers(at index: Int) -> Bool {
        guard let first = token(index + 1) else { return false }
        return first.is("didSet") || first.is("willSet")
    }

    /// Whether another variable follows a comma. Such a comma may also separate the arguments of a generic type,
    /// `Pair<Int, Text>()`, so a name alone does not prove it.
    private func startsBinding(at index: Int) -> Bool {
        guard token(index)?.kind == .word, let next = token(index + 1) else { return false }
        return next.is(":") || next.is("=")
    }
}
