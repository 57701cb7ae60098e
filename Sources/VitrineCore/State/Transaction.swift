import VitrineGraph

/// A key for a value of a transaction.
///
/// See <https://developer.apple.com/documentation/swiftui/transactionkey>.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The context of a state change: values that travel with it.
///
/// See <https://developer.apple.com/documentation/swiftui/transaction>. What is written in one transaction is shown by
/// one update; what is written in another, by another.
nonisolated public struct Transaction {
    package var list = PropertyList()
    /// A transaction in which every value is the default.
    public init() {}

    package init(_ list: PropertyList) { self.list = list }

    /// The value of `key`, or the key's default.
    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { list.value(of: key) ?? K.defaultValue }
        set { list.set(key, newValue) }
    }
}

/// Runs `body` and returns its result; what it writes belongs to `transaction`.
///
/// See <https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)>. Inside another call, this transaction
/// counts alone.
nonisolated public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try ThreadTransaction.run(transaction.list, body)
}

/// Runs `body` and returns its result; what it writes belongs to a transaction with one value set.
///
/// See <https://developer.apple.com/documentation/swiftui/withtransaction(_:_:_:)>.
nonisolated public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
