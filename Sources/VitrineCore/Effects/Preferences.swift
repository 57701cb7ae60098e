/// A named value that views tell those around them.
///
/// See <https://developer.apple.com/documentation/swiftui/preferencekey>. Where several views inside tell one, their
/// values are combined in the order of the views (B4-07).
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// The value of one preference in a subtree, kept by containers until one inside changes.
package class PreferenceEntry {}

package final class TypedPreferenceEntry<Value>: PreferenceEntry {
    /// nil: nobody inside tells one.
    let value: Value?
    init(_ value: Value?) { self.value = value }
}

extension ViewNode {
    /// What the views inside tell for `key`, combined; nil where none does.
    package final func combinedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        forEachChild { child in
            guard let next = child.preference(key) else { return }
            if result == nil {
                result = next
            } else {
                K.reduce(value: &result!, nextValue: { next })
            }
        }
        return result
    }

    /// A preference somewhere inside changed: of `key`, or, with nil, any.
    package final func preferenceChanged(_ key: Any.Type?) {
        guard host.readsPreferences else { return }
        var node: ViewNode? = self
        while let current = node {
            current.preferenceInsideChanged(key)
            node = current.parent
        }
    }
}
