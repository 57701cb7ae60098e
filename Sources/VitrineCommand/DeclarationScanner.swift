/// A type that a file declares or extends, and the names its inheritance clause lists.
struct TypeDeclaration: Equatable {
    enum Kind: String { case `struct`, `enum`, `class`, actor, `extension`, `protocol` }

    var kind: Kind
    /// The name from the file's own level, `Outer.Inner`.
    var name: String
    var line: Int
    var isGeneric = false
    /// The last part of each name after the colon: `View` of `SwiftUI.View`.
    var conformances: [String] = []
    /// Every name that its body mentions.
    var mentions: Set<String> = []

    /// The name without the types around it.
    var shortName: String { String(name.split(separator: ".").last ?? "") }
}

/// Finds the types of a file that code at the file's own level can name: not those inside functions.
struct DeclarationScanner {
    private(set) var declarations: [TypeDeclaration] = []
    private(set) var previewLines: [Int] = []
    private let tokens: [SwiftToken]
    private var index = 0
    /// The open braces: the declaration each belongs to, or nil for a function's, a closure's and the like.
    private var scopes: [Int?] = []

    init(source: String) {
        tokens = SwiftLexer.tokens(of: source)
        scan()
    }

    private mutating func scan() {
        while index < tokens.count {
            let token = tokens[index]
            switch (token.kind, token.text) {
            case (.symbol, "{"):
                scopes.append(nil)
                index += 1
            case (.symbol, "}"):
                if !scopes.isEmpty { scopes.removeLast() }
                index += 1
            case (.pound, "#Preview"):
                previewLines.append(token.line)
                index += 1
            case (.word, _):
                if !scanDeclaration() {
                    mention(token.text)
                    index += 1
                }
            default: index += 1
            }
        }
    }

    private mutating func mention(_ name: String) {
        for case let scope? in scopes { declarations[scope].mentions.insert(name) }
    }

    private func symbol(_ text: String, at place: Int) -> Bool {
        tokens.indices.contains(place) && tokens[place].kind == .symbol && tokens[place].text == text
    }

    /// Reads `struct Name<…>: A, B where … {` if that stands here.
    private mutating func scanDeclaration() -> Bool {
        guard let kind = TypeDeclaration.Kind(rawValue: tokens[index].text), !symbol(".", at: index - 1),
            index + 1 < tokens.count, tokens[index + 1].kind == .word, !afterClass.contains(tokens[index + 1].text)
        else { return false }
        var declaration = TypeDeclaration(kind: kind, name: tokens[index + 1].text, line: tokens[index].line)
        var place = index + 2
        while symbol(".", at: place), place + 1 < tokens.count {
            declaration.name += "." + tokens[place + 1].text
            place += 2
        }
        if symbol("<", at: place) {
            declaration.isGeneric = true
            place = end(ofBracketAt: place)
        }
        if symbol(":", at: place) {
            (declaration.conformances, place) = conformances(from: place + 1)
        }
        while place < tokens.count, !symbol("{", at: place) { place += 1 }
        index = place + 1

        let isReachable = scopes.allSatisfy { $0 != nil }
        if let outer = scopes.last ?? nil, kind != .extension {
            declaration.name = declarations[outer].name + "." + declaration.name
            declaration.isGeneric = declaration.isGeneric || declarations[outer].isGeneric
        }
        if isReachable {
            declarations.append(declaration)
            scopes.append(declarations.count - 1)
        } else {
            scopes.append(nil)
        }
        return true
    }

    /// The names of an inheritance clause, up to `where` or the brace; of attributes and generic arguments none.
    private func conformances(from start: Int) -> (names: [String], end: Int) {
        var names: [String] = []
        var place = start
        while place < tokens.count, !symbol("{", at: place), tokens[place].text != "where" {
            if symbol("@", at: place) {
                place += 2
                if symbol("(", at: place) { place = end(ofBracketAt: place) }
            } else if symbol("<", at: place) || symbol("(", at: place) {
                place = end(ofBracketAt: place)
            } else {
                if tokens[place].kind == .word, !symbol(".", at: place + 1) { names.append(tokens[place].text) }
                place += 1
            }
        }
        return (names, place)
    }

    /// The place behind the bracket that opens here.
    private func end(ofBracketAt start: Int) -> Int {
        var depth = 0
        var place = start
        while place < tokens.count {
            if tokens[place].kind == .symbol {
                if "<([".contains(tokens[place].text) { depth += 1 }
                if ">)]".contains(tokens[place].text) { depth -= 1 }
            }
            place += 1
            if depth == 0 { break }
        }
        return place
    }
}

/// What follows `class` where it is a modifier and declares no class.
private let afterClass: Set<String> = [
    "func", "var", "let", "subscript", "init", "override", "final", "private", "public",
]
