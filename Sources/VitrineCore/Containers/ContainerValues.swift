import VitrineGraph

/// The values that a view tells its closest container, and nobody else.
///
/// See <https://developer.apple.com/documentation/swiftui/containervalues>. A copy is a snapshot: changing it changes no
/// view (B25).
nonisolated public struct ContainerValues {
    package var list: PropertyList

    package init(_ list: PropertyList = PropertyList()) { self.list = list }

    /// The value of `key`, or the key's default where none was set. O(values set on the view).
    public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
        get { list.value(of: key) ?? Key.defaultValue }
        set { list.set(key, newValue) }
    }

    /// The tag of type `V` on the view: an explicit one, else the id a `ForEach` gave (D1–D12).
    public func tag<V>(for type: V.Type) -> V? where V: Hashable {
        if list.contains(Untagged.self) { return nil }
        return list.value(of: TagKey<V>.self) ?? list.value(of: AutomaticTag<V>.self)
    }

    /// Whether the view has the tag `tag`, of exactly its type.
    public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag(for: V.self) == tag }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}

/// A key for a container value.
///
/// See <https://developer.apple.com/documentation/swiftui/containervaluekey>.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

enum TagKey<V: Hashable> {}
enum Untagged {}

/// Writes one container value, through any writable key path: paths into one value accumulate (C6).
@frozen nonisolated public struct _ContainerValueWritingModifier<Value>: PathModifier {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<ContainerValues, Value>
    public var value: Value

    public init(keyPath: WritableKeyPath<ContainerValues, Value>, value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }

    package static var kind: PathModifierKind { .traits }
    package func applyTraits(_ traits: inout PropertyList) {
        var values = ContainerValues(traits)
        values[keyPath: keyPath] = value
        traits = values.list
    }
}

extension View {
    /// Sets a value that the view's closest container can read.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/containervalue(_:_:)>. On content of several subviews
    /// it reaches each of them; where two are set, the one closer to the view wins.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(_ContainerValueWritingModifier(keyPath: keyPath, value: value))
    }
}

/// Tags a view with a value of type `V`, and with the same value as an optional (D3).
nonisolated struct TagModifier<V: Hashable>: PathModifier {
    typealias Body = Never
    var tag: V
    var includeOptional: Bool

    static var kind: PathModifierKind { .traits }
    func applyTraits(_ traits: inout PropertyList) {
        traits.set(TagKey<V>.self, tag)
        if includeOptional { traits.set(TagKey<V?>.self, V?.some(tag)) }
    }
}

nonisolated struct UntagModifier: PathModifier {
    typealias Body = Never
    static var kind: PathModifierKind { .traits }
    func applyTraits(_ traits: inout PropertyList) { traits.set(Untagged.self, ()) }
}

extension View {
    /// Sets the tag by which a selectable container tells its subviews apart.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)>.
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        modifier(TagModifier(tag: tag, includeOptional: includeOptional))
    }

    nonisolated public func _untagged() -> some View { modifier(UntagModifier()) }
}
