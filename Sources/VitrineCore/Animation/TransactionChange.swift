/// A modifier that changes the transaction of what changes inside.
package protocol TransactionChange: PathModifier {
    /// `former`: what the modifier was before the transaction, if it was another.
    nonisolated func change(_ transaction: inout Transaction, former: Self?)
    /// Whether it is asked once a transaction, whatever changes inside.
    nonisolated static var runsOnce: Bool { get }
    nonisolated static var scope: TransactionScope { get }
}

/// Where the change of a transaction ends inside.
package enum TransactionScope {
    /// Nowhere.
    case none
    /// It changes what is inside, up to where it is closed.
    case opens
    /// What is inside has the transaction around the scope.
    case closes
}

extension TransactionChange {
    nonisolated package static var runsOnce: Bool { false }
    nonisolated package static var scope: TransactionScope { .none }
    nonisolated package static var kind: PathModifierKind { .wrapper }
    nonisolated package static func _makeWrapper(
        _ declared: __owned Declared<Self>, _ inputs: ViewInputs
    ) -> WrapperNode { TypedTransactionNode<Self>(inputs, declared.erased) }

    /// Applies the change of a modifier where it is declared.
    nonisolated fileprivate static func apply(
        _ declared: ErasedDeclared, to transaction: inout Transaction, _ queue: AnimationQueue
    ) {
        let former = queue.former(of: declared)?.assumingMemoryBound(to: Self.self).pointee
        declared.with(Self.self) { $0.change(&transaction, former: former) }
    }
}

private class TransactionNode: WrapperNode {
    // Held: it is told when the node goes.
    fileprivate let queue: AnimationQueue
    fileprivate var scope: TransactionScope { .none }

    override init(_ inputs: __shared ViewInputs, _ declared: ErasedDeclared?) {
        queue = inputs.host.animations
        super.init(inputs, declared)
        queue.watch(self)
    }

    deinit { queue.unwatch(self) }

    /// The transaction around the scope that the node closes.
    fileprivate final var transactionAround: Transaction {
        var (depth, node) = (0, parent)
        while let current = node {
            if let other = current as? TransactionNode {
                if other.scope == .closes { depth += 1 }
                if other.scope == .opens {
                    if depth == 0 { return other.transaction }
                    depth -= 1
                }
            }
            node = current.parent
        }
        return transaction
    }
}

private final class TypedTransactionNode<M: TransactionChange>: TransactionNode {
    private var last: (epoch: Int, transaction: Transaction)?

    override var scope: TransactionScope { M.scope }

    override var transactionInside: Transaction {
        if M.scope == .closes { return transactionAround }
        let epoch = host.graph.epoch
        if M.runsOnce, let last, last.epoch == epoch { return last.transaction }
        var transaction = self.transaction
        M.apply(_declared, to: &transaction, queue)
        if M.runsOnce { last = (epoch, transaction) }
        return transaction
    }

    override func refresh(_ inputs: ViewInputs) {
        super.refresh(inputs)
        if M.runsOnce { _ = transactionInside }
    }

    override func childNeedsLayout(_ child: ViewNode) {
        if M.runsOnce { _ = transactionInside }
        super.childNeedsLayout(child)
    }
}

extension ModifiedListNode {
    /// Changes the transaction as the modifier does, if it does; keeps those around scopes.
    func applyTransaction(_ transaction: inout Transaction, _ around: inout [Transaction], _ queue: AnimationQueue) {
        guard let type = M.self as? any TransactionChange.Type else { return }
        switch type.scope {
        case .none: break
        case .opens: around.append(transaction)
        case .closes: return transaction = around.popLast() ?? transaction
        }
        type.apply(declared, to: &transaction, queue)
    }
}

extension ListNode {
    /// The transaction that changes the node.
    func transaction(in host: ViewHost) -> Transaction {
        let path = Array(path)
        guard let root = path.last as? ListRoot else { return Transaction(host.graph.transaction) }
        var transaction =
            root.container?.transactionInside ?? root.owner?.transaction(in: host)
            ?? Transaction(host.graph.transaction)
        var around: [Transaction] = []
        for node in path.dropFirst().reversed() {
            node.changeTransaction(&transaction, &around, host.animations)
        }
        return transaction
    }
}
