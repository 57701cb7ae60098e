import VitrineGraph

/// A key for a value of a transaction.
///
/// See <https://developer.apple.com/documentation/swiftui/transactionkey>.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The context of a state change: values that travel with it.
///
/// See <https://developer.apple.com/documentation/swiftui/transaction>.
nonisolated public struct Transaction {
    var list = PropertyList()
    public init() {}

    /// The value of `key`, or the key's default.
    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { list.value(of: key) ?? K.defaultValue }
        set { list.set(key, newValue) }
    }
}

/// A key for a value that the focused view offers; there is none while nothing is focused.
///
/// See <https://developer.apple.com/documentation/swiftui/focusedvaluekey>.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused view and its ancestors offer.
///
/// See <https://developer.apple.com/documentation/swiftui/focusedvalues>.
nonisolated public struct FocusedValues {
    var list = PropertyList()
    package init() {}

    public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
        get { list.value(of: key, as: Key.Value?.self) ?? nil }
        set { list.set(key, newValue) }
    }
}
