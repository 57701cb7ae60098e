/// A view on its way in or out of its container, as its transition makes it look.
///
/// The view that comes is a child of the container as any other, and laid out so; this node is only asked to paint it. The
/// view that goes is none any more: it stands where it stood, inside this node, until its animations end. So layout takes
/// the end of the transition at once (B5-38, B5-39).
package final class TransitionNode: ViewNode {
    let subject: ViewNode
    let isGoing: Bool
    /// Whether the transition has ended.
    var isOver = false
    /// Where a view that goes stands in the container.
    var formerOrigin = CGPoint.zero
    private let stage: ViewNode
    private let enter: (TransitionPhase) -> Void
    private var changing: (epoch: Int, transaction: Transaction)?

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

    deinit { stage.parent = nil }

    package override var transactionInside: Transaction {
        if let changing, changing.epoch == host.graph.epoch { return changing.transaction }
        return transaction
    }

    /// Begins: what differs between the phases is animated. `finish` is called when nothing moves any more.
    func begin(_ transaction: Transaction, finish: @escaping () -> Void) {
        // The nodes must be there before they can change.
        _ = stage.children
        fit()
        var transaction = Transaction(animation: transaction.animation)
        let completion = AnimationCompletion(.removed, finish)
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
    private let subject: ViewNode
    private let isGoing: Bool

    init(_ node: TransitionNode, _ inputs: __shared ViewInputs) {
        (subject, isGoing) = (node.subject, node.isGoing)
        super.init(inputs)
        if isGoing { subject.parent = self }
    }

    deinit { if isGoing, subject.isChild(of: self) { subject.parent = nil } }

    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer { SizeAnswer(subject.size) }
    override func childNeedsLayout(_ child: ViewNode) { host.layoutQueue.place(child) }
    override func forEachChild(_ body: (ViewNode) -> Void) { if isGoing { body(subject) } }
    override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        subject.record(&recorder, at: origin)
    }
}
