extension TextAttributes {
    /// The look of a span of Markdown inside text of this look.
    func applying(_ span: Markdown.Span) -> TextAttributes {
        var attributes = self
        if span.isStrong { attributes.isBold = true }
        if span.isEmphasized { attributes.isItalic = true }
        if span.isCode { attributes.isMonospaced = true }
        if span.isStruckThrough { attributes.strikethrough = .single }
        if let destination = span.destination {
            attributes.foreground = .link
            attributes.link = LinkTarget(destination)
        }
        return attributes
    }
}
