/// A view that shows text.
///
/// See <https://developer.apple.com/documentation/swiftui/text>.
nonisolated public struct Text: Equatable, Sendable {
    /// A string as it is, or something that becomes one in an environment, or one of these with a look of its own. Most
    /// texts are plain: they hold their string and nothing else.
    enum Storage: Sendable {
        case plain(String)
        case content(TextContent)
        case modified(ModifiedText)
    }

    var storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    init(_ content: TextContent) { storage = .content(content) }

    /// A text that shows a string without looking for a translation.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/init(verbatim:)>.
    public init(verbatim content: String) { storage = .plain(content) }

    /// A text that shows a stored string without looking for a translation.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4>.
    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol { storage = .plain(String(content)) }

    public static func == (a: Text, b: Text) -> Bool {
        switch (a.storage, b.storage) {
        case (.plain(let a), .plain(let b)): return a == b
        case (.content(let a), .content(let b)): return a === b || a.isEqual(to: b)
        case (.modified(let a), .modified(let b)):
            return a === b || a.modifiers == b.modifiers && a.text == b.text
        default: return false
        }
    }

    func modified(_ modifier: TextModifier) -> Text {
        if case .modified(let known) = storage {
            return Text(.modified(ModifiedText(known.text, known.modifiers + [modifier])))
        }
        return Text(.modified(ModifiedText(self, [modifier])))
    }

    /// Appends the runs of the text.
    func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        switch storage {
        case .plain(let string): resolver.append(string, attributes)
        case .content(let content): content.append(to: &resolver, attributes)
        case .modified(let modified):
            var attributes = attributes
            for modifier in modified.modifiers.reversed() { attributes.apply(modifier) }
            modified.text.append(to: &resolver, attributes)
        }
    }
}

/// A text with a look of its own.
final class ModifiedText: Sendable {
    /// Without one.
    let text: Text
    /// The first applied comes first, and is the strongest: it stands nearest to the characters.
    let modifiers: [TextModifier]
    init(_ text: Text, _ modifiers: [TextModifier]) { (self.text, self.modifiers) = (text, modifiers) }
}

/// What a text shows when that is not a plain string.
class TextContent: @unchecked Sendable {
    func append(to resolver: inout TextResolver, _ attributes: TextAttributes) { fatalError("abstract") }
    func isEqual(to other: TextContent) -> Bool { false }
}
