/// A view that shows text.
///
/// See <https://developer.apple.com/documentation/swiftui/text>.
nonisolated public struct Text: Equatable, Sendable {
    /// A string as it is, or something that becomes one in an environment. Most texts are plain: they hold their
    /// string and nothing else.
    enum Storage: Sendable {
        case plain(String)
        case content(TextContent)
    }

    var storage: Storage
    /// The first applied comes first, and is the strongest: it stands nearest to the characters.
    var modifiers: [TextModifier] = []

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
        guard a.modifiers == b.modifiers else { return false }
        switch (a.storage, b.storage) {
        case (.plain(let a), .plain(let b)): return a == b
        case (.content(let a), .content(let b)): return a === b || a.isEqual(to: b)
        default: return false
        }
    }

    func modified(_ modifier: TextModifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    /// Appends the runs of the text.
    func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        var attributes = attributes
        for modifier in modifiers.reversed() { attributes.apply(modifier) }
        switch storage {
        case .plain(let string): resolver.append(string, attributes)
        case .content(let content): content.append(to: &resolver, attributes)
        }
    }
}

/// What a text shows when that is not a plain string.
class TextContent: @unchecked Sendable {
    func append(to resolver: inout TextResolver, _ attributes: TextAttributes) { fatalError("abstract") }
    func isEqual(to other: TextContent) -> Bool { false }
}
