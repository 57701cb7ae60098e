/// The key of a string to show in the user's language, with the values that go into it.
///
/// See <https://developer.apple.com/documentation/swiftui/localizedstringkey>. There are no string tables unless a
/// bundle is named: otherwise the key is its own translation.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key as tables have it, with a format specifier for each argument.
    var key: String
    var arguments: [Argument] = []

    /// A key out of a string.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/localizedstringkey/init(_:)>.
    public init(_ value: String) { key = value }

    /// A key out of a string literal.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringliteral:)>.
    public init(stringLiteral value: String) { key = value }

    /// A key out of a string literal with values in it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/localizedstringkey/init(stringinterpolation:)>.
    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// A value in a key, kept until a locale is known.
    enum Argument: Equatable, Sendable {
        case string(String)
        case text(Text)
        case signed(Int64)
        case unsigned(UInt64)
        case real(Double)
    }
}
