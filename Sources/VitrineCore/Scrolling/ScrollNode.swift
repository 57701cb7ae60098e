/// The node of a scroll view: shows a part of content that may be larger.
///
/// Along its axes it takes what it is proposed, across them the content's size (A13-01, A13-02). How far it is scrolled
/// is known here alone: another offset moves the content, which is not laid out again.
package class ScrollNode: ViewNode {
    package private(set) final var axes: Axis.Set
    /// Where content begins that nobody scrolled, and where it stands when it is smaller.
    private var anchor: UnitPoint? { environment.defaultScrollAnchor }
    private final let scrolled: ScrollState
    private final var content: ViewNode!
    private(set) final var contentSize = CGSize.zero
    /// The axes on which the content stands at its anchor, and stays there when its size changes.
    private final var anchored: Axis.Set = []
    /// What is to be added to the offset when the content has its new size.
    private final var correction = CGPoint.zero
    /// Who measures by the view. Made when somebody does.
    final lazy var readers = ContainerReaders()
    private final var answers = LayoutAnswers()
    private final var former: FormerAnswers?

    init(_ axes: Axis.Set, _ inputs: __shared ViewInputs, _ declared: ErasedDeclared) {
        self.axes = axes
        scrolled = declared.node.kept { ScrollState() }
        super.init(inputs, declared)
        showsItself()
    }

    deinit { content?.parent = nil }

    final func setContent(_ node: ViewNode) {
        content = node
        node.parent = self
    }

    final func set(_ axes: Axis.Set) {
        if axes == self.axes { return }
        self.axes = axes
        needsLayout()
    }

    // MARK: Size

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    package final override func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        if let answer = answers.find(proposal) { return answer }
        let answer = super.answer(proposal)
        answers.insert(proposal, answer)
        return answer
    }

    package final override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        var size = content.sizeThatFits(contentProposal(proposal))
        if axes.contains(.horizontal), let width = proposal.width { size.width = width }
        if axes.contains(.vertical), let height = proposal.height { size.height = height }
        return SizeAnswer(size)
    }

    package final override func lengthRange(along axis: Axis) -> LengthRange? {
        if axes.contains(axis.set) { return .flexible }
        if let range = answers[range: axis] { return range }
        let range = content.lengthRange(along: axis)
        answers[range: axis] = range
        return range
    }

    // MARK: Place

    package final override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = contentProposal(proposal)
        readers.set(
            ProposedViewSize(
                width: axes.contains(.horizontal) ? size.width : proposal.width ?? size.width,
                height: axes.contains(.vertical) ? size.height : proposal.height ?? size.height))
        contentSize = content.sizeThatFits(inner)
        settleOffset(in: size)
        let origin = contentOrigin
        if origin != content.keptOrigin {
            content.keptOrigin = origin
            if isLive { host.displayChanges.moved(content) }
        }
        content.layout(contentSize, inner)
    }

    /// Keeps the offset within the content, and at the anchor if it was there.
    private func settleOffset(in size: CGSize) {
        var offset = scrolled.offset
        for axis in [Axis.horizontal, .vertical] where axes.contains(axis.set) {
            let range = max(contentSize[axis] - size[axis], 0)
            let place = anchor.map { range * $0[axis] }
            if let place, !scrolled.isMoved || anchored.contains(axis.set) {
                offset[axis] = place
            } else {
                offset[axis] = min(max(offset[axis] + correction[axis], 0), range)
            }
            let isAnchored = place.map { abs(offset[axis] - $0) < 0.5 } ?? false
            if isAnchored { anchored.insert(axis.set) } else { anchored.remove(axis.set) }
        }
        correction = .zero
        scrolled.offset = offset
    }

    /// Where the content stands, in physical coordinates: right to left, it begins at the right (A13-11).
    private var contentOrigin: CGPoint {
        var origin = CGPoint(x: -scrolled.offset.x, y: -scrolled.offset.y)
        for axis in [Axis.horizontal, .vertical] where axes.contains(axis.set) {
            // Content that is shorter stands at the start, or at the anchor (A13-05).
            let rest = size[axis] - contentSize[axis]
            if rest > 0, let anchor { origin[axis] += rest * anchor[axis] }
        }
        if layoutDirection == .rightToLeft { origin.x = size.width - contentSize.width - origin.x }
        return origin
    }

    package final override func origin(of child: ViewNode) -> CGPoint { content.keptOrigin }
    package final override var children: [(node: ViewNode, origin: CGPoint)] { [(content, content.keptOrigin)] }
    package final override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

    package final override func refresh(_ inputs: ViewInputs) {
        let before = environment
        super.refresh(inputs)
        takeChanges()
        content.refresh(contentInputs)
        if before.layoutDirection != layoutDirection || before.defaultScrollAnchor != anchor { needsLayout() }
        if before.clipsScrolledContent != environment.clipsScrolledContent { needsDisplay() }
    }

    /// Takes over what changed about the view.
    func takeChanges() {}

    /// What is inside is in no anchor's view: that is the outermost scroll view's.
    final var contentInputs: ViewInputs {
        var inside = environment
        if anchor != nil { inside.defaultScrollAnchor = nil }
        if !inside.clipsScrolledContent { inside.clipsScrolledContent = true }
        return ViewInputs(environment: inside, host: host, depth: depth + 1)
    }

    // MARK: Scrolling

    /// How far the content is moved up and towards the leading edge, in points.
    package final var scrollOffset: CGPoint { scrolled.offset }

    /// Moves the content in the next frame; what is not in it is not scrolled to.
    package final func scroll(to offset: CGPoint) {
        var offset = offset
        for axis in [Axis.horizontal, .vertical] {
            let range = axes.contains(axis.set) ? max(contentSize[axis] - size[axis], 0) : 0
            offset[axis] = min(max(offset[axis], 0), range)
        }
        if offset == scrolled.offset { return }
        (scrolled.offset, scrolled.isMoved, anchored) = (offset, true, [])
        placeAgain()
    }

    /// Whether users may scroll.
    package final var isScrollEnabled: Bool { environment.isScrollEnabled }

    /// Moves what is seen in the next frame, in physical coordinates; returns what of the distance is left.
    package final func scroll(by distance: CGPoint) -> CGPoint {
        let direction: CGFloat = layoutDirection == .leftToRight ? 1 : -1
        let before = scrolled.offset
        scroll(to: CGPoint(x: before.x + distance.x * direction, y: before.y + distance.y))
        return CGPoint(
            x: distance.x - (scrolled.offset.x - before.x) * direction, y: distance.y - (scrolled.offset.y - before.y))
    }

    /// What is seen stands so much further down in the content than was thought: the offset follows when the content has
    /// its new size.
    final func correct(_ distance: CGFloat, along axis: Axis) {
        correction[axis] += distance
        placeAgain()
    }

    private func placeAgain() {
        state.insert(.needsPlacing)
        host.layoutQueue.place(self)
    }

    // MARK: What changed

    package final override func childNeedsLayout(_ child: ViewNode) { forgetAnswers() }
    package final override func needsLayout() { forgetAnswers() }

    private func forgetAnswers() {
        state.insert(.needsPlacing)
        if former != nil { return }
        former = FormerAnswers(answers, isEmpty: false)
        answers = LayoutAnswers()
        host.layoutQueue.ask(self)
    }

    package final override func keepsAnswers(isAsked: Bool) -> Bool {
        guard let former = former?.answers else { return true }
        self.former = nil
        if !isAsked { return false }
        if former.hasForgotten || former.isEmpty { return false }
        guard former.allSatisfy({ proposal, before in answer(proposal).size == before.size }) else { return false }
        return [Axis.horizontal, .vertical].allSatisfy { axis in
            former[range: axis].map { lengthRange(along: axis) == $0 } ?? true
        }
    }

    // MARK: Painting

    package final override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        if !environment.clipsScrolledContent { return content.record(&recorder, at: origin + content.keptOrigin) }
        var inside = DisplayRecorder()
        content.record(&inside, at: content.keptOrigin)
        if inside.list.items.isEmpty { return }
        let bounds = HashablePath(Path(CGRect(origin: .zero, size: size)))
        recorder.add(self, at: origin, .group(inside.list, .clip(bounds, FillStyle()), size: size))
    }
}

extension UnitPoint {
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
