/// A modifier that does something when its view appears, changes or goes.
package protocol BehaviorModifier: PathModifier {
    nonisolated static func makeNode(_ declared: Declared<Self>, _ inputs: ViewInputs) -> WrapperNode
    /// How an app names the modifier.
    nonisolated static var actionName: String { get }
}

extension BehaviorModifier {
    nonisolated package static var kind: PathModifierKind { .wrapper }
    nonisolated package static func _makeWrapper(
        _ declared: __owned Declared<Self>, _ inputs: ViewInputs
    ) -> WrapperNode { makeNode(declared, inputs) }
}

/// The node of such a modifier. A new value of the modifier is a reason to look for changes.
package class ModifierBehaviorNode<M: BehaviorModifier>: BehaviorNode {
    private var declared: Declared<M> { Declared(_declared) }
    package final var modifier: M { declared.value }

    package init(_ declared: Declared<M>, _ inputs: __shared ViewInputs) {
        super.init(inputs, declared.erased)
    }

    package override var behaviorName: String { declared.node.placeName(of: M.actionName) }

    package override func refresh(_ inputs: ViewInputs) {
        super.refresh(inputs)
        if takeVersion() { needsChange() }
    }
}
