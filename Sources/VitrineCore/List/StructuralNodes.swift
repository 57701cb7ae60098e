/// The list of nothing.
final class EmptyListNode: ListNode {
    override func visitSections(_ visitor: inout SectionVisitor) {}
}

/// Stands for a list that is nested too deep: as many empty subviews as its type says, so that counts stay true.
final class CutOffListNode: ListNode {
    private var leaves: [MissingLeaf] = []

    init(_ shape: _ListShape, _ inputs: __shared ListInputs) {
        super.init(inputs)
        let inputs = inputs.child(of: self)
        leaves = (0..<(shape.count ?? 0)).map { _ in MissingLeaf(inputs) }
    }

    deinit { for leaf in leaves { leaf.parent = nil } }

    override var count: Int { leaves.count }

    override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        for leaf in leaves where !leaf.visit(from: &offset, body) { return false }
        return true
    }
}

/// A node whose list is that of one child.
package class PassListNode: ListNode {
    @exclusivity(unchecked) package final var child: ListNode? {
        willSet { if newValue !== child { child?.parent = nil } }
    }
    deinit { child?.parent = nil }

    package override var count: Int { child?.count ?? 0 }
    package override var isEmpty: Bool { child?.isEmpty ?? true }
    package override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        child?.visit(from: &offset, body) ?? true
    }
    package override func visitSections(_ visitor: inout SectionVisitor) { child?.visitSections(&visitor) }
    package override func setEnvironment(_ environment: EnvironmentValues) { child?.setEnvironment(environment) }
    package override func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { child?.forEachMadeLeaf(body) }
    package override func find(_ id: AnyHashable) -> Int? { child?.find(id) }
}

/// A node that may make its child anew, and so keeps what children are given.
package class SwitchingListNode: PassListNode {
    package var inputs: ListInputs
    override init(_ inputs: __shared ListInputs) {
        self.inputs = inputs
        super.init(inputs)
    }
    package override func setEnvironment(_ environment: EnvironmentValues) {
        inputs.environment = environment
        super.setEnvironment(environment)
    }
}

/// One of two branches; the other branch is another identity (F6).
final class ConditionalListNode<TrueContent: View, FalseContent: View>: SwitchingListNode {
    private var isFirst: Bool

    init(_ view: _ConditionalContent<TrueContent, FalseContent>, _ inputs: __shared ListInputs) {
        isFirst = view.isFirst
        super.init(inputs)
        make(view)
    }

    private func make(_ view: _ConditionalContent<TrueContent, FalseContent>) {
        isFirst = view.isFirst
        switch view.storage {
        case .first(let content): child = TrueContent._makeList(content, inputs.child(of: self))
        case .second(let content): child = FalseContent._makeList(content, inputs.child(of: self))
        }
    }

    override func pathComponent(for child: ListNode) -> String? { isFirst ? "if" : "else" }

    func update(_ view: _ConditionalContent<TrueContent, FalseContent>) {
        switch view.storage {
        case .first(let content) where isFirst: TrueContent._updateList(child!, content)
        case .second(let content) where !isFirst: FalseContent._updateList(child!, content)
        default:
            let wasFirst = isFirst
            make(view)
            let (first, second) = (TrueContent._listShape, FalseContent._listShape)
            listChanged(wasFirst ? .replaced(first, second) : .replaced(second, first))
        }
    }
}

extension _ConditionalContent {
    var isFirst: Bool { if case .first = storage { true } else { false } }
}

/// `if` without `else`: taken away and put back, the content is a new one (F7).
final class OptionalListNode<Wrapped: View>: SwitchingListNode {

    init(_ view: Wrapped?, _ inputs: __shared ListInputs) {
        super.init(inputs)
        if let view { child = Wrapped._makeList(view, inputs.child(of: self)) }
    }

    func update(_ view: Wrapped?) {
        switch (view, child) {
        case (let view?, let child?): Wrapped._updateList(child, view)
        case (nil, nil): break
        case (let view?, nil):
            child = Wrapped._makeList(view, inputs.child(of: self))
            listChanged(.replaced(.none, Wrapped._listShape))
        case (nil, _?):
            child = nil
            listChanged(.replaced(Wrapped._listShape, .none))
        }
    }
}

/// The list of the view inside, as long as its type stays (B1-20).
final class AnyViewListNode: SwitchingListNode {
    private var type: any View.Type

    init(_ view: AnyView, _ inputs: __shared ListInputs) {
        type = view.storage.viewType
        super.init(inputs)
        if inputs.host.permitsDepth(inputs.depth, of: type) {
            child = view.storage.makeList(inputs.child(of: self))
        }
    }

    func update(_ view: AnyView) {
        if view.storage.viewType == type, let child {
            view.storage.updateList(child)
        } else {
            type = view.storage.viewType
            child = view.storage.makeList(inputs.child(of: self))
            listChanged()
        }
    }
}
