/// A property of a class that tells of each value before it is set.
///
/// See <https://developer.apple.com/documentation/combine/published>.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    private var box: PublishedBox<Value>

    /// Begins with a value.
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

    /// Begins with a value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    var anyBox: PublishedBoxBase { box }

    /// Only properties of classes can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The property's publisher, as `$name`: sends the value there is, and each one before it is set.
    public var projectedValue: Publisher {
        mutating get { Publisher(box) }
        set { box = newValue.box }
    }

    /// The value, for the compiler: reads it, or tells of the new one and sets it.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// The publisher of a property.
    ///
    /// See <https://developer.apple.com/documentation/combine/published/publisher>.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: PublishedBox<Value>

        init(_ box: PublishedBox<Value>) { self.box = box }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.broadcast.attach(subscriber, name: "PublishedSubject")
        }
    }
}

/// What a `@Published` property is made of; the part that needs no value.
class PublishedBoxBase {
    /// That of the object, once somebody asked for it.
    let objectWillChange = Guarded<ObservableObjectPublisher?>(nil)
}

final class PublishedBox<Value>: PublishedBoxBase {
    /// The listeners are made when the first one comes: most properties have none of their own.
    private let state: Guarded<(value: Value, broadcast: Broadcast<Value, Never>?)>
    /// What is assigned to the property by publishers; they go with it.
    let assignments = Guarded<[AnyCancellable]>([])

    init(_ value: Value) { state = Guarded((value, nil)) }

    var value: Value { state.withLock { $0.value } }

    /// Has the new value already while it is told of: who subscribes just then misses nothing.
    var broadcast: Broadcast<Value, Never> {
        state.withLock { state in
            let broadcast = state.broadcast ?? Broadcast(latest: state.value)
            state.broadcast = broadcast
            return broadcast
        }
    }

    /// Tells of the value, then sets it.
    func set(_ value: Value) {
        objectWillChange.current?.send()
        let broadcast = state.withLock { $0.broadcast }
        broadcast?.send(value, isStored: true)
        let (old, late) = state.withLock { state in
            defer { state.value = value }
            return (state.value, broadcast == nil ? state.broadcast : nil)
        }
        // Whose first listener came in between knows the old value only.
        late?.send(value, isStored: true)
        withExtendedLifetime(old) {}
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as the property is there.
    ///
    /// See <https://developer.apple.com/documentation/combine/publisher/assign(to:)>.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        let assignment = sink { [weak box] in box?.set($0) }
        box.assignments.withLock { $0.append(assignment) }
    }
}
