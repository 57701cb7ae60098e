/// `#Preview("Name", traits: …) { … }`: a type of its own that a tool can find in the compiled file.
///
/// The type is the compiler's to name: a macro at file scope may only declare names derived from the discriminator
/// it is handed, which holds the file, the line and the column, so two previews never clash.
struct PreviewMacro {
    let syntax: Syntax
    let discriminator: String
    private let source: TokenizedSource
    private let call: PreviewCall

    init(_ syntax: Syntax, discriminator: String) {
        self.syntax = syntax
        self.discriminator = discriminator
        source = TokenizedSource(syntax.source)
        call = PreviewCall(source)
    }

    func expansion() -> PluginMessage {
        guard let closure = call.body else {
            return complaint("'#Preview' requires a closure that makes its views", at: source.tokens.first)
        }
        let body = PreviewBody(closure, in: source)
        if let nested = body.nestedPreviewable {
            return complaint("'@Previewable' items must be at the root of the preview", at: nested)
        }
        return .expansion(
            """
            struct \(typeName): VitrineRuntime._PreviewRegistration {
                static var _previewName: Swift.String? { \(call.name.map(source.text) ?? "nil") }
                static var _previewFileID: Swift.String { "\(syntax.location.fileID)" }
                static var _previewLine: Swift.Int { \(line) }
                static var _previewTraits: [VitrineRuntime.PreviewTrait<VitrineRuntime.Preview.ViewTraits>] {
                    [\(call.traits.map(source.text) ?? "")]
                }
                static func _makePreview() -> any VitrineCore.View {
            \(body.statements)
                }
            }
            """)
    }

    /// Spelled as the compiler mangles a unique name: nothing else may begin with a `$`.
    private var typeName: String { "\(discriminator)7previewfMu_" }

    /// The line of the `#`; the location is that of the white space and comments in front of it.
    private var line: Int {
        let start = source.tokens.first?.range.lowerBound ?? 0
        return syntax.location.line + syntax.source.utf8.prefix(start).count { $0 == .newline }
    }

    private func complaint(_ message: String, at token: Token?) -> PluginMessage {
        .expandMacroResult(
            expandedSource: nil,
            diagnostics: [Diagnostic(message, at: token?.range.lowerBound ?? 0, of: syntax)])
    }
}

/// `@Previewable` is taken out by the preview it belongs to; the compiler asks about it only anywhere else.
func misplacedPreviewable(_ attribute: Syntax) -> PluginMessage {
    let start = TokenizedSource(attribute.source).tokens.first?.range.lowerBound ?? 0
    return .expandMacroResult(
        expandedSource: "",
        diagnostics: [
            Diagnostic("'@Previewable' can only be used at the root of a '#Preview'", at: start, of: attribute)
        ])
}
