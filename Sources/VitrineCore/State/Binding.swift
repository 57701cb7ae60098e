import VitrineGraph

/// A way to read and write a value that something else owns.
///
/// See <https://developer.apple.com/documentation/swiftui/binding>.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    /// What the value is kept in, and the way from there: bindings are the same when these are (B4-23).
    private(set) var location: AnyObject?
    private var path: [AnyHashable] = []

    /// The transaction that the binding writes in, besides what `withTransaction` sets around the writing.
    public var transaction = Transaction()

    /// A binding that reads and writes through closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (read, write) = (get, { value, transaction in withTransaction(transaction) { set(value) } })
    }

    /// A binding that reads and writes through closures, the latter with the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) { (read, write) = (get, set) }

    init(
        location: AnyObject?, path: [AnyHashable] = [], get: @escaping () -> Value, set: @escaping (Value) -> Void
    ) {
        self.init(get: get, set: set)
        (self.location, self.path) = (location, path)
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding that always reads `value` and ignores writes (B4-18).
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set {
            let around = ThreadTransaction.current
            if transaction.list.isEmpty { return write(newValue, Transaction(around)) }
            var transaction = transaction
            transaction.list.merge(around)
            write(newValue, transaction)
        }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding that writes in `transaction` (B4-22).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/binding/transaction(_:)>.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// A binding to a part of the value. `step` is how the part is found there.
    func part<Part>(
        _ step: AnyHashable?, get: @escaping () -> Part, set: @escaping (Part) -> Void
    ) -> Binding<Part> {
        guard let location, let step else { return Binding<Part>(get: get, set: set) }
        return Binding<Part>(location: location, path: path + [step], get: get, set: set)
    }

    /// A binding to a member; writing it writes only that member (B4-21).
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        part(keyPath, get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }

    /// A binding to an optional from one to a value; writing nil changes nothing (B4-20).
    public init<V>(_ base: Binding<V>) where Value == V? {
        self = base.part(
            "some", get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to a value from one to an optional; nil when there is no value now (B4-19).
    public init?(_ base: Binding<Value?>) {
        guard let now = base.wrappedValue else { return nil }
        self = base.part(
            "value", get: { base.wrappedValue ?? now }, set: { base.wrappedValue = $0 })
    }

    /// A binding to a value, erased to `AnyHashable`.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(get: { AnyHashable(base.wrappedValue) }, set: { if let v = $0.base as? V { base.wrappedValue = v } })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
    public subscript(position: Index) -> Binding<Value.Element> { element(at: position, in: wrappedValue) }

    /// A binding to an element. When the collection has become shorter it reads what the element was in `snapshot`, and
    /// ignores writes.
    func element(at position: Index, in snapshot: Value) -> Binding<Value.Element> {
        func contains(_ collection: Value) -> Bool {
            position >= collection.startIndex && position < collection.endIndex
        }
        return part(
            (position as? any Hashable).map { AnyHashable($0) },
            get: {
                let current = wrappedValue
                return contains(current) ? current[position] : snapshot[position]
            },
            set: { if contains(wrappedValue) { wrappedValue[position] = $0 } })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {
    public mutating func _link(_ context: inout _DynamicPropertyContext) {}
    public static var _readsEnvironment: Bool { false }

    public func _isSame(as new: Self) -> Bool {
        guard let location, location === new.location else { return false }
        return path == new.path
    }
}
