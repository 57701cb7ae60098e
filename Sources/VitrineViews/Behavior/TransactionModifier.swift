/// Changes the transaction of what changes inside. The closure runs once a transaction, when that brings something
/// inside up to date; outer closures first.
nonisolated struct TransactionModifier: TransactionChange {
    typealias Body = Never
    let transform: (inout Transaction) -> Void

    static var runsOnce: Bool { true }
    func change(_ transaction: inout Transaction, former: Self?) { transform(&transaction) }
}

/// The same, only in transactions that change a value.
nonisolated struct ValueTransactionModifier<Value: Equatable>: TransactionChange {
    typealias Body = Never
    let value: Value
    let transform: (inout Transaction) -> Void

    func change(_ transaction: inout Transaction, former: Self?) {
        if let former, former.value != value { transform(&transaction) }
    }
}

/// The same, up to the content of a scope.
nonisolated struct ScopedTransactionModifier: TransactionChange {
    typealias Body = Never
    let transform: (inout Transaction) -> Void

    static var scope: TransactionScope { .opens }
    func change(_ transaction: inout Transaction, former: Self?) { transform(&transaction) }
}

/// Stands around the content of a scope, which has the transaction that is around the scope.
nonisolated struct ScopeEndModifier: TransactionChange {
    typealias Body = Never

    static var scope: TransactionScope { .closes }
    func change(_ transaction: inout Transaction, former: Self?) {}
}

extension View {
    /// Changes the transactions of what changes inside the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transaction(_:)>. The closure finds the values that
    /// `withTransaction` set, as the views around this one have changed them.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transactions of what changes inside the view together with a value.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transaction(value:_:)>.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Changes the transactions of what `body` puts around the view, and not of the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transaction(_:body:)>.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(modifier(ScopeEndModifier()))).modifier(
            ScopedTransactionModifier(transform: transform))
    }
}
