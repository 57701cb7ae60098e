import VitrineLayout

/// The node of a container that makes, measures and places only those subviews that are seen.
///
/// It knows how long its lines are that were seen, and takes the average for the others (`LineLengths`): so it can say
/// how long it is, and which lines lie in the part of it that is seen (`fill`), which it finds out when it has its place.
/// Lines that leave that part leave the tree. Their state stays with the list, as long as the list has them.
package class LazyNode: SyncedNode {
    /// One line that is made.
    struct Line {
        var index: Int
        /// The first of its items in the list.
        var item: Int
        var cells: ContiguousArray<ViewNode>
        var sizes: ContiguousArray<CGSize> = []
        /// Where the line begins along the axis, and how long it is.
        var start: CGFloat = 0
        var length: CGFloat = 0
        var isPinned = false
    }

    /// What is known of the lines for one length across.
    final class Course {
        let across: CGFloat?
        let tracks: LazyTracks
        var segments: LazySegments
        var lengths: LineLengths
        /// The greatest length across that was seen.
        var widest: CGFloat = 0
        /// The size that those around were told.
        var told: CGSize?

        init(_ across: CGFloat?, _ items: LazyItems, _ layout: any LazyLayout) {
            (self.across, tracks) = (across, layout.tracks(across: across))
            segments = LazySegments(items, width: tracks.tracks.count)
            let gap = layout.spacing ?? (layout.followsPreferences ? nil : ViewSpacing.systemDistance)
            lengths = LineLengths(count: segments.lineCount, gap: gap)
        }

        /// The size of all lines.
        func size(along axis: Axis) -> CGSize {
            CGSize(lengths.total(), along: axis, tracks.length ?? widest)
        }
    }

    final let content: ListRoot
    private(set) final var layout: any LazyLayout
    /// Where the host keeps the node. Held, since whoever holds a node may do so longer than the host lives.
    private final let windows: Windows
    final var place = 0

    /// The lines that are made, in order, and what they are lines of.
    final var lines: ContiguousArray<Line> = []
    final var course: Course?
    /// What is made, while it is not known in which lines it stands.
    final var loose: ContiguousArray<ViewNode> = []
    /// What is in the list.
    final var items = LazyItems(count: 0)
    /// What is known for the lengths across that were asked for last.
    final var courses: [Course] = []
    /// The part that the lines fill which are made, along the axis; nil: none yet.
    final var filled: SeenPart.Span?
    /// The first line seen before the list became another, and where it began: to find it again.
    final var formerAnchor: (node: ViewNode, start: CGFloat)?
    /// Whether the list became another, and nobody knows where.
    final var lostLines = false
    /// What the scroll view around is to follow.
    final var correction: CGFloat = 0

    private final var answers = LayoutAnswers()
    private final var former: FormerAnswers?
    private final var stale: ContiguousArray<ViewNode> = []

    init(
        _ layout: any LazyLayout, owner: ListNode, _ inputs: __shared ViewInputs, _ declared: ErasedDeclared,
        content: (ListRoot, ViewInputs) -> Void
    ) {
        self.layout = layout
        let root = ListRoot(owner: owner)
        self.content = root
        windows = inputs.host.windows
        super.init(inputs, declared)
        content(root, ViewInputs(environment: childEnvironment, host: inputs.host, depth: inputs.depth))
        root.container = self
        windows.add(self)
    }

    deinit {
        windows.remove(self)
        forEachMade { $0.leave() }
        content.container = nil
        content.owner = nil
    }

    /// Takes over the layout and content of the view, if they changed.
    func takeChanges() {}
    /// Whether sections may be in the content.
    var maySection: Bool { false }

    final func setLayout<L: LazyLayout & Equatable>(_ new: L) {
        if let layout = layout as? L, layout == new { return }
        let axis = layout.axis
        layout = new
        loosen()
        courses = []
        if axis != new.axis { passOnEnvironment() }
        needsLayout()
    }

    // MARK: Environment

    final var childEnvironment: EnvironmentValues {
        var environment = environment
        environment.stackAxis = layout.axis
        return environment
    }

    final var childInputs: ViewInputs {
        ViewInputs(environment: childEnvironment, host: host, depth: depth + 1)
    }

    private final func passOnEnvironment() {
        content.setEnvironment(childEnvironment)
        let inputs = childInputs
        forEachMade { $0.subview?.refresh($0, inputs) }
    }

    package final override func refresh(_ inputs: ViewInputs) {
        let before = environment
        super.refresh(inputs)
        takeChanges()
        if inputs.environment.isSame(as: before) { return }
        passOnEnvironment()
        if environment.layoutDirection != before.layoutDirection { needsLayout() }
    }

    // MARK: The list

    override var followsChanges: Bool { !needsSync }
    package final override var contentRank: Int { content.rank }

    override func listDidChange(_ change: ListChange?) {
        noteAnchor()
        if let change, followsLines, change.offset + change.removed <= items.count {
            for course in courses {
                course.lengths.replace(change.offset, removed: change.removed, inserted: change.inserted)
            }
            items = LazyItems(count: items.count + change.inserted - change.removed)
            for course in courses { course.segments = LazySegments(items, width: 1) }
        } else {
            lostLines = true
        }
        loosen()
        needsSync = true
        forgetAnswers()
        markSync()
    }

    /// Whether it is known which lines change with the list: then every item is a line.
    private var followsLines: Bool {
        !needsSync && !lostLines && !readsSections && courses.allSatisfy { $0.tracks.tracks.count == 1 }
    }

    /// Whether it matters which section a subview is in.
    private var readsSections: Bool { maySection && (!layout.followsPreferences || !layout.pinnedViews.isEmpty) }

    /// Takes the lines apart: it is not known any more which of the list they are.
    private final func loosen() {
        for line in lines { loose += line.cells }
        lines = []
    }

    /// Notes what is seen first, to find it again.
    private final func noteAnchor() {
        guard formerAnchor == nil, let filled, filled.lower > 0,
            let line = lines.first(where: { !$0.isPinned && $0.start + $0.length > filled.lower })
        else { return }
        formerAnchor = (line.cells[0], line.start)
    }

    package final override func synchronize() {
        syncList()
        if stale.isEmpty { return }
        let inputs = childInputs
        while let node = stale.popLast() {
            let hasOtherTraits = node.state.contains(.hasOtherTraits)
            node.state.remove(.needsRefresh | .hasOtherTraits)
            guard node.isChild(of: self), let subview = node.subview else { continue }
            subview.refresh(node, inputs)
            guard hasOtherTraits else { continue }
            node.stand(for: subview)
            childNeedsLayout(node)
        }
    }

    /// Takes over the list, where it changed: what is no longer in it is gone before anything in it runs.
    final func syncList() {
        guard needsSync else { return }
        needsSync = false
        let listed = ContiguousArray(loose.lazy.filter { [content] in $0.subview?.isIn(content) ?? false })
        if listed.count < loose.count {
            for node in listed { node.state.insert(.kept) }
            let gone = ContiguousArray(loose.lazy.filter { !$0.state.contains(.kept) })
            for node in listed { node.state.remove(.kept) }
            loose = listed
            leave(gone)
        }
        let current = readsSections ? LazyItems(SectionCollection(content)) : LazyItems(count: content.count)
        if current == items, !lostLines { return }
        items = current
        for course in courses {
            course.segments = LazySegments(items, width: course.tracks.tracks.count)
            course.lengths.forget(count: course.segments.lineCount)
        }
    }

    /// Takes nodes out of the tree.
    final func leave(_ gone: ContiguousArray<ViewNode>) {
        if gone.isEmpty { return }
        for node in gone {
            node.leave()
            host.effects.leave(node)
            if host.isLive { host.displayChanges.removed(node) }
        }
        host.remains.keep(gone)
        preferenceChanged(nil)
    }

    package final override func childNeedsRefresh(_ child: ViewNode) {
        if child.state.contains(.needsRefresh) { return }
        child.state.insert(.needsRefresh)
        stale.append(child)
        markSync()
    }

    // MARK: Size

    package final override func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        if let answer = answers.find(proposal) { return answer }
        let answer = super.answer(proposal)
        answers.insert(proposal, answer)
        return answer
    }

    /// Along the axis as long as the lines, across it as long as proposed (A12-13 to A12-15).
    package final override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        let axis = layout.axis
        syncList()
        let course = learn(proposal[axis.crossing])
        let size = course.size(along: axis)
        course.told = size
        return SizeAnswer(size, free: axis.set)
    }

    package final override func lengthRange(along axis: Axis) -> LengthRange? {
        axis == layout.axis || !layout.followsPreferences ? nil : .flexible
    }

    package final override func childNeedsLayout(_ child: ViewNode) {
        child.state.insert(.answersChanged)
        // What was measured for another length across is of no use any more.
        courses.removeAll { $0 !== course }
        forgetAnswers()
    }

    package final override func needsLayout() { forgetAnswers() }

    private final func forgetAnswers() {
        state.insert(.needsPlacing)
        askAgain()
    }

    /// Whoever measured the node is to hear that it became longer or shorter.
    final func askAgain() {
        if former != nil { return }
        former = FormerAnswers(answers, isEmpty: false)
        answers = LayoutAnswers()
        host.layoutQueue.ask(self)
    }

    package final override func keepsAnswers(isAsked: Bool) -> Bool {
        guard let before = former?.answers else { return true }
        former = nil
        if !isAsked { return false }
        if before.hasForgotten || before.isEmpty { return false }
        return before.allSatisfy { proposal, before in answer(proposal).size == before.size }
    }

    package final override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        placeLines(in: size, proposal)
    }

    // MARK: Children

    final func forEachMade(_ body: (ViewNode) -> Void) {
        for line in lines { for cell in line.cells { body(cell) } }
        for node in loose { body(node) }
    }

    package final override func forEachChild(_ body: (ViewNode) -> Void) { forEachMade(body) }
    package final override var children: [(node: ViewNode, origin: CGPoint)] {
        var children: [(node: ViewNode, origin: CGPoint)] = []
        forEachMade { children.append(($0, origin(of: $0))) }
        return children
    }

    /// Layout counts from the left; right to left, every place is mirrored.
    package final override func origin(of node: ViewNode) -> CGPoint {
        guard let placement = node.placement else { return .zero }
        if layoutDirection == .leftToRight { return placement.origin }
        return CGPoint(x: size.width - placement.origin.x - placement.size.width, y: placement.origin.y)
    }

    package final override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        var nodes: [(order: (Double, Int), node: ViewNode)] = []
        // Pinned lines lie above the others.
        for (i, line) in lines.enumerated() {
            for cell in line.cells { nodes.append(((cell.zIndex, line.isPinned ? lines.count + i : i), cell)) }
        }
        for (_, node) in nodes.sorted(by: { $0.order < $1.order }) {
            node.record(&recorder, at: origin + self.origin(of: node))
        }
    }
}

extension Subview {
    /// Whether the subview is still in a list.
    fileprivate func isIn(_ root: ListRoot) -> Bool {
        if via == nil { return leaf.root === root }
        return via?.node?.root === root
    }
}
