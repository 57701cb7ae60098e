/// A view on its way in or out of its container, as its transition makes it look.
///
/// The view that comes is a child of the container as any other, and laid out so; this node is only asked to paint it. The
/// view that goes is none any more: it stands where it stood, inside this node, until its animations end. So layout takes
/// the end of the transition at once (B5-38, B5-39).
package final class TransitionNode: ViewNode {
    private(set) var subject: ViewNode
    private(set) var isGoing: Bool
    /// Whether the transition has ended.
    var isOver = false
    /// Where a view that goes stands in the container.
    var formerOrigin = CGPoint.zero
    private let stage: ViewNode
    private let enter: (TransitionPhase) -> Void
    private var changing: (epoch: Int, transaction: Transaction)?
    /// Where the view stands in the body of the transition.
    fileprivate weak var place: ViewNode?
    /// Counts how often the transition began, since it may turn back.
    private var turns = 0

    /// A view, its transition, and the list that it is, or was, in.
    struct Passage {
        let subject: ViewNode
        let isGoing: Bool
        let transition: AnyTransition
        let list: ListNode
    }

    init(_ passage: Passage, _ inputs: __shared ViewInputs) {
        (subject, isGoing) = (passage.subject, passage.isGoing)
        let source = SubjectSource()
        (stage, enter) = passage.transition.box.makeStage(
            source, isGoing ? .identity : .willAppear, owner: passage.list, inputs.deeper)
        super.init(inputs)
        stage.parent = self
        source.node = self
    }

    deinit {
        stage.parent = nil
        if isGoing { subject.parent = nil }
    }

    package override var transactionInside: Transaction {
        if let changing, changing.epoch == host.graph.epoch { return changing.transaction }
        return transaction
    }

    /// Turns back on the way: the view goes that was coming, or one like it comes that was going.
    func turn(to subject: ViewNode, isGoing: Bool) {
        (self.subject, self.isGoing) = (subject, isGoing)
        if isGoing { subject.parent = place }
    }

    /// Begins: what differs between the phases is animated. `finish` is called when nothing moves any more.
    func begin(_ transaction: Transaction, finish: @escaping () -> Void) {
        // The nodes must be there before they can change.
        _ = stage.children
        fit()
        var transaction = Transaction(animation: transaction.animation)
        turns += 1
        let completion = AnimationCompletion(.removed) { [weak self, turns] in if self?.turns == turns { finish() } }
        transaction.add(completion)
        host.animations.holdUntilEnd(completion)
        changing = (host.graph.epoch, transaction)
        enter(isGoing ? .didDisappear : .identity)
    }

    /// Takes over the size that the view has now.
    func fit() {
        if subject.size != size || state.contains(.needsPlacing) {
            layout(subject.size, ProposedViewSize(subject.size))
        }
    }

    package override func measure(_ proposal: ProposedViewSize) -> SizeAnswer { SizeAnswer(subject.size) }
    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let answer = stage.sizeThatFits(proposal)
        stage.keptOrigin = CGPoint(x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2)
        stage.layout(answer, proposal)
    }
    package override func childNeedsLayout(_ child: ViewNode) {
        // Nobody outside is concerned.
        state.insert(.needsPlacing)
        host.layoutQueue.place(self)
    }
    package override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        stage.record(&recorder, at: origin + stage.keptOrigin)
    }
    package override var zIndex: Double { subject.zIndex }
    package override var children: [(node: ViewNode, origin: CGPoint)] { [(stage, stage.keptOrigin)] }
    package override func origin(of child: ViewNode) -> CGPoint { stage.keptOrigin }
}

/// Stands, in the body of a transition, for the view.
private final class SubjectSource: PlaceholderSource {
    // Set before a node is made.
    weak var node: TransitionNode?
    override func makeList(_ inputs: ListInputs) -> ListNode { SubjectLeaf(self, inputs) }
}

private final class SubjectLeaf: ListLeaf {
    private let source: SubjectSource
    init(_ source: SubjectSource, _ inputs: __shared ListInputs) {
        self.source = source
        super.init(inputs)
    }
    override func makeViewNode(_ inputs: ViewInputs) -> ViewNode {
        source.node.map { SubjectNode($0, inputs) } ?? EmptyViewNode(inputs)
    }
}

private final class SubjectNode: ViewNode {
    private weak var owner: TransitionNode?

    init(_ node: TransitionNode, _ inputs: __shared ViewInputs) {
        owner = node
        super.init(inputs)
        node.place = self
        if node.isGoing { node.subject.parent = self }
    }

    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer { SizeAnswer(owner?.subject.size ?? .zero) }
    override func childNeedsLayout(_ child: ViewNode) { host.layoutQueue.place(child) }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let owner, owner.isGoing { body(owner.subject) } }
    override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        owner?.subject.record(&recorder, at: origin)
    }
}
