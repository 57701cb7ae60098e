/// What the compiler asks of a plugin.
///
/// The JSON is the one Swift synthesizes for enums with labelled payloads, so the case names and labels here are
/// the format. The compiler sends more fields than are listed; a decoder ignores them, which is what keeps this
/// working when a later compiler adds one.
enum HostMessage: Decodable {
    case getCapability(capability: Capability?)
    case expandAttachedMacro(
        macro: MacroReference, macroRole: MacroRole, attributeSyntax: Syntax, declSyntax: Syntax,
        lexicalContext: [Syntax]?)
    case expandFreestandingMacro(macro: MacroReference, discriminator: String, syntax: Syntax)
}

/// What a plugin answers.
enum PluginMessage: Encodable, Equatable {
    case getCapabilityResult(capability: Capability)
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

    /// An expansion with nothing to complain about.
    static func expansion(_ source: String) -> PluginMessage {
        .expandMacroResult(expandedSource: source, diagnostics: [])
    }
}

/// The version of the format both sides agree on.
struct Capability: Codable, Equatable {
    /// Since version 7 every expansion, attached or not, is answered by `expandMacroResult`.
    static let current = Capability(protocolVersion: 7)

    var protocolVersion: Int
}

/// Which macro is meant, as its `#externalMacro(module:type:)` names it.
struct MacroReference: Decodable {
    var typeName: String
}

/// The part of an attached macro that is being asked for. Each part of one macro is a request of its own.
enum MacroRole: String, Decodable {
    case accessor, peer, declaration, expression, member, memberAttribute, `extension`, conformance, codeItem
    case preamble, body
}

/// A piece of the user's source, with the white space and comments in front of it.
struct Syntax: Decodable {
    var source: String
    var location: SourceLocation
}

/// Where the first character of a `Syntax` stands, counting the white space in front of it. All zero and empty for
/// the declarations in a lexical context.
struct SourceLocation: Decodable {
    var fileID: String
    var fileName: String
    /// In UTF-8 bytes from the start of the file.
    var offset: Int
    /// Counted from one.
    var line: Int
}

/// A complaint the compiler shows at a place in the user's source.
struct Diagnostic: Encodable, Equatable {
    struct Position: Encodable, Equatable {
        var fileName: String
        var offset: Int
    }

    /// Neither is used here, but a compiler refuses a diagnostic without these lists.
    struct Unused: Encodable, Equatable {}

    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Unused] = []
    var notes: [Unused] = []
    var fixIts: [Unused] = []

    /// A complaint about the byte at `offset` of `syntax`.
    init(_ message: String, at offset: Int, of syntax: Syntax) {
        self.message = message
        position = Position(fileName: syntax.location.fileName, offset: syntax.location.offset + offset)
    }
}
