@testable import VitrineMacros

/// Requests as the compiler would make them, for source that begins at a chosen place of a file.
enum Requests {
    static func entry(_ declaration: String, in context: [String] = ["extension ContainerValues {}"]) -> EntryMacro {
        EntryMacro(syntax(declaration), in: context.map { syntax($0) })
    }

    static func preview(_ source: String, line: Int = 1) -> PreviewMacro {
        PreviewMacro(syntax(source, line: line), discriminator: "$s3App_")
    }

    static func syntax(_ source: String, line: Int = 1) -> Syntax {
        Syntax(
            source: source,
            location: SourceLocation(fileID: "App/File.swift", fileName: "/App/File.swift", offset: 100, line: line))
    }
}

extension PluginMessage {
    /// The source of an expansion nobody complains about.
    var source: String? {
        guard case .expandMacroResult(let source, let diagnostics) = self, diagnostics.isEmpty else { return nil }
        return source
    }

    /// The complaints, each with the byte of the macro's own syntax it points at.
    var complaints: [Complaint] {
        guard case .expandMacroResult(_, let diagnostics) = self else { return [] }
        return diagnostics.map { Complaint(message: $0.message, offset: $0.position.offset - 100) }
    }

    struct Complaint {
        var message: String
        var offset: Int
    }
}

extension String {
    /// The text with every run of white space as one space, for comparing generated code.
    var squeezed: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// How many bytes stand before a piece of it.
    func offset(of piece: String) -> Int? {
        firstRange(of: piece).map { self[..<$0.lowerBound].utf8.count }
    }
}
