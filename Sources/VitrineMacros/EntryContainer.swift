/// The four types whose extensions may have an entry, each with the protocol its keys conform to.
enum EntryContainer: String, CaseIterable {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focused = "FocusedValues"

    /// Named by the module that declares it: apps see that module through the umbrella they import, and the
    /// library's own targets, which cannot import the umbrella, see it as well.
    var keyProtocol: String {
        switch self {
        case .environment: "VitrineCore.EnvironmentKey"
        case .transaction: "VitrineCore.TransactionKey"
        case .container: "VitrineCore.ContainerValueKey"
        case .focused: "VitrineCore.FocusedValueKey"
        }
    }

    /// Found from the declarations around the entry, innermost first: only an extension directly around it counts.
    init?(lexicalContext: [Syntax]) {
        guard let innermost = lexicalContext.first else { return nil }
        let source = TokenizedSource(innermost.source)
        guard let keyword = source.tokens.firstIndex(where: { $0.is("extension") }) else { return nil }
        var name = keyword + 1
        while name + 2 < source.tokens.count, source.tokens[name + 1].is(".") { name += 2 }
        guard name < source.tokens.count else { return nil }
        self.init(rawValue: source.tokens[name].text)
    }
}
