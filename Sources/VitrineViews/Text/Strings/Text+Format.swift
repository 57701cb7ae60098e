extension Text {
    /// A text that shows a value as a format style says, in the environment's locale.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/init(_:format:)>.
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(FormattedText(input, format) { Text(verbatim: $0) })
    }

    /// A text that shows a value as a format style says, with its attributes.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/init(_:format:)>.
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(FormattedText(input, format) { Text($0) })
    }

    /// A text that shows a value as a formatter says.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/init(_:formatter:)>.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
}

private final class FormattedText<F: FormatStyle>: TextContent, @unchecked Sendable where F.FormatInput: Equatable {
    let input: F.FormatInput
    let format: F
    let text: (F.FormatOutput) -> Text

    init(_ input: F.FormatInput, _ format: F, text: @escaping (F.FormatOutput) -> Text) {
        (self.input, self.format, self.text) = (input, format, text)
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        let output = format.locale(resolver.environment.locale).format(input)
        text(output).append(to: &resolver, attributes)
    }
    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? FormattedText<F> else { return false }
        return input == other.input && format == other.format
    }
}
