extension Text {
    /// A text that shows an attributed string.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/init(_:)>. Attributes of the string are
    /// stronger than modifiers on the text.
    @_disfavoredOverload  // A literal is a key.
    public init(_ attributedContent: AttributedString) { self.init(AttributedText(attributedContent)) }
}

private final class AttributedText: TextContent, @unchecked Sendable {
    let string: AttributedString
    init(_ string: AttributedString) { self.string = string }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        for run in string.runs {
            resolver.append(String(string.characters[run.range]), attributes.applying(run.attributes))
        }
    }
    override func isEqual(to other: TextContent) -> Bool { (other as? AttributedText)?.string == string }
}

extension TextAttributes {
    /// The look of a run of an attributed string inside text of this look.
    fileprivate func applying(_ run: AttributeContainer) -> TextAttributes {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var attributes = self
        if let link = run.link {
            attributes.foreground = .link
            attributes.link = LinkTarget(link.absoluteString)
        }
        if let intent = run[Scope.InlinePresentationIntentAttribute.self] {
            if intent.contains(.emphasized) { attributes.isItalic = true }
            if intent.contains(.stronglyEmphasized) { attributes.isBold = true }
            if intent.contains(.code) { attributes.isMonospaced = true }
            if intent.contains(.strikethrough) { attributes.strikethrough = .single }
        }
        if let font = run[Scope.FontAttribute.self] { attributes.font = font }
        if let color = run[Scope.ForegroundColorAttribute.self] { attributes.foreground = TextForeground(color) }
        if let kern = run[Scope.KerningAttribute.self] { attributes.kerning = kern }
        if let tracking = run[Scope.TrackingAttribute.self] { attributes.tracking = tracking }
        if let offset = run[Scope.BaselineOffsetAttribute.self] { attributes.baselineOffset = offset }
        if let line = run[Scope.UnderlineStyleAttribute.self] { attributes.underline = line }
        if let line = run[Scope.StrikethroughStyleAttribute.self] { attributes.strikethrough = line }
        return attributes
    }
}
