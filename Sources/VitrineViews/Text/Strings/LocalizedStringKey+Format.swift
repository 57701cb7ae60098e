extension LocalizedStringKey.Argument {
    /// The argument as text in the format of a specifier; numbers are grouped as the locale has it.
    func string(_ specifier: String, _ locale: Locale) -> String {
        switch (self, specifier) {
        case (.string(let string), "%@"): string
        case (.signed(let value), "%lld"), (.signed(let value), "%d"): Self.decimal(value, locale)
        case (.unsigned(let value), "%llu"), (.unsigned(let value), "%u"): value.formatted(.number.locale(locale))
        case (.signed(let value), _): String(format: specifier, locale: locale, value)
        case (.unsigned(let value), _): String(format: specifier, locale: locale, value)
        case (.real(let value), _): String(format: specifier, locale: locale, value)
        case (.string(let string), _): string
        case (.text, _): ""
        }
    }

    // Rows are numbered more often than anything else, and a formatter takes longer than all the rest of a text.
    private static func decimal(_ value: Int64, _ locale: Locale) -> String {
        switch locale.identifier {
        case "en_US", "en_GB", "en": grouped(value)
        default: value.formatted(.number.locale(locale))
        }
    }

    /// The digits in groups of three, with commas between.
    private static func grouped(_ value: Int64) -> String {
        if value.magnitude < 1000 { return String(value) }
        var digits = Array(String(value).utf8)
        var place = digits.count - 3
        while place > (value < 0 ? 1 : 0) {
            digits.insert(UInt8(ascii: ","), at: place)
            place -= 3
        }
        return String(decoding: digits, as: UTF8.self)
    }
}

/// A text that shows a localized string.
final class KeyedText: TextContent, @unchecked Sendable {
    private let key: LocalizedStringKey
    private let table: String?
    private let bundle: Bundle?

    init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        (self.key, self.table, self.bundle) = (key, table, bundle)
    }

    override func append(to resolver: inout TextResolver, _ attributes: TextAttributes) {
        let format = bundle?.localizedString(forKey: key.key, value: nil, table: table) ?? key.key
        let locale = resolver.environment.locale
        let spans = Markdown.mayFormat(format) ? Markdown.spans(format) : [Markdown.Span(format)]
        var argument = 0
        // Texts among the arguments keep their own look; strings join the text around them.
        for (index, span) in spans.enumerated() {
            var attributes = attributes.applying(span)
            let address = key.arguments.isEmpty ? nil : address(of: spans[index...], argument, locale)
            if let address { attributes.link = LinkTarget(address.text) }
            var string = ""
            guard !key.arguments.isEmpty else {
                resolver.append(span.text, attributes)
                continue
            }
            var pieces = FormatString(Substring(span.text), firstArgument: argument)
            while let piece = pieces.next() {
                switch piece {
                case .literal(let literal): string += literal
                case .argument(let number, let specifier):
                    guard key.arguments.indices.contains(number) else { continue }
                    if case .text(let text) = key.arguments[number] {
                        resolver.append(string, attributes)
                        string = ""
                        text.append(to: &resolver, attributes)
                    } else {
                        string += key.arguments[number].string(specifier, locale)
                    }
                }
            }
            argument = span.endsLink ? address?.nextArgument ?? pieces.argumentCount : pieces.argumentCount
            resolver.append(string, attributes)
        }
    }

    /// The address of the link that the first of the spans is part of, its arguments filled in.
    private func address(
        of spans: ArraySlice<Markdown.Span>, _ argument: Int, _ locale: Locale
    ) -> (text: String, nextArgument: Int)? {
        guard let destination = spans.first?.destination else { return nil }
        var argument = argument
        for span in spans {
            var pieces = FormatString(Substring(span.text), firstArgument: argument)
            while pieces.next() != nil {}
            argument = pieces.argumentCount
            if span.endsLink { break }
        }
        var pieces = FormatString(Substring(destination), firstArgument: argument)
        var text = ""
        while let piece = pieces.next() {
            switch piece {
            case .literal(let literal): text += literal
            case .argument(let number, let specifier) where key.arguments.indices.contains(number):
                text += key.arguments[number].string(specifier, locale)
            case .argument: break
            }
        }
        return (text, pieces.argumentCount)
    }

    override func isEqual(to other: TextContent) -> Bool {
        guard let other = other as? KeyedText else { return false }
        return key == other.key && table == other.table && bundle == other.bundle
    }
}

extension Text {
    /// A text that shows the string of a key, in the user's language where a bundle has it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)>. Emphasis, code
    /// and links written as Markdown in the key are shown as such.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if key.arguments.isEmpty, bundle == nil, !Markdown.mayFormat(key.key) {
            self.init(.plain(key.key))
        } else {
            self.init(KeyedText(key, table: tableName, bundle: bundle))
        }
    }
}
