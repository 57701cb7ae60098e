/// The closure of a `#Preview`.
///
/// A body without `@Previewable` is passed on as it is. Otherwise each such variable becomes a stored property of a
/// view made for the purpose, so that its wrapper is installed as in any view, and the remaining statements become
/// the body of that view.
struct PreviewBody {
    private let source: TokenizedSource
    private let closure: Range<Int>
    /// The statements that declare a previewable variable, each with the attribute that says so.
    private var variables: [(statement: Range<Int>, attribute: Int)] = []
    /// A `@Previewable` inside some other statement, where it could not become a property.
    private(set) var nestedPreviewable: Token?

    init(_ closure: Range<Int>, in source: TokenizedSource) {
        self.source = source
        self.closure = closure
        guard source.tokens[closure.lowerBound].is("{") else { return }
        for statement in source.statements(in: closure.lowerBound + 1..<closure.upperBound - 1) {
            guard let attribute = statement.first(where: source.isPreviewable) else { continue }
            if attribute < source.endOfSpecifiers(in: statement) {
                variables.append((statement, attribute))
            } else {
                nestedPreviewable = nestedPreviewable ?? source.tokens[attribute]
            }
        }
    }

    /// The statements of the function that makes the view. Local names are ones no preview would mean to use.
    var statements: String {
        if variables.isEmpty { return "VitrineRuntime._previewContent(\(source.text(closure)))" }
        return """
            struct __PreviewContent: VitrineCore.View {
            \(variables.map(property).joined(separator: "\n"))
            var body: some VitrineCore.View {\(remainder)
            }
            }
            return __PreviewContent()
            """
    }

    /// The declaration without its `@Previewable`.
    private func property(_ statement: Range<Int>, attribute: Int) -> String {
        let end = source.endOfAttribute(at: attribute)
        return source.text(statement.lowerBound..<attribute) + " " + source.text(end..<statement.upperBound)
    }

    /// What is between the braces, comments included, without the declarations that became properties.
    private var remainder: String {
        var text = ""
        var position = source.tokens[closure.lowerBound].range.upperBound
        for (statement, _) in variables {
            text += source.sourceText(ofBytes: position..<source.tokens[statement.lowerBound].range.lowerBound)
            let next = source.tokens[statement.upperBound]
            position = next.is(";") ? next.range.upperBound : source.tokens[statement.upperBound - 1].range.upperBound
        }
        return text + source.sourceText(ofBytes: position..<source.tokens[closure.upperBound - 1].range.lowerBound)
    }
}

extension TokenizedSource {
    /// Whether the token is the `@` of `@Previewable`, with a module in front of the name or not.
    fileprivate func isPreviewable(_ index: Int) -> Bool {
        guard tokens[index].is("@") else { return false }
        var name = index + 1
        while name + 2 < tokens.count, tokens[name + 1].is(".") { name += 2 }
        return tokens[name].is("Previewable")
    }
}
