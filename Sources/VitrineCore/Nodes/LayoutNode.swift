/// The node of a container that places all subviews of its content by a `Layout`.
package class LayoutNode<L: Layout>: SyncedNode {
    final let content: ListRoot
    /// The children, as the layout is told of them: lent to it, not copied.
    @exclusivity(unchecked) private final var subviews = LayoutSubviews([])
    /// What the layout keeps between its calls. Apart from the node: a stack's is there only while it is laid out. The
    /// layout works in it while children are measured, who never come back to it.
    @exclusivity(unchecked) private final var cache: UnsafeMutablePointer<L.Cache>?
    @exclusivity(unchecked) private final var answers = LayoutAnswers()
    @exclusivity(unchecked) package private(set) final var layout: L

    /// - Parameter owner: the list node the container comes from.
    init(
        _ layout: L, owner: ListNode, _ inputs: __shared ViewInputs, _ declared: ErasedDeclared? = nil,
        content: (ListRoot, ViewInputs) -> Void
    ) {
        self.layout = layout
        let root = ListRoot(owner: owner)
        self.content = root
        super.init(inputs, declared)
        subviews.layoutDirection = environment.layoutDirection
        content(root, ViewInputs(environment: childEnvironment, host: inputs.host, depth: inputs.depth))
        root.container = self
    }

    deinit {
        // Nodes that somebody holds longer must not know this one.
        for node in nodes { node.leave() }
        if let holes { for node in holes.removed { node.leave() } }
        rare?.remains?.keep(nodes)
        forgetCache()
        content.container = nil
        content.owner = nil
    }

    final override var followsChanges: Bool { !needsSync || holes != nil }

    final override func listDidChange(_ change: ListChange?) {
        if !needsSync || holes != nil { noteHole(change) }
        needsSync = true
        forgetAnswers()
        markSync()
    }

    package final override func synchronize() {
        syncChildren()
        refreshStale()
    }
    package final override var contentRank: Int { content.rank }

    package final override func childNeedsRefresh(_ child: ViewNode) {
        if child.state.contains(.needsRefresh) { return }
        child.state.insert(.needsRefresh)
        rarely.stale.append(child)
        markSync()
    }

    private final func refreshStale() {
        guard let rare, !rare.stale.isEmpty else { return }
        let inputs = childInputs
        while let node = rare.stale.popLast() {
            let hasOtherTraits = node.state.contains(.hasOtherTraits)
            node.state.remove(.needsRefresh | .hasOtherTraits)
            guard node.isChild(of: self), let subview = node.subview else { continue }
            subview.refresh(node, inputs)
            guard hasOtherTraits else { continue }
            let before = node.zIndex
            node.stand(for: subview)
            if node.zIndex != 0 { hasOrder = true }
            if node.zIndex != before { node.state.insert(.moved) }
            orderPainting()
            childNeedsLayout(node)
        }
    }

    package final override var asksLeftOut: Bool { !Self.keepsLeftOut }

    /// The number of children, where the type of the content tells.
    package var fixedCount: Int? { nil }

    /// Takes over the layout and content of the view, if they changed.
    package func takeChanges() {}

    final func setLayout(_ new: L) {
        let isSame = ViewComparison.areEqual(layout, new)
        let axis = layout._properties.stackOrientation
        layout = new
        if isSame { return }
        forgetCache()
        needsLayout()
        if axis != new._properties.stackOrientation { passOnEnvironment() }
    }

    /// Hands the children what is around them.
    private final func passOnEnvironment() {
        content.setEnvironment(childEnvironment)
        syncChildren()
        let inputs = childInputs
        for node in nodes { node.subview?.refresh(node, inputs) }
    }

    // MARK: What most containers never have

    /// What was answered before something inside changed, until it is answered again.
    private final var former: FormerAnswers? {
        get { rare?.former }
        set { if newValue != nil || rare != nil { rarely.former = newValue } }
    }
    final var paintingOrder: [Int]? {
        get { rare?.paintingOrder }
        set { if newValue != nil || rare != nil { rarely.paintingOrder = newValue } }
    }
    private final var holes: RareLayoutState.Holes? {
        get { rare?.holes }
        set { if newValue != nil || rare != nil { rarely.holes = newValue } }
    }

    // MARK: Children

    final var nodes: ContiguousArray<ViewNode> {
        get { unsafeBitCast(subviews.elements, to: ContiguousArray<ViewNode>.self) }
        set { subviews.elements = unsafeBitCast(newValue, to: ContiguousArray<LayoutElement>.self) }
        _modify {
            var nodes = nodes
            // No other reference: else a change would copy all of them.
            subviews.elements = []
            defer { self.nodes = nodes }
            yield &nodes
        }
    }

    /// The environment of the children, who learn from it along which axis they stand.
    private final var childEnvironment: EnvironmentValues {
        var environment = environment
        environment.stackAxis = layout._properties.stackOrientation
        return environment
    }

    private final var childInputs: ViewInputs {
        ViewInputs(environment: childEnvironment, host: host, depth: depth + 1)
    }

    /// Opens a hole where the list changed, or, where that is not known, forgets that there are any.
    private final func noteHole(_ change: ListChange?) {
        let holes = holes ?? RareLayoutState.Holes()
        self.holes = holes
        guard let change, holes.ranges.count < 8, change.offset + change.removed <= nodes.count,
            // Only small changes of long lists are worth it.
            (change.removed + change.inserted) * 2 < nodes.count,
            !holes.ranges.contains(where: {
                $0.lowerBound <= change.offset + change.removed && change.offset <= $0.upperBound
            })
        else { return giveUpHoles() }
        spread { $0.edit(change.offset, removed: change.removed, inserted: change.inserted) }
        let removed = change.offset..<change.offset + change.removed
        let shift = change.inserted - change.removed
        holes.removed += nodes[removed]
        nodes.replaceSubrange(removed, with: repeatElement(host.placeholder, count: change.inserted))
        holes.ranges = holes.ranges.map { hole in
            hole.lowerBound < change.offset ? hole : hole.lowerBound + shift..<hole.upperBound + shift
        }
        holes.ranges.append(change.offset..<change.offset + change.inserted)
    }

    private final func giveUpHoles() {
        spread { $0.forget() }
        guard let holes else { return }
        nodes.removeAll { $0 === host.placeholder }
        nodes += holes.removed
        self.holes = nil
        needsSync = true
    }

    /// Fills the holes; false when the list is not as long as the changes said.
    private final func fillHoles(_ holes: RareLayoutState.Holes) -> Bool {
        let inputs = childInputs
        for hole in holes.ranges where !hole.isEmpty {
            var (offset, place) = (hole.lowerBound, hole.lowerBound)
            _ = content.visit(from: &offset) { subview in
                nodes[place] = node(for: subview, inputs)
                place += 1
                return place < hole.upperBound
            }
            if place < hole.upperBound { return false }
        }
        return true
    }

    /// Whether the nodes are those of the list, one by one.
    private final var standsForList: Bool {
        var (offset, place) = (0, 0)
        _ = content.visit(from: &offset) { subview in
            if place >= nodes.count || nodes[place].subview?.leaf !== subview.leaf { return false }
            place += 1
            return true
        }
        return place == nodes.count && content.count == nodes.count
    }

    /// The node that shows a subview: one that is there, or a new one.
    private final func node(
        for subview: Subview, _ inputs: ViewInputs, among old: ContiguousArray<ViewNode> = []
    ) -> ViewNode {
        let node: ViewNode
        if let kept = subview.leaf.node(of: subview, in: self) {
            node = kept
            if !(node.subview?.isSame(as: subview) ?? false) { node.stand(for: subview) }
        } else if let other = takeOver(subview, old, inputs) {
            node = other
        } else {
            node = subview.makeViewNode(inputs)
            node.parent = self
        }
        node.state.insert(.kept)
        return node
    }

    /// Reads the list again, where it changed, and keeps the nodes of subviews that are still there.
    private final func syncChildren() {
        guard needsSync else { return }
        needsSync = false
        // In a container that is itself new, nothing comes.
        let isArrival = subviews.version != 0 && isLive
        subviews.version = UInt32(truncatingIfNeeded: host.nextSerial())
        if let holes {
            let newest = host.lastSerial
            if fillHoles(holes) {
                self.holes = nil
                if host.isLive {
                    noteMoves(
                        holes.removed.filter { $0.state.contains(.kept) },
                        holes.ranges.sorted { $0.lowerBound < $1.lowerBound }
                            .flatMap { nodes[$0].filter { $0.id <= newest } })
                }
                take(holes.removed)
                for hole in holes.ranges {
                    for node in nodes[hole] {
                        node.state.remove(node.id > newest ? .kept | .answersChanged : .kept)
                        if node.id > newest, isLive { arrive(node) }
                        if node.zIndex != 0 { hasOrder = true }
                    }
                }
                if hasOrder { orderPainting() }
                preferenceChanged(nil)
                assert(nodes.count > 500 || standsForList)
                return
            }
            for node in nodes { node.state.remove(.kept) }
            giveUpHoles()
            needsSync = false
        }
        visitsAll = true
        spread { $0.forget() }
        let inputs = childInputs
        let old = nodes
        var found: ContiguousArray<ViewNode> = []
        // Most containers have a few.
        found.reserveCapacity(max(old.count, fixedCount ?? 4))
        let newest = host.lastSerial
        var offset = 0
        _ = content.visit(from: &offset) { subview in
            found.append(node(for: subview, inputs, among: found.isEmpty ? old : []))
            return true
        }
        nodes = found
        if host.isLive, !old.isEmpty {
            noteMoves(old.filter { $0.state.contains(.kept) }, found.filter { $0.id <= newest })
        }
        take(old)
        if found.count >= Remains.least { rarely.remains = host.remains }
        preferenceChanged(nil)
        hasOrder = false
        for node in found {
            node.state.remove(.kept)
            if node.zIndex != 0 { hasOrder = true }
            if isArrival, node.id > newest { arrive(node) }
        }
        paintingOrder = nil
        if hasOrder { orderPainting() }
    }

    /// Puts a subview into the nodes of the modifiers that stay around it, where the root shows one view that got
    /// another id (B2-08).
    private final func takeOver(
        _ subview: Subview, _ old: ContiguousArray<ViewNode>, _ inputs: ViewInputs
    ) -> ViewNode? {
        guard old.count == 1, self === host.rootNode, let replaced = host.replaced,
            old[0].subview?.leaf === replaced.leaf
        else { return nil }
        host.replaced = nil
        guard let (kept, gone) = subview.replace(in: old[0], inside: replaced.by, inputs) else { return nil }
        host.effects.leave(gone)
        if host.isLive { host.displayChanges.removed(gone) }
        gone.leave()
        return kept
    }

    /// Among the nodes that stay, another may stand in the place of one: it is painted at another time.
    private final func noteMoves(_ before: some Sequence<ViewNode>, _ after: some Sequence<ViewNode>) {
        for (old, new) in zip(before, after) where old !== new { new.state.insert(.moved) }
    }

    /// Takes the children out of the tree that were not found again.
    private final func take(_ old: ContiguousArray<ViewNode>) {
        var gone: ContiguousArray<ViewNode> = []
        // Each is looked at once: there may be many, and they are in no cache.
        for node in old where !node.state.contains(.kept) && !depart(node) {
            // Nobody finds a node without a parent by its subview.
            node.leave()
            host.effects.leave(node)
            if host.isLive { host.displayChanges.removed(node) }
            gone.append(node)
        }
        host.remains.keep(gone)
    }

    private final func orderPainting() {
        let order = nodes.indices.sorted { (nodes[$0].zIndex, $0) < (nodes[$1].zIndex, $1) }
        paintingOrder = order.elementsEqual(nodes.indices) ? nil : order
    }

    package final override func refresh(_ inputs: ViewInputs) {
        let before = environment
        super.refresh(inputs)
        takeChanges()
        if inputs.environment.isSame(as: before) { return }
        passOnEnvironment()
        if environment.layoutDirection != before.layoutDirection {
            subviews.layoutDirection = environment.layoutDirection
            needsLayout()
        }
    }

    package final override var children: [(node: ViewNode, origin: CGPoint)] {
        syncChildren()
        return nodes.compactMap { $0.isLeftOut ? nil : ($0, origin(of: $0)) }
    }

    package final override func forEachChild(_ body: (ViewNode) -> Void) {
        forEachNode { if !$0.isLeftOut { body($0) } }
        // Those that stood in the holes are there until the list is read again.
        if let holes { for node in holes.removed where !node.isLeftOut { body(node) } }
    }

    package final override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if let known = rare?.preferences[ObjectIdentifier(key)] {
            return unsafeDowncast(known, to: TypedPreferenceEntry<K.Value>.self).value
        }
        let value = combinedPreference(key)
        rarely.preferences[ObjectIdentifier(key)] = TypedPreferenceEntry(value)
        return value
    }

    package final override func preferenceInsideChanged(_ key: Any.Type?) {
        if let key { rare?.preferences[ObjectIdentifier(key)] = nil } else { rare?.preferences = [:] }
    }

    // MARK: Layout

    /// Notes what a layout that keeps something will hear of its subviews.
    private final func spread(_ note: (LayoutNews) -> Void) {
        guard cache != nil else { return }
        let news = subviews.news ?? LayoutNews()
        subviews.news = news
        note(news)
    }

    @inline(__always)
    private final func withCache<Result>(
        _ body: (borrowing L, borrowing LayoutSubviews, inout L.Cache) -> Result
    ) -> Result {
        syncChildren()
        let cache: UnsafeMutablePointer<L.Cache>
        if let known = self.cache {
            cache = known
            if isCacheStale {
                isCacheStale = false
                withLayout { layout in _lend(&subviews) { layout.updateCache(&cache.pointee, subviews: $0) } }
                forgetChanges()
            }
        } else {
            isCacheStale = false
            cache = hostReference._withUnsafeGuaranteedRef { $0.cells.take(for: L.Cache.self) }
            withLayout { layout in _lend(&subviews) { cache.initialize(to: layout.makeCache(subviews: $0)) } }
            self.cache = cache
            forgetChanges()
        }
        return withLayout { layout in _lend(&subviews) { body(layout, $0, &cache.pointee) } }
    }

    // Lent where it is: whoever knows the type only as a parameter would copy it at each call.
    @inline(__always)
    private final func withLayout<Result>(_ body: (borrowing L) -> Result) -> Result { _lend(&layout, body) }

    private final func forgetCache() {
        guard let cache else { return }
        self.cache = nil
        cache.deinitialize(count: 1)
        CellPool.give(cache)
    }

    private final func forgetChanges() {
        if let news = subviews.news, news.edits != nil {
            for child in news.changed { child.state.remove(.answersChanged) }
        } else {
            forEachNode { $0.state.remove(.answersChanged) }
        }
        subviews.news = nil
    }

    /// Calls `body` with the children, without counting each: nothing takes them out meanwhile.
    @inline(__always)
    final func forEachNode(_ body: (ViewNode) -> Void) {
        _lend(&subviews) { subviews in
            _uncounted(subviews.elements) { elements in
                for element in elements {
                    element._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: ViewNode.self)) }
                }
            }
        }
    }

    package final override func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        if let answer = answers.find(proposal) { return answer }
        let answer = super.answer(proposal)
        answers.insert(proposal, answer)
        return answer
    }

    package final override func childNeedsLayout(_ child: ViewNode) {
        if child.isLeftOut, Self.keepsLeftOut { return }
        if !child.state.contains(.answersChanged) {
            child.state.insert(.answersChanged)
            spread { $0.change(child) }
        }
        forgetAnswers()
    }

    package final override func needsLayout() {
        spread { $0.forget() }
        forgetAnswers()
    }

    private final func forgetAnswers() {
        state.insert(.needsPlacing)
        if former != nil { return }
        former = FormerAnswers(answers, isEmpty: nodes.isEmpty)
        answers = LayoutAnswers()
        isCacheStale = true
        host.layoutQueue.ask(self)
    }

    package final override func keepsAnswers(isAsked: Bool) -> Bool {
        guard let former else { return true }
        self.former = nil
        if !isAsked { return false }
        let before = former.answers
        // Who was never asked is new, and whoever made it is to be told.
        if before.hasGuides || before.hasForgotten || before.isEmpty { return false }
        syncChildren()
        if nodes.isEmpty != former.isEmpty { return false }
        let givesSame = before.allSatisfy { proposal, before in
            let now = answer(proposal)
            // What held for other proposals as well must still do so.
            return now.size == before.size && now.free.isSuperset(of: before.free)
        }
        if !givesSame { return false }
        if let before = before.spacing, spacing != before { return false }
        return [Axis.horizontal, .vertical].allSatisfy { axis in
            before[range: axis].map { lengthRange(along: axis) == $0 } ?? true
        }
    }

    // Most containers are stacks: for them, the layout is called directly.
    @_specialize(where L == HStackLayout) @_specialize(where L == VStackLayout)
    package final override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        withCache {
            SizeAnswer($0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2), free: $0._freeAxes(&$2))
        }
    }

    @_specialize(where L == HStackLayout) @_specialize(where L == VStackLayout)
    package final override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let bounds = CGRect(origin: .zero, size: size)
        if Self.choosesChild {
            chooseChild(in: size, proposal)
        } else if let places = withCache({
            $0._placeChanges(in: bounds, proposal: proposal, subviews: $1, cache: &$2)
        }) {
            if !visitsAll {
                for place in places { layOutInside(nodes[Int(place)]) }
                return
            }
        } else {
            place(in: size, proposal)
        }
        visitsAll = false
        forEachNode { layOutInside($0) }
        // What a small stack remembers is found again in less time than it is worth to keep.
        if let cache, !withLayout({ $0._keepsCache(&cache.pointee) }) { forgetCache() }
    }

    private final func layOutInside(_ node: ViewNode) {
        if node.isLeftOut { return }
        node.layOutInside()
        if node.state.contains(.moved) {
            node.state.remove(.moved)
            if isLive { host.displayChanges.moved(node) }
        }
    }

    /// Runs the layout's placement, without laying out inside the children. A subview that was not placed stands in the
    /// centre (A9-01).
    final func place(in size: CGSize, _ proposal: ProposedViewSize) {
        let bounds = CGRect(origin: .zero, size: size)
        let placesAll = withLayout { $0._placesAll }
        withCache { layout, subviews, cache in
            if !placesAll { forEachNode { $0.placement = nil } }
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        if placesAll { return }
        forEachNode { node in
            if !node.isPlaced && !node.isLeftOut { _ = node.placedFrame(in: bounds, proposal: proposal) }
        }
    }

    /// Where a child stands. Layout counts from the left; right to left, every placement is mirrored (A2-32).
    package final override func origin(of node: ViewNode) -> CGPoint {
        guard let placement = node.placement else { return .zero }
        if layoutDirection == .leftToRight { return placement.origin }
        return CGPoint(x: size.width - placement.origin.x - placement.size.width, y: placement.origin.y)
    }

    package final override var spacing: ViewSpacing {
        if let spacing = answers.spacing { return spacing }
        let spacing = withCache { $0.spacing(subviews: $1, cache: &$2) }
        answers.spacing = spacing
        return spacing
    }

    @_specialize(where L == HStackLayout) @_specialize(where L == VStackLayout)
    package final override func lengthRange(along axis: Axis) -> LengthRange? {
        if let range = answers[range: axis] { return range }
        let range = withCache { $0._lengthRange(along: axis, subviews: $1, cache: &$2) }
        answers[range: axis] = range
        return range
    }

    package final override var defaultPriority: Double { withLayout { $0._layoutPriority(isEmpty: isEmpty) } }

    package final override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        if key.isEdgeOrCenter, withLayout({ $0._hasPlainEdges }) { return nil }
        answers.hasGuides = true
        let proposal = answers.proposal(for: size) ?? ProposedViewSize(size)
        let bounds = CGRect(origin: .zero, size: size)
        let own = withCache { layout, subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        if own != nil || key.isEdgeOrCenter || withLayout({ $0._mergesGuides }) { return own }
        // The places the children have, if they were laid out for that, else those they would have; what is laid out
        // stays.
        if !state.contains(.needsPlacing), size == self.size, proposal == self.proposal {
            return subviews.mergedAlignment(key, in: bounds, proposal: proposal)
        }
        let standings = nodes.map(\.standing)
        place(in: size, proposal)
        let merged = subviews.mergedAlignment(key, in: bounds, proposal: proposal)
        for (node, standing) in zip(nodes, standings) { node.standing = standing }
        return merged
    }

    private final var isEmpty: Bool {
        syncChildren()
        return nodes.isEmpty
    }

    // MARK: Painting

    package final override func record(_ recorder: inout DisplayRecorder, at origin: CGPoint) {
        paint(&recorder, at: origin)
    }
}
