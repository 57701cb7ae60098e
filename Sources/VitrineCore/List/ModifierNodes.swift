import VitrineGraph

/// A modifier that stands on the path of each subview of its content (A34, A38): what it does to one subview, it does
/// to all of them. Exactly one of the three ways below is used by a modifier.
package protocol PathModifier: ViewModifier where Body == Never {
    /// Adds container values or row traits.
    nonisolated func applyTraits(_ traits: inout PropertyList)
    /// Changes the environment of what is inside.
    nonisolated func modify(_ environment: inout EnvironmentValues)
    /// Makes the node around one subview.
    nonisolated static func _makeWrapper(_ modifier: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode
    nonisolated static var kind: PathModifierKind { get }
}

package enum PathModifierKind {
    case traits, environment, wrapper

    var role: PathRole {
        switch self {
        case .traits: .layoutTraits
        case .environment: .environment
        case .wrapper: .wrapper
        }
    }
}

extension PathModifier {
    nonisolated public func applyTraits(_ traits: inout PropertyList) {}
    nonisolated public func modify(_ environment: inout EnvironmentValues) {}
    nonisolated package static func _makeWrapper(_ modifier: __owned Declared<Self>, _ inputs: ViewInputs)
        -> WrapperNode
    {
        fatalError("\(Self.self) is around nothing")
    }

    nonisolated public static func _makeList<C: View>(
        _ content: C, _ modifier: Self, _ inputs: _ListInputs
    ) -> _ListNode {
        let node = ModifiedListNode(modifier, inputs)
        var inner = inputs.child(of: node)
        if let environment = node.inner { inner.environment = environment }
        node.child = C._makeList(content, inner)
        return node
    }
    nonisolated public static func _updateList<C: View>(_ node: _ListNode, _ content: C, _ modifier: Self) {
        let node = unsafeDowncast(node, to: ModifiedListNode<Self>.self)
        node.update(modifier)
        C._updateList(node.child!, content)
    }
    nonisolated public static func _listShape(of content: _ListShape) -> _ListShape { content }
}

/// The node of a modifier on the path, where its content is more than one subview, or may be. The modifiers on a view that
/// is always one have no nodes of their own: see `ViewChain`.
package final class ModifiedListNode<M: PathModifier>: PassListNode {
    @exclusivity(unchecked) private var value: M
    // Lent, not copied.
    package var modifier: M { _read { yield value } }
    @exclusivity(unchecked) private var version: UInt32 = 0
    /// What the modifier made of the environment it last met: lists and placements mostly have the same around them.
    @exclusivity(unchecked) private var known: (list: Written, placed: Written?)?
    // Held: a subview that somebody keeps may be placed when its own tree has ended.
    private let host: ViewHost

    private struct Written {
        let outer, inner: EnvironmentValues
    }

    init(_ modifier: M, _ inputs: __shared ListInputs) {
        value = modifier
        host = inputs.host
        let kind = M.kind
        super.init(inputs)
        if kind == .environment { known = (write(inputs.environment), nil) }
        role = kind.role
    }

    // The value stays where it is as long as the node is there.
    private var address: UnsafePointer<M> { withUnsafePointer(to: &value) { $0 } }

    private func write(_ outer: EnvironmentValues) -> Written {
        Written(outer: outer, inner: host.environment(inside: address, in: outer))
    }

    package override func version(of part: Int) -> UInt32 { version }
    package override func modifierType(of part: Int) -> Any.Type? { M.self }

    func update(_ new: M) {
        if ViewComparison.areEqual(value, new) { return }
        if host.animations.keepsFormers { host.animations.keep(TypedFormerValue(self, at: address)) }
        value = new
        version &+= 1
        switch M.kind {
        case .traits: traitsChanged()
        case .wrapper: subviewsChanged()
        case .environment:
            if let outer = known?.list.outer { setEnvironment(outer) }
            subviewsChanged()
        }
    }

    /// The environment that the list inside is made in.
    var inner: EnvironmentValues? { known?.list.inner }

    package override func setEnvironment(_ environment: EnvironmentValues) {
        if M.kind == .environment {
            let written = write(environment)
            known = (written, nil)
            super.setEnvironment(written.inner)
        } else {
            super.setEnvironment(environment)
        }
    }

    package override func applyTraits(_ traits: inout PropertyList, child: ListNode) {
        if M.kind == .traits { modifier.applyTraits(&traits) }
    }
    package override func modify(_ environment: inout EnvironmentValues) {
        guard M.kind == .environment, let known else { return }
        if known.list.outer.isSame(as: environment) {
            environment = known.list.inner
        } else if let placed = known.placed, placed.outer.isSame(as: environment) {
            environment = placed.inner
        } else {
            let written = write(environment)
            self.known = (known.list, written)
            environment = written.inner
        }
    }
    package override func makeWrapper(_ inputs: ViewInputs) -> WrapperNode {
        M._makeWrapper(Declared(self, address, part: 0), inputs)
    }
    var declared: ErasedDeclared { ErasedDeclared(self, address, part: 0) }
    override func changeTransaction(
        _ transaction: inout Transaction, _ around: inout [Transaction], _ queue: AnimationQueue
    ) { applyTransaction(&transaction, &around, queue) }
}

/// A custom modifier: the list of its body, in which `content` stands for the list of what it is on.
final class ModifierBodyListNode<Content: View, Modifier: ViewModifier>: SwitchingListNode {
    private var modifier: Modifier
    private let source: TypedModifierContentSource<Content>
    private var storage = DynamicPropertyStorage()
    private lazy var computation = ModifierComputation(node: self, graph: inputs.host.graph, depth: rank)

    init(_ content: Content, _ modifier: Modifier, _ inputs: __shared ListInputs) {
        self.modifier = modifier
        source = TypedModifierContentSource(content)
        super.init(inputs)
        if inputs.host.permitsDepth(depth, of: Modifier.self) {
            child = Modifier.Body._makeList(evaluate(), inputs.child(of: self))
        }
    }

    private func evaluate() -> Modifier.Body {
        inputs.host.log.bodies += 1
        return computation.track {
            DynamicProperties.of(Modifier.self).link(
                &modifier, storage: &storage, environment: inputs.environment, host: inputs.host)
            let witness: @MainActor (Modifier, _ViewModifier_Content<Modifier>) -> Modifier.Body = {
                $0.body(content: $1)
            }
            let run = unsafeBitCast(
                witness, to: ((Modifier, _ViewModifier_Content<Modifier>) -> Modifier.Body).self)
            return run(modifier, _ViewModifier_Content(source: source))
        }
    }

    func update(_ content: Content, _ new: Modifier) {
        source.view = content
        var new = new
        if inputs.host.animations.movesBodies {
            new = inputs.host.animations.shown(new, after: modifier, in: self, inputs.host, inputs.environment) {
                [weak self] in
                self?.modifier = $0
                self?.refresh()
            }
        }
        // A body that need not run shows other content nevertheless.
        if ViewComparison.areEqual(modifier, new) { return source.updateNodes() }
        modifier = new
        refresh()
        source.updateNodes()
    }

    override var keptRank: Int? { computation.depth }

    fileprivate func refresh() {
        if let child { Modifier.Body._updateList(child, evaluate()) }
    }

    override func setEnvironment(_ environment: EnvironmentValues) {
        super.setEnvironment(environment)
        if DynamicProperties.of(Modifier.self).areOutdated(modifier, in: environment) { refresh() }
    }

    private final class ModifierComputation: Computation, BodyRun {
        weak var node: ModifierBodyListNode?
        var lastSeen: BodyChanges?
        var owner: (value: Modifier, isNew: Bool)? { node.map { ($0.modifier, $0.child == nil) } }
        init(node: ModifierBodyListNode, graph: Graph, depth: Int) {
            self.node = node
            super.init(graph: graph, depth: depth)
        }
        override var name: String? { typeName(Modifier.self) }
        override var isWanted: Bool { node.map { !$0.isGone } ?? false }
        override func update() { node?.refresh() }
    }
}

/// The view a custom modifier is on, wherever its body puts it.
class ModifierContentSource {
    /// The places of the content in the body.
    private var nodes: [Weak] = []
    private struct Weak { weak var node: ModifierContentListNode? }

    func add(_ node: ModifierContentListNode) {
        nodes.removeAll { $0.node == nil }
        nodes.append(Weak(node: node))
    }
    func updateNodes() { for node in nodes { node.node?.update() } }

    func makeList(_ inputs: ListInputs) -> ListNode { fatalError("abstract") }
    func updateList(_ node: ListNode) { fatalError("abstract") }
}

private final class TypedModifierContentSource<Content: View>: ModifierContentSource {
    var view: Content
    init(_ view: Content) { self.view = view }
    override func makeList(_ inputs: ListInputs) -> ListNode { Content._makeList(view, inputs) }
    override func updateList(_ node: ListNode) { Content._updateList(node, view) }
}

/// The place of a custom modifier's content in the list of its body.
final class ModifierContentListNode: PassListNode {
    private let source: ModifierContentSource

    init(_ source: ModifierContentSource, _ inputs: __shared ListInputs) {
        self.source = source
        super.init(inputs)
        child = source.makeList(inputs.child(of: self))
        source.add(self)
    }

    func update() { source.updateList(child!) }
}
