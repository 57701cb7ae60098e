/// What the type of a view tells that is always one subview: where, in its value, the modifiers on it lie, and the view
/// that they are on.
///
/// Such a view is one node of the list, whatever is on it: rows mostly are, and there are many.
package final class ViewChain: @unchecked Sendable {
    private struct Modifier {
        let offset: Int
        let type: any PathModifier.Type
        let kind: PathModifierKind
    }

    // Outermost first.
    private let modifiers: ContiguousArray<Modifier>
    private let core: (offset: Int, type: any UnaryView.Type)?
    /// The node of the list for the type. To find it by the type is to look it up.
    let nodeType: UnaryListNodeBase.Type
    let hasTraits: Bool

    /// Whether views of the type are always one subview each.
    var isOne: Bool { core != nil }
    var coreType: Any.Type? { core?.type }

    private static let chains = TypeTables<ViewChain>()

    // Kept for ever, and so not counted.
    static func of<V: View>(_ type: V.Type) -> Unmanaged<ViewChain> { chains.unmanaged(of: type) { ViewChain(type) } }

    private init<V: View>(_ type: V.Type) {
        var (modifiers, offset, current): (ContiguousArray<Modifier>, Int, Any.Type) = ([], 0, type)
        while let modified = current as? any ModifiedView.Type, let type = modified.modifierOnPath {
            modifiers.append(Modifier(offset: offset + modified.offsets.modifier, type: type, kind: type.kind))
            (offset, current) = (offset + modified.offsets.content, modified.contentType)
        }
        self.modifiers = modifiers
        core = (current as? any UnaryView.Type).map { (offset, $0) }
        nodeType = UnaryListNode<V>.self
        hasTraits = modifiers.contains { $0.kind == .traits }
    }

    // MARK: Changes

    /// What in a value is other than in the former value.
    struct Changes {
        /// The modifiers, by their places.
        fileprivate(set) var modifiers: [Int] = []
        fileprivate(set) var changesCore = false
        fileprivate(set) var hasTraits = false
        /// Whether anything but traits changed.
        fileprivate(set) var hasOthers = false
    }

    var modifierCount: Int { modifiers.count }
    func modifierType(of part: Int) -> Any.Type { modifiers[part].type }
    /// The view's own comes after those of the modifiers.
    func valueType(of part: Int) -> Any.Type? { part < modifiers.count ? modifiers[part].type : core?.type }

    func changes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Changes {
        var changes = Changes()
        func isSame<Value>(_ type: Value.Type, _ offset: Int) -> Bool {
            ViewComparison.areEqual(
                (old + offset).assumingMemoryBound(to: Value.self), (new + offset).assumingMemoryBound(to: Value.self))
        }
        for (i, modifier) in modifiers.enumerated() where !isSame(modifier.type, modifier.offset) {
            changes.modifiers.append(i)
            if modifier.kind == .traits { changes.hasTraits = true } else { changes.hasOthers = true }
        }
        if let core, !isSame(core.type, core.offset) { (changes.changesCore, changes.hasOthers) = (true, true) }
        return changes
    }

    /// Adds what the modifiers tell containers, outer ones first, so that inner ones win.
    func applyTraits(_ traits: inout PropertyList, _ value: UnsafeRawPointer) {
        for modifier in modifiers where modifier.kind == .traits {
            modifier.type.apply(value + modifier.offset, to: &traits)
        }
    }

    // MARK: Nodes

    /// Makes the nodes that show `value`, which lies in `leaf`: one a modifier that is around, then the view's own.
    func makeNode(_ leaf: ListNode, _ value: UnsafeRawPointer, _ inputs: ViewInputs) -> ViewNode {
        if modifiers.isEmpty { return makeCore(leaf, value, inputs) }
        return modifiers.withUnsafeBufferPointer { makeNode(leaf, value, inputs, $0) }
    }

    private func makeNode(
        _ leaf: ListNode, _ value: UnsafeRawPointer, _ inputs: ViewInputs, _ modifiers: UnsafeBufferPointer<Modifier>
    ) -> ViewNode {
        var inputs = inputs
        var outermost: ViewNode?
        // Not counted: the one around it holds it.
        var innermost: Unmanaged<WrapperNode>?
        func putInside(_ node: ViewNode) { innermost?._withUnsafeGuaranteedRef { $0.child = node } }
        for i in modifiers.indices {
            let modifier = modifiers[i]
            switch modifier.kind {
            case .traits: break
            case .environment: modifier.type.write(value + modifier.offset, &inputs, former: nil)
            case .wrapper:
                let node = modifier.type.makeNode(leaf, value + modifier.offset, part: i, inputs)
                if innermost == nil { outermost = node } else { putInside(node) }
                innermost = .passUnretained(node)
                inputs.depth += 1
            }
        }
        let node = makeCore(leaf, value, inputs)
        guard let outermost else { return node }
        putInside(node)
        return outermost
    }

    private func makeCore(_ leaf: ListNode, _ value: UnsafeRawPointer, _ inputs: ViewInputs) -> ViewNode {
        guard let core else { preconditionFailure("a chain without a view") }
        let isPermitted = inputs.hostReference._withUnsafeGuaranteedRef {
            $0.permitsDepth(inputs.depth, of: core.type)
        }
        if !isPermitted { return EmptyViewNode(inputs) }
        return core.type.makeNode(leaf, value + core.offset, part: modifiers.count, inputs)
    }

    /// Brings nodes made by `makeNode` up to date.
    func refresh(_ node: ViewNode, _ value: UnsafeRawPointer, _ inputs: ViewInputs) {
        if modifiers.isEmpty { return node.refresh(inputs) }
        var inputs = inputs
        // Not counted: each holds the next.
        var current = Unmanaged.passUnretained(node)
        for i in modifiers.indices {
            let modifier = modifiers[i]
            switch modifier.kind {
            case .traits: break
            case .environment:
                current._withUnsafeGuaranteedRef {
                    modifier.type.write(value + modifier.offset, &inputs, former: $0.environment)
                }
            case .wrapper:
                current = current._withUnsafeGuaranteedRef {
                    $0.refresh(inputs)
                    return .passUnretained(unsafeDowncast($0, to: WrapperNode.self).child)
                }
                inputs.depth += 1
            }
        }
        current._withUnsafeGuaranteedRef { $0.refresh(inputs) }
    }
}

