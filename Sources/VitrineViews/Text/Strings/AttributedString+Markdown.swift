extension AttributedString {
    /// How Markdown is read.
    ///
    /// See <https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions>. Whatever the
    /// options say, only emphasis, code and links are read, and white space stays.
    public struct MarkdownParsingOptions: Sendable {
        /// How much of Markdown is read.
        public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        /// What happens when a string is no Markdown.
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            (self.interpretedSyntax, self.failurePolicy) = (interpretedSyntax, failurePolicy)
            self.languageCode = languageCode
        }
    }

    /// An attributed string out of Markdown; Foundation lacks this on Linux.
    ///
    /// See <https://developer.apple.com/documentation/foundation/attributedstring/init(markdown:options:baseurl:)>.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for span in Markdown.spans(markdown) {
            var run = AttributedString(span.text)
            var intent: InlinePresentationIntent = []
            if span.isEmphasized { intent.insert(.emphasized) }
            if span.isStrong { intent.insert(.stronglyEmphasized) }
            if span.isCode { intent.insert(.code) }
            if span.isStruckThrough { intent.insert(.strikethrough) }
            if !intent.isEmpty { run.inlinePresentationIntent = intent }
            if let destination = span.destination { run.link = URL(string: destination, relativeTo: baseURL) }
            append(run)
        }
    }
}
