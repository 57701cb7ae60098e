extension Text {
    /// Told with its characters, so that a report is readable; of the environment nothing is known yet.
    nonisolated public static func _declare(_ view: Text, into declarations: inout _Declarations) {
        declarations.add("Text", showing: view.characters)
    }

    nonisolated private var characters: String {
        var resolver = TextResolver(EnvironmentValues())
        append(to: &resolver, resolver.text.attributes)
        return resolver.runs.map(\.string).joined()
    }
}
