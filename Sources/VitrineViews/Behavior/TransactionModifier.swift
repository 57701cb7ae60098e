nonisolated struct TransactionModifier: PathModifier {
    typealias Body = Never
    let transform: (inout Transaction) -> Void

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        TransactionNode(declared, inputs)
    }
}

/// Changes the transaction of what changes inside. The closure runs once a transaction, when that brings something
/// inside up to date; outer closures first.
private final class TransactionNode: WrapperNode {
    private var declared: Declared<TransactionModifier> { Declared(_declared) }
    private var last: (epoch: Int, transaction: Transaction)?

    init(_ declared: Declared<TransactionModifier>, _ inputs: __shared ViewInputs) {
        super.init(inputs, declared.erased)
    }

    override var transactionInside: Transaction {
        let epoch = host.graph.epoch
        if let last, last.epoch == epoch { return last.transaction }
        var transaction = self.transaction
        declared.value.transform(&transaction)
        last = (epoch, transaction)
        return transaction
    }

    override func refresh(_ inputs: ViewInputs) {
        super.refresh(inputs)
        _ = transactionInside
    }

    override func childNeedsLayout(_ child: ViewNode) {
        _ = transactionInside
        super.childNeedsLayout(child)
    }
}

extension View {
    /// Changes the transactions of what changes inside the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transaction(_:)>. The closure finds the values that
    /// `withTransaction` set, as the views around this one have changed them.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }
}
