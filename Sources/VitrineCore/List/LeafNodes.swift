/// A leaf of the list: one subview.
package class ListLeaf: ListNode {
    /// Identifies the subview as long as the declaration stays in the tree.
    package let serial: UInt64
    /// Counts changes of the value, so that placements can tell whether theirs is the current one.
    @exclusivity(unchecked) package var version: UInt32 = 0
    /// The nodes that show the subview.
    @exclusivity(unchecked) package var placements = Placements()

    override init(_ inputs: ListInputs) {
        serial = inputs.host.nextSerial()
        super.init(inputs)
    }

    /// A leaf outside of any list.
    init(detached serial: UInt64) {
        self.serial = serial
        super.init(depth: 0)
    }

    package override final var count: Int { 1 }
    package override final var isEmpty: Bool { false }

    package override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        if offset > 0 {
            offset -= 1
            return true
        }
        return body(Subview(leaf: self))
    }

    package override final func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { body(self) }

    /// Makes the node that shows the subview, without the modifiers on it.
    package func makeViewNode(_ inputs: ViewInputs) -> ViewNode { fatalError("abstract") }
}

/// A view that is always exactly one subview, and makes its own node.
package protocol UnaryView: PrimitiveView {
    nonisolated static func _makeNode(_ leaf: UnaryListNode<Self>, _ inputs: ViewInputs) -> ViewNode
}

extension UnaryView {
    nonisolated public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        UnaryListNode(view, inputs)
    }
    nonisolated public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: UnaryListNode<Self>.self).update(view)
    }
    nonisolated public static var _listShape: _ListShape { .one }
}

/// The leaf of a unary view.
package final class UnaryListNode<V: UnaryView>: ListLeaf {
    @exclusivity(unchecked) private var value: V
    // Lent, not copied: every question to a leaf looks at it.
    package var view: V { _read { yield value } }

    package init(_ view: V, _ inputs: ListInputs) {
        value = view
        super.init(inputs)
    }

    package func update(_ new: V) {
        if ViewComparison.areEqual(value, new) { return }
        value = new
        version &+= 1
        placements.subviewChanged()
    }

    package override func makeViewNode(_ inputs: ViewInputs) -> ViewNode { V._makeNode(self, inputs) }
    package override var reportedType: Any.Type? { V.self }
}
