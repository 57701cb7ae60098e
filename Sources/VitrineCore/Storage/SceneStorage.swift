/// A value that is kept for a scene, by a name, when the app ends.
///
/// See <https://developer.apple.com/documentation/swiftui/scenestorage>. All views of the scene with the name see each
/// other's changes. A value of another type counts as none.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private(set) var property: StoredProperty<Value>

    private init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
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
    /// Keeps a Boolean value under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .bool)
    }
    /// Keeps an integer under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .int)
    }
    /// Keeps a number under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .double)
    }
    /// Keeps a string under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .string)
    }
    /// Keeps a URL under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }
    /// Keeps data under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .data)
    }
    /// Keeps a value by its raw value, an integer.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.int))
    }
    /// Keeps a value by its raw value, a string.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a Boolean value under `key`, or nothing.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, StoredForm.bool.optional())
    }
    /// Keeps an integer under `key`, or nothing.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, StoredForm.int.optional())
    }
    /// Keeps a number under `key`, or nothing.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, StoredForm.double.optional())
    }
    /// Keeps a string under `key`, or nothing.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, StoredForm.string.optional())
    }
    /// Keeps a URL under `key`, or nothing.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, StoredForm.url.optional())
    }
    /// Keeps data under `key`, or nothing.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, StoredForm.data.optional())
    }
    /// Keeps a value by its raw value, an integer, or nothing.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, StoredForm<R>.raw(.int).optional())
    }
    /// Keeps a value by its raw value, a string, or nothing.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, StoredForm<R>.raw(.string).optional())
    }
}
