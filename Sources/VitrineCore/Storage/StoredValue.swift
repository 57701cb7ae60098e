/// A value as a store keeps it.
package enum StoredValue: Hashable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
}

/// In a file: plain JSON, but data, and numbers that JSON has no word for, are objects of one entry.
extension StoredValue: Codable {
    private enum Key: String, CodingKey { case data, double }

    package init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            if let text = try? object.decode(String.self, forKey: .double), let number = Double(text) {
                self = .double(number)
            } else {
                self = .data(try object.decode(Data.self, forKey: .data))
            }
            return
        }
        let value = try decoder.singleValueContainer()
        if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let int = try? value.decode(Int.self) {
            self = .int(int)
        } else if let double = try? value.decode(Double.self) {
            self = .double(double)
        } else {
            self = .string(try value.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .bool(let bool): try Self.encode(bool, to: encoder)
        case .int(let int): try Self.encode(int, to: encoder)
        case .double(let double) where double.isFinite: try Self.encode(double, to: encoder)
        case .string(let string): try Self.encode(string, to: encoder)
        case .double(let double):
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(String(double), forKey: .double)
        case .data(let data):
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(data, forKey: .data)
        }
    }

    private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// How values of a type are kept.
public struct _StoredForm<Value> {
    /// nil: what is kept is of another type, and the property's default counts.
    let read: (StoredValue) -> Value?
    /// nil: nothing is kept.
    let write: (Value) -> StoredValue?

    /// The form of an optional: nil is kept as nothing.
    func optional() -> _StoredForm<Value?> {
        _StoredForm<Value?>(read: { read($0).map(Optional.some) }, write: { $0.flatMap(write) })
    }
}

extension _StoredForm where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
    static var raw: Self {
        let form = Value.RawValue._storedForm
        return _StoredForm(
            read: { form.read($0).flatMap(Value.init(rawValue:)) }, write: { form.write($0.rawValue) })
    }
}

/// A type whose values `@AppStorage` and `@SceneStorage` keep: `Bool`, `Int`, `Double`, `String`, `URL`, `Data`.
public protocol _StorableValue { static var _storedForm: _StoredForm<Self> { get } }

/// A type of raw values by which `@AppStorage` and `@SceneStorage` keep others: `Int`, `String`.
public protocol _StorableRawValue: _StorableValue {}

extension Bool: _StorableValue {
    public static var _storedForm: _StoredForm<Bool> {
        _StoredForm(read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) })
    }
}
extension Int: _StorableRawValue {
    public static var _storedForm: _StoredForm<Int> {
        _StoredForm(read: { if case .int(let value) = $0 { value } else { nil } }, write: { .int($0) })
    }
}
extension Double: _StorableValue {
    public static var _storedForm: _StoredForm<Double> {
        _StoredForm(
            read: {
                switch $0 {
                case .double(let value): value
                // A file has no way to tell 1 from 1.0.
                case .int(let value): Double(value)
                default: nil
                }
            }, write: { .double($0) })
    }
}
extension String: _StorableRawValue {
    public static var _storedForm: _StoredForm<String> {
        _StoredForm(read: { if case .string(let value) = $0 { value } else { nil } }, write: { .string($0) })
    }
}
extension Data: _StorableValue {
    public static var _storedForm: _StoredForm<Data> {
        _StoredForm(read: { if case .data(let value) = $0 { value } else { nil } }, write: { .data($0) })
    }
}
extension URL: _StorableValue {
    public static var _storedForm: _StoredForm<URL> {
        _StoredForm(
            read: { if case .string(let value) = $0 { URL(string: value) } else { nil } },
            write: { .string($0.absoluteString) })
    }
}
