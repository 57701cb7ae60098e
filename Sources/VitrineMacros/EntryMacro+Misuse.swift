extension EntryMacro {
    /// A reason why a property cannot be an entry.
    struct Misuse {
        var message: String
        /// The byte of the declaration the complaint is about.
        var offset: Int
        /// Whether the compiler accepts a getter and a setter for the declaration all the same.
        var canHaveAccessors: Bool
    }

    /// The first thing wrong with the declaration.
    func misuse() -> Misuse? {
        misuseOfDeclaration() ?? misuseOfPlace() ?? misuseOfValue()
    }

    /// An entry is a single stored `var` of an instance.
    private func misuseOfDeclaration() -> Misuse? {
        guard declaration.introducer?.text == "var", let name = declaration.name else {
            return complaint("'@Entry' can only be applied to a 'var'", at: declaration.introducer, accessors: false)
        }
        let refused = ["static", "class", "lazy", "weak", "unowned"]
        if let modifier = declaration.modifiers.first(where: { refused.contains($0.text) }) {
            let kind = modifier.text == "class" ? "static" : modifier.text
            return complaint("'@Entry' cannot be applied to a \(kind) property", at: modifier)
        }
        if let second = declaration.secondName {
            return complaint("'@Entry' can only be applied to a single variable", at: second, accessors: false)
        }
        if let accessors = declaration.accessors {
            let kind = declaration.initialValue == nil ? "a computed property" : "a property with observers"
            return complaint("'@Entry' cannot be applied to \(kind)", at: accessors, accessors: false)
        }
        if declaration.type == nil && declaration.initialValue == nil {
            return complaint("'@Entry' property '\(declaration.plainName)' needs a type or a default value", at: name)
        }
        return nil
    }

    private func misuseOfPlace() -> Misuse? {
        guard container == nil else { return nil }
        return complaint(
            "'@Entry' can only be used in an extension of EnvironmentValues, Transaction, ContainerValues, or "
                + "FocusedValues", at: declaration.source.tokens.first)
    }

    private func misuseOfValue() -> Misuse? {
        let name = declaration.plainName
        let isOptional = declaration.type.map { OptionalType($0, in: declaration.source).wrapped != nil } ?? false
        let valueStart = declaration.initialValue.map { declaration.source.tokens[$0.lowerBound] }

        if container == .focused {
            if !isOptional {
                return complaint(
                    "'@Entry' property '\(name)' of FocusedValues must have an optional type", at: declaration.name)
            }
            if let valueStart, !valueStart.is("nil") {
                return complaint(
                    "'@Entry' property '\(name)' of FocusedValues cannot have a default value", at: valueStart)
            }
            return nil
        }
        if declaration.initialValue == nil && !isOptional {
            return complaint(
                "'@Entry' property '\(name)' requires a default value, for its type is not optional",
                at: declaration.name)
        }
        return nil
    }

    private func complaint(_ message: String, at token: Token?, accessors: Bool = true) -> Misuse {
        Misuse(message: message, offset: token?.range.lowerBound ?? 0, canHaveAccessors: accessors)
    }
}
