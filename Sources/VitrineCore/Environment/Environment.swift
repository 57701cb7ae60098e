/// Reads a value of the view's environment.
///
/// See <https://developer.apple.com/documentation/swiftui/environment>. Outside of a tree it reads the key's default.
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
    @usableFromInline enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case read((EnvironmentValues) -> Value)
    }
    @usableFromInline var content: Content
    @usableFromInline var value: Value?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// Reads the observable object of a type; there must be one.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .read { environment in
            if let object = environment.list.value(of: Value.self, as: Value?.self) ?? nil { return object }
            fatalError("no object of type \(Value.self) in the environment; put one there with .environment(_:)")
        }
    }

    /// Reads the observable object of a type, or nil (B4-04).
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
        content = .read { $0.list.value(of: T.self, as: T?.self) ?? nil }
    }

    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    private func read(_ environment: EnvironmentValues) -> Value {
        switch content {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .read(let read): read(environment)
        }
    }

    public mutating func _link(_ context: inout _DynamicPropertyContext) { value = read(context.environment) }
    public static var _readsEnvironment: Bool { true }

    public func _isSame(as new: Self) -> Bool {
        if case .keyPath(let a) = content, case .keyPath(let b) = new.content { return a == b }
        return ViewComparison.areEqual(content, new.content)
    }

    /// The property depends on its own key only (B3-16).
    public func _isOutdated(in environment: EnvironmentValues) -> Bool {
        guard let value else { return true }
        return !ViewComparison.areEqual(value, read(environment))
    }
}
