/// A number that can stand in a localized string key.
///
/// See <https://developer.apple.com/documentation/swiftui/localizedstringkey/stringinterpolation>.
public protocol _FormatSpecifiable: Equatable {
    var _argument: _FormatArgument { get }
    /// The `printf` specifier that a string table has for the type.
    var _specifier: String { get }
}

/// A number in a localized string key.
public struct _FormatArgument: Sendable {
    let argument: LocalizedStringKey.Argument
}

extension _FormatSpecifiable where Self: SignedInteger {
    public var _argument: _FormatArgument { _FormatArgument(argument: .signed(Int64(self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(self))) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _argument: _FormatArgument { _FormatArgument(argument: .real(Double(self))) }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