extension PathModifier {
    nonisolated fileprivate static func apply(_ address: UnsafeRawPointer, to traits: inout PropertyList) {
        address.assumingMemoryBound(to: Self.self).pointee.applyTraits(&traits)
    }

    nonisolated fileprivate static func write(
        _ address: UnsafeRawPointer, _ inputs: inout ViewInputs, former: EnvironmentValues?
    ) {
        inputs.environment = inputs.host.environment(
            inside: address.assumingMemoryBound(to: Self.self), in: inputs.environment, former: former)
    }

    nonisolated fileprivate static func makeNode(
        _ leaf: ListNode, _ address: UnsafeRawPointer, part: Int, _ inputs: ViewInputs
    ) -> WrapperNode {
        _makeWrapper(Declared(leaf, address, part: part), inputs)
    }
}

extension UnaryView {
    nonisolated fileprivate static func makeNode(
        _ leaf: ListNode, _ address: UnsafeRawPointer, part: Int, _ inputs: ViewInputs
    ) -> ViewNode {
        _makeNode(Declared(leaf, address, part: part), inputs)
    }
}

/// A view with a modifier. Its list is made here, where its type is known as a whole, which else were looked up.
protocol ModifiedView: View {
    associatedtype Content: View
    associatedtype Modifier: ViewModifier
    nonisolated var content: Content { get }
    nonisolated var modifier: Modifier { get }
    /// Where they lie in the view.
    nonisolated static var offsets: (content: Int, modifier: Int) { get }
}

extension ModifiedView {
    nonisolated public static func _makeList(_ view: __owned Self, _ inputs: _ListInputs) -> _ListNode {
        let chain = ViewChain.of(Self.self)
        if chain._withUnsafeGuaranteedRef({ $0.isOne }) { return .unary(consume view, chain, inputs) }
        return Modifier._makeList(view.content, view.modifier, inputs)
    }
    nonisolated public static func _updateList(_ node: _ListNode, _ view: Self) {
        if ViewChain.of(Self.self)._withUnsafeGuaranteedRef({ $0.isOne }) {
            return unsafeDowncast(node, to: UnaryListNode<Self>.self).update(view)
        }
        Modifier._updateList(node, view.content, view.modifier)
    }

    nonisolated fileprivate static var contentType: Any.Type { Content.self }
    /// The modifier's type, if it does the same to each subview of its content.
    nonisolated fileprivate static var modifierOnPath: (any PathModifier.Type)? {
        Modifier.self as? any PathModifier.Type
    }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    static var offsets: (content: Int, modifier: Int) {
        (MemoryLayout<Self>.offset(of: \.content)!, MemoryLayout<Self>.offset(of: \.modifier)!)
    }
}
