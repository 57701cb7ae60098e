extension LocalizedStringKey {
    /// A key while it is put together from a literal; the compiler calls its methods.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation>.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends literal text.
        public mutating func appendLiteral(_ literal: String) {
            // The key is a format: a percent sign of the text must not read as a specifier.
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        /// Appends a string, which is shown as it is.
        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

        /// Appends a number in its default format.
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(value._argument.argument, value._specifier)
        }

        /// Appends a number in the format of a `printf` specifier.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(value._argument.argument, specifier)
        }

        /// Appends a text with its look.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

        /// Appends an attributed string.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }

        /// Appends a value as a format style shows it.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), "%@")
        }

        /// Appends a value as a format style shows it, with its attributes.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(format.format(input))), "%@")
        }

        /// Appends a value as a formatter shows it.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append(.string(formatter.string(for: subject) ?? ""), "%@")
        }

        /// Appends a date in a style.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), "%@")
        }

        /// Appends a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }

        private mutating func append(_ argument: Argument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }
    }
}
