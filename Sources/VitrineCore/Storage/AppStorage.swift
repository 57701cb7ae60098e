/// A value that is kept when the app ends, by a name.
///
/// See <https://developer.apple.com/documentation/swiftui/appstorage>. All views with the name see each other's changes.
/// What is kept is in the host's file, or in the `UserDefaults` that is named. A value of another type counts as none.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private(set) var property: StoredProperty<Value>
    private let store: UserDefaults?

    private init(_ key: String, _ initial: Value, _ store: UserDefaults?, _ form: StoredForm<Value>) {
        (property, self.store) = (StoredProperty(key, initial, form), store)
    }

    public var wrappedValue: Value {
        get { property.get() }
        nonmutating set { property.set(newValue) }
    }

    /// A binding to what is kept.
    public var projectedValue: Binding<Value> { property.binding }

    public mutating func _link(_ context: inout _DynamicPropertyContext) {
        let store = store.map(UserDefaultsKeeping.store) ?? context.host.storage.app
        property.link(&context, store)
    }

    public static var _readsEnvironment: Bool { false }
    public func _isSame(as new: Self) -> Bool { property.key == new.property.key && store === new.store }
}

extension AppStorage {
    /// Keeps a Boolean value under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, store, .bool)
    }
    /// Keeps an integer under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, store, .int)
    }
    /// Keeps a number under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, store, .double)
    }
    /// Keeps a string under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store, .string)
    }
    /// Keeps a URL under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store, .url)
    }
    /// Keeps data under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store, .data)
    }
    /// Keeps a value by its raw value, an integer.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, store, .raw(.int))
    }
    /// Keeps a value by its raw value, a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, store, .raw(.string))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a Boolean value under `key`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, StoredForm.bool.optional())
    }
    /// Keeps an integer under `key`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, StoredForm.int.optional())
    }
    /// Keeps a number under `key`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, StoredForm.double.optional())
    }
    /// Keeps a string under `key`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, StoredForm.string.optional())
    }
    /// Keeps a URL under `key`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, StoredForm.url.optional())
    }
    /// Keeps data under `key`, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, StoredForm.data.optional())
    }
    /// Keeps a value by its raw value, an integer, or nothing.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, store, StoredForm<R>.raw(.int).optional())
    }
    /// Keeps a value by its raw value, a string, or nothing.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, store, StoredForm<R>.raw(.string).optional())
    }
}
