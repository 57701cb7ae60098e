extension Text {
    /// One paragraph out of two texts, each with its own look.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/+(_:_:)>.
    public static func + (lhs: Text, rhs: Text) -> Text {
        // A sum of many stays flat, so that neither resolving nor freeing it recurses.
        if case .content(let content) = lhs.storage, let sum = content as? TextSum {
            return Text(TextSum(sum.parts + [rhs]))
        }
        return Text(TextSum([lhs, rhs]))
    }
}

private final class TextSum: TextContent, @unchecked Sendable {
    let parts: [Text]
    init(_ parts: [Text]) { self.parts = parts }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        for part in parts { part.append(to: &resolver, attributes) }
    }
    override func isEqual(to other: TextContent) -> Bool { (other as? TextSum)?.parts == parts }
}
