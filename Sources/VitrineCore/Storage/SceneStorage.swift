/// A value that is kept for a scene, by a name, when the app ends.
///
/// See <https://developer.apple.com/documentation/swiftui/scenestorage>. All views of the scene with the name see each
/// other's changes. A value of another type counts as none.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private(set) var property: StoredProperty<Value>

    private init(_ key: String, _ initial: Value, _ form: _StoredForm<Value>) {
        property = StoredProperty(key, initial, form)
    }

    public var wrappedValue: Value {
        get { property.get() }
        nonmutating set { property.set(newValue) }
    }

    /// A binding to what is kept.
    public var projectedValue: Binding<Value> { property.binding }

    public mutating func _link(_ context: inout _DynamicPropertyContext) {
        let store = context.host.storage.scene
        property.link(&context, store)
    }

    public static var _readsEnvironment: Bool { false }
    public func _isSame(as new: Self) -> Bool { property.key == new.property.key }
}

extension SceneStorage {
    /// Keeps a value under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String) where Value: _StorableValue {
        self.init(key, wrappedValue, Value._storedForm)
    }

    /// Keeps a value by its raw value, an integer or a string; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
        self.init(key, wrappedValue, .raw)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a value under `key`, or nothing.
    public init<Wrapped: _StorableValue>(_ key: String) where Value == Wrapped? {
        self.init(key, nil, Wrapped._storedForm.optional())
    }

    /// Keeps a value by its raw value, an integer or a string, or nothing.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue: _StorableRawValue {
        self.init(key, nil, _StoredForm<R>.raw.optional())
    }
}
