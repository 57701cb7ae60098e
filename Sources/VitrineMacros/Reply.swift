/// The answer to one request: the whole plugin as a function.
func reply(to message: HostMessage) -> PluginMessage {
    switch message {
    case .getCapability:
        return .getCapabilityResult(capability: .current)

    case .expandAttachedMacro(let macro, let role, let attribute, let declaration, let context):
        switch (macro.typeName, role) {
        case ("EntryMacro", .accessor):
            return EntryMacro(declaration, in: context ?? []).accessors()
        case ("EntryMacro", .peer):
            return EntryMacro(declaration, in: context ?? []).key()
        case ("EntryDefaultValueMacro", .accessor):
            return entryDefaultValueGetter(of: declaration)
        case ("PreviewableMacro", _):
            return misplacedPreviewable(attribute)
        default:
            return unknown(macro, at: attribute)
        }

    case .expandFreestandingMacro(let macro, let discriminator, let syntax):
        guard macro.typeName == "PreviewMacro" else { return unknown(macro, at: syntax) }
        return PreviewMacro(syntax, discriminator: discriminator).expansion()
    }
}

private func unknown(_ macro: MacroReference, at syntax: Syntax) -> PluginMessage {
    .expandMacroResult(
        expandedSource: nil,
        diagnostics: [Diagnostic("VitrineMacros has no macro named '\(macro.typeName)'", at: 0, of: syntax)])
}
