/// `@Entry var name: Type = value` in an extension of one of four types.
///
/// The compiler asks twice, and each time from scratch: for the accessors, and for the key declared beside the
/// property. Misuse is reported with the accessors only, or the user would read everything twice.
struct EntryMacro {
    let syntax: Syntax
    let declaration: VariableDeclaration
    let container: EntryContainer?

    init(_ syntax: Syntax, in lexicalContext: [Syntax]) {
        self.syntax = syntax
        declaration = VariableDeclaration(syntax.source)
        container = EntryContainer(lexicalContext: lexicalContext)
    }

    private var keyName: String { "__Key_\(declaration.plainName)" }

    /// The getter and setter of the property.
    func accessors() -> PluginMessage {
        if let misuse = misuse() {
            // Without accessors a variable is a stored property, and the compiler would complain about that too.
            return .expandMacroResult(
                expandedSource: misuse.canHaveAccessors ? "get { fatalError() }\nset {}" : nil,
                diagnostics: [Diagnostic(misuse.message, at: misuse.offset, of: syntax)])
        }
        return .expansion(
            """
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
            """)
    }

    /// The key, private to the file whatever the access of the property, with a default value computed at each read.
    func key() -> PluginMessage {
        guard misuse() == nil, let container else { return .expansion("") }
        return .expansion(
            """
            private struct \(keyName): \(container.keyProtocol) {
                \(requirement(of: container))
            }
            """)
    }

    private func requirement(of container: EntryContainer) -> String {
        let value = declaration.initialValue.map(declaration.source.text) ?? "nil"
        guard let type = declaration.type.map({ OptionalType($0, in: declaration.source) }) else {
            // Only an initial value lets the compiler infer a type; the macro makes a getter of it.
            return "@__EntryDefaultValue static var defaultValue = \(value)"
        }
        if container == .focused { return "typealias Value = \(type.wrapped ?? type.spelling)" }
        return "static var defaultValue: \(type.spelling) { \(getterBody(value)) }"
    }
}

/// `@__EntryDefaultValue static var defaultValue = value`: the getter that evaluates the value anew.
func entryDefaultValueGetter(of syntax: Syntax) -> PluginMessage {
    let declaration = VariableDeclaration(syntax.source)
    guard let value = declaration.initialValue else {
        return .expandMacroResult(
            expandedSource: nil,
            diagnostics: [Diagnostic("'@__EntryDefaultValue' requires an initial value", at: 0, of: syntax)])
    }
    return .expansion("get { \(getterBody(declaration.source.text(value))) }")
}

/// A `return`, because a closure may not be the first thing of a statement.
private func getterBody(_ value: String) -> String { "return \(value)" }
