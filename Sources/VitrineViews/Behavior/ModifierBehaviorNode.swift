/// A modifier that does something when its view appears, changes or goes.
package protocol BehaviorModifier: PathModifier {
    nonisolated static func makeNode(_ list: ModifiedListNode<Self>, _ inputs: ViewInputs) -> WrapperNode
    /// How an app names the modifier.
    nonisolated static var actionName: String { get }
}

extension BehaviorModifier {
    nonisolated package static var kind: PathModifierKind { .wrapper }
    nonisolated package static func _makeWrapper(
        _ list: ModifiedListNode<Self>, _ inputs: ViewInputs
    ) -> WrapperNode? { makeNode(list, inputs) }
}

/// The node of such a modifier. A new value of the modifier is a reason to look for changes.
package class ModifierBehaviorNode<M: BehaviorModifier>: BehaviorNode {
    private let list: ModifiedListNode<M>
    private var version: UInt32
    package final var modifier: M { list.modifier }

    package init(_ list: ModifiedListNode<M>, _ inputs: ViewInputs) {
        self.list = list
        version = list.version
        super.init(inputs)
    }

    package override var behaviorName: String { list.placeName(of: M.actionName) }

    package override func refresh(_ inputs: ViewInputs) {
        super.refresh(inputs)
        if list.version == version { return }
        version = list.version
        needsChange()
    }
}
