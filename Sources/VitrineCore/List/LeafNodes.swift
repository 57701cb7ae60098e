/// A leaf of the list: one subview.
package class ListLeaf: ListNode {
    /// Identifies the subview as long as the declaration stays in the tree.
    package let serial: UInt64
    // The nodes that show the subview: mostly one. They take themselves out before they go; see Placements.swift.
    @exclusivity(unchecked) final var placement: Unmanaged<ViewNode>?
    @exclusivity(unchecked) final var rare: RareLeafState?

    override init(_ inputs: __shared ListInputs) {
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

    /// Makes the node that shows the subview, without the modifiers on it that are nodes of the list.
    package func makeViewNode(_ inputs: ViewInputs) -> ViewNode { fatalError("abstract") }

    /// Brings the nodes that `makeViewNode` made up to date.
    package func refresh(_ node: ViewNode, _ inputs: ViewInputs) { node.refresh(inputs) }

    /// Whether the leaf declares the same as another.
    func isLike(_ other: ListLeaf) -> Bool { false }

    /// Whether the leaf's own modifiers tell containers anything.
    package var hasOwnTraits: Bool { false }

    /// Adds what the leaf's own modifiers tell containers.
    package func applyOwnTraits(_ traits: inout PropertyList) {}
}

/// A view that is always exactly one subview, and makes its own node.
package protocol UnaryView: PrimitiveView {
    nonisolated static func _makeNode(_ view: __owned Declared<Self>, _ inputs: ViewInputs) -> ViewNode
}

extension UnaryView {
    nonisolated public static func _makeList(_ view: __owned Self, _ inputs: _ListInputs) -> _ListNode {
        .unary(consume view, ViewChain.of(Self.self), inputs)
    }
    nonisolated public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: UnaryListNode<Self>.self).update(view)
    }
    nonisolated public static var _listShape: _ListShape { .one }
}

extension ListNode {
    /// The node of a view that is always one subview, whose type is looked up nowhere.
    static func unary<V: View>(_ view: __owned V, _ chain: Unmanaged<ViewChain>, _ inputs: ListInputs) -> ListNode {
        let type = chain._withUnsafeGuaranteedRef { $0.nodeType }
        return unsafeBitCast(type, to: UnaryListNode<V>.Type.self).init(consume view, chain, inputs)
    }
}

/// The leaf of a view that is always one subview, with the modifiers that are on it.
package final class UnaryListNode<V: View>: UnaryListNodeBase {
    @exclusivity(unchecked) private var value: V

    required init(_ view: V, _ chain: Unmanaged<ViewChain>, _ inputs: __shared ListInputs) {
        value = consume view
        super.init(chain, inputs)
    }

    // The value stays where it is as long as the node is there.
    fileprivate override var address: UnsafeRawPointer { Self.place(of: &value) }
    private static func place(of value: UnsafePointer<V>) -> UnsafeRawPointer { UnsafeRawPointer(value) }

    override func isLike(_ other: ListLeaf) -> Bool {
        (other as? UnaryListNode<V>).map { ViewComparison.areEqual(value, $0.value) } ?? false
    }

    package func update(_ new: V) {
        withUnsafePointer(to: new) { new in
            if ViewComparison.areSameMemory(address.assumingMemoryBound(to: V.self), new) { return }
            let changes = chain.changes(address, new)
            keepFormer(address.assumingMemoryBound(to: V.self))
            value = new.pointee
            note(changes)
        }
    }
}

/// The same, whatever the type of the view.
package class UnaryListNodeBase: ListLeaf {
    // Kept for ever, as chains are.
    private final let chainReference: Unmanaged<ViewChain>
    fileprivate final var chain: ViewChain { chainReference.takeUnretainedValue() }
    /// Where the value is.
    fileprivate var address: UnsafeRawPointer { fatalError("abstract") }

    fileprivate init(_ chain: Unmanaged<ViewChain>, _ inputs: __shared ListInputs) {
        chainReference = chain
        super.init(inputs)
    }

    /// Keeps the value that another takes the place of, where something shown may be animated.
    fileprivate final func keepFormer<V>(_ place: UnsafePointer<V>) {
        placement?._withUnsafeGuaranteedRef { node in
            node.hostReference._withUnsafeGuaranteedRef { host in
                if host.animations.keepsFormers { host.animations.keep(TypedFormerValue(self, at: place)) }
            }
        }
    }

    fileprivate final func note(_ changes: ViewChain.Changes) {
        if changes.changesCore || !changes.modifiers.isEmpty {
            let rare = rarely
            // The view's own comes after those of the modifiers.
            if rare.versions.isEmpty { rare.versions = ContiguousArray(repeating: 0, count: chain.modifierCount + 1) }
            for modifier in changes.modifiers { rare.versions[modifier] &+= 1 }
            if changes.changesCore { rare.versions[chain.modifierCount] &+= 1 }
        }
        if changes.hasOthers { showsChange() }
        if changes.hasTraits { traitsChanged() }
    }

    package final override func version(of part: Int) -> UInt32 {
        guard let rare, !rare.versions.isEmpty else { return 0 }
        return rare.versions[part]
    }
    package final override func modifierType(of part: Int) -> Any.Type? { chain.modifierType(of: part) }
    package final override func valueType(of part: Int) -> Any.Type? { chain.valueType(of: part) }
    package final override func makeViewNode(_ inputs: ViewInputs) -> ViewNode {
        chainReference._withUnsafeGuaranteedRef { $0.makeNode(self, address, inputs) }
    }
    package final override func refresh(_ node: ViewNode, _ inputs: ViewInputs) {
        chainReference._withUnsafeGuaranteedRef { $0.refresh(node, address, inputs) }
    }
    package final override var hasOwnTraits: Bool { chainReference._withUnsafeGuaranteedRef { $0.hasTraits } }
    package final override func applyOwnTraits(_ traits: inout PropertyList) {
        if hasOwnTraits { chain.applyTraits(&traits, address) }
    }
    package final override var reportedType: Any.Type? { chain.coreType }
}
