import VitrineGraph

/// The list of a custom view: its body's. The node is where the view's `@State` lives, and a computation that runs
/// again when a source the body read changes. The body runs when the list is first asked for.
package final class BodyListNode<V: View>: ListNode {
    @exclusivity(unchecked) package private(set) var view: V
    @exclusivity(unchecked) private var inputs: ListInputs
    @exclusivity(unchecked) private var child: ListNode?
    @exclusivity(unchecked) private var storage = DynamicPropertyStorage()
    @exclusivity(unchecked) private var known: BodyComputation?

    required init(_ view: V, _ inputs: __shared ListInputs) {
        self.view = consume view
        self.inputs = inputs
        super.init(inputs)
    }

    deinit {
        child?.parent = nil
        known?.node = nil
    }

    private var computation: BodyComputation {
        if let known { return known }
        let type: AnyClass = NodeTypes.runs.type(for: V.self) { BodyComputation.self }
        let made = Unmanaged.passUnretained(inputs.host)._withUnsafeGuaranteedRef { host in
            unsafeBitCast(type, to: BodyComputation.Type.self).init(node: self, graph: host.graph, depth: rank)
        }
        known = made
        return made
    }

    package override var keptRank: Int? { computation.depth }

    /// The body's list; runs the body the first time.
    private var content: ListNode {
        if let child { return child }
        let inner = inputs.child(of: self)
        let node =
            inputs.host.permitsDepth(depth, of: V.self)
            ? V.Body._makeList(evaluate(), inner) : CutOffListNode(V.Body._listShape, inner)
        child = node
        return node
    }

    private func evaluate() -> V.Body {
        inputs.host.log.bodies += 1
        return computation.track {
            DynamicProperties.of(V.self).link(
                &view, storage: &storage, environment: inputs.environment, host: inputs.host)
            return runBody()
        }
    }

    /// Runs the view's body. Bodies belong to the main actor; so does every frame, but the engine's own types are not bound
    /// to an actor, which is why the witness is called through a type without the annotation. A method, for which nothing
    /// need be allocated.
    private func runBody() -> V.Body {
        nonisolated(unsafe) let node = self
        let run: @MainActor () -> V.Body = { node.isolatedBody() }
        return unsafeBitCast(run, to: (() -> V.Body).self)()
    }

    @MainActor private func isolatedBody() -> V.Body { view.body }

    func update(_ new: V) {
        let movesBodies = Unmanaged.passUnretained(inputs.host)._withUnsafeGuaranteedRef { $0.animations.movesBodies }
        if movesBodies { return take(shown(new)) }
        take(new)
    }

    /// What is shown when `new` is declared: where that is animated, something on the way.
    private func shown(_ new: V) -> V {
        inputs.host.animations.shown(new, after: view, in: self, inputs.host, inputs.environment) { [weak self] in
            self?.take($0)
        }
    }

    private func take(_ new: V) {
        let isSame = withUnsafePointer(to: &view) { old in
            withUnsafePointer(to: new) { new in ViewComparison.areEqual(old, new) }
        }
        if isSame { return }
        view = new
        if child != nil { computationDidChange() }
    }

    fileprivate func computationDidChange() {
        guard let child, !(child is CutOffListNode) else { return }
        V.Body._updateList(child, evaluate())
    }

    package override func setEnvironment(_ environment: EnvironmentValues) {
        inputs.environment = environment
        child?.setEnvironment(environment)
        if child != nil, DynamicProperties.of(V.self).areOutdated(view, in: environment) { computationDidChange() }
    }

    package override func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { child?.forEachMadeLeaf(body) }
    // What is in a body that never ran, nobody named.
    package override func find(_ id: AnyHashable) -> Int? { child?.find(id) }

    package override var count: Int { V.Body._listShape.count ?? content.count }
    package override var isEmpty: Bool { V.Body._listShape.count.map { $0 == 0 } ?? content.isEmpty }

    package override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        if offset > 0, let count = V.Body._listShape.count, offset >= count {
            offset -= count
            return true
        }
        return content.visit(from: &offset, body)
    }

    package override func visitSections(_ visitor: inout SectionVisitor) {
        if V.Body._listShape.maySection { content.visitSections(&visitor) } else { visitor.addLoose(self) }
    }

    package override var customViewType: Any.Type? { V.self }

    private final class BodyComputation: Computation, BodyRun {
        // Not counted, and taken back by the node: a weak reference would make every other one dearer.
        unowned(unsafe) var node: BodyListNode?
        var lastSeen: BodyChanges?
        var owner: (value: V, isNew: Bool)? { node.map { ($0.view, $0.child == nil) } }
        required init(node: BodyListNode, graph: Graph, depth: Int) {
            self.node = node
            super.init(graph: graph, depth: depth)
        }
        override var name: String? { typeName(V.self) }
        override var isWanted: Bool { node.map { !$0.isGone } ?? false }
        override func update() { node?.computationDidChange() }
    }
}
