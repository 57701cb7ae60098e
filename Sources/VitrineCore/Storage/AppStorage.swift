/// A value that is kept when the app ends, by a name.
///
/// See <https://developer.apple.com/documentation/swiftui/appstorage>. All views with the name see each other's changes.
/// What is kept is in the host's file, or in the `UserDefaults` that is named. A value of another type counts as none.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private(set) var property: StoredProperty<Value>
    private let store: UserDefaults?

    private init(_ key: String, _ initial: Value, _ store: UserDefaults?, _ form: _StoredForm<Value>) {
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
    /// Keeps a value under `key`; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: _StorableValue {
        self.init(key, wrappedValue, store, Value._storedForm)
    }

    /// Keeps a value by its raw value, an integer or a string; where there is none, it is `wrappedValue`.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _StorableRawValue {
        self.init(key, wrappedValue, store, .raw)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a value under `key`, or nothing.
    public init<Wrapped: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(key, nil, store, Wrapped._storedForm.optional())
    }

    /// Keeps a value by its raw value, an integer or a string, or nothing.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue: _StorableRawValue {
        self.init(key, nil, store, _StoredForm<R>.raw.optional())
    }
}
