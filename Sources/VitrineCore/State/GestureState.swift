/// State that a gesture keeps while it lasts, and that goes back to its first value when it ends.
///
/// See <https://developer.apple.com/documentation/swiftui/gesturestate>. Only a gesture writes it; there is none yet.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private var state: State<Value>
    private let first: Value
    private let resetTransaction: (Value, inout Transaction) -> Void

    /// A state with a first value. `resetTransaction` is that in which it goes back.
    public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// A state with a first value; `reset` changes the transaction in which it goes back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (state, first, self.resetTransaction) = (State(wrappedValue: wrappedValue), wrappedValue, reset)
    }

    public init(initialValue: Value, resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { state.wrappedValue }

    /// What a gesture is given to keep its state in.
    public var projectedValue: GestureState<Value> { self }

    /// A gesture goes on.
    package func update(_ transaction: Transaction, _ change: (inout Value, inout Transaction) -> Void) {
        var (value, transaction) = (state.wrappedValue, transaction)
        change(&value, &transaction)
        withTransaction(transaction) { state.wrappedValue = value }
    }

    /// The gesture ended.
    package func reset() {
        var transaction = Transaction()
        resetTransaction(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = first }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
