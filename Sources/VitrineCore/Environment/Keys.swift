import VitrineGraph

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
