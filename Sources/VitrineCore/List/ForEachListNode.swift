import VitrineGraph

/// The lists of a ForEach's elements, made when they are visited and kept by id.
final class ForEachListNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListNode, ElementOwner {
    // Apart from each other: to find the parts of a ForEach its type is looked up each time.
    @exclusivity(unchecked) private var data: Data
    @exclusivity(unchecked) private var makeContent: (Data.Element) -> Content
    @exclusivity(unchecked) private var access: _ForEachAccess<Data, ID>
    @exclusivity(unchecked) private var isConstantRange: Bool
    @exclusivity(unchecked) private var inputs: ListInputs
    @exclusivity(unchecked) private var slots: PagedSlots<ListNode>
    /// The ids that the nodes were made for, where the data may be another by the time they are asked for: subviews
    /// are read from a list that lives on, and a collection of somebody's own may refer to anything.
    @exclusivity(unchecked) private var ids: PagedSlots<ID>?
    private let elementCount = Content._listShape.count
    /// Whether the data is known to stay as it is.
    private let dataIsValue: Bool
    /// Where the elements' counts differ: how many subviews stand before element i, and all of them at the end.
    private var offsets: ContiguousArray<Int>?
    private var checkedForDuplicates = false
    @exclusivity(unchecked) private var closures = ElementClosures()
    @exclusivity(unchecked) private var known: DataComputation?

    init(_ view: ForEach<Data, ID, Content>, _ inputs: __shared ListInputs) {
        (data, makeContent) = (view.data, view.content)
        (access, isConstantRange) = (view.access, view.isConstantRange)
        self.inputs = inputs
        dataIsValue =
            Data.self == Range<Int>.self || Data.self == [Data.Element].self
            || Data.self == ArraySlice<Data.Element>.self
        slots = PagedSlots(count: dataIsValue ? view.data.count : 0)
        super.init(inputs)
        if dataIsValue { return }
        slots = PagedSlots(count: reading { data.count })
        ids = PagedSlots(count: slots.count)
    }

    deinit {
        if slots.count < Remains.least {
            slots.forEachSet { $1.leave() }
        } else {
            var gone: ContiguousArray<ListNode> = []
            gone.reserveCapacity(slots.count)
            slots.forEachSet {
                $1.leave()
                gone.append($1)
            }
            inputs.host.remains.keep(gone)
        }
        known?.node = nil
        closures.forgetOwner()
    }

    private var computation: DataComputation {
        if let known { return known }
        let made = DataComputation(node: self, graph: inputs.host.graph, depth: rank)
        known = made
        return made
    }

    /// Looks at the data. What may be another without a new ForEach, a binding to a collection, is followed.
    private func reading<Result>(_ body: () -> Result) -> Result {
        dataIsValue ? body() : computation.trackMore(body)
    }

    private func data(at i: Int) -> Data.Element { access.element(data, i) }

    private func element(_ i: Int) -> ListNode {
        if let node = slots[i] { return node }
        let item = reading { data(at: i) }
        let node = Content._makeList(content(of: item), inputs.child(of: self))
        node.slot = Int32(truncatingIfNeeded: i)
        slots[i] = node
        closures.made(node)
        if !dataIsValue { keepID(of: item, i) }
        return node
    }

    // By itself: who names the type of the ids looks it up.
    @inline(never) private func keepID(of item: Data.Element, _ i: Int) { ids![i] = reading { access.id(item) } }

    private func id(of child: ListNode) -> ID {
        ids?[Int(child.slot)] ?? access.id(data(at: Int(child.slot)))
    }

    /// Runs the closure, which may read what the body around it did not: then that element's runs again by itself.
    private func content(of element: Data.Element) -> Content {
        closures.run(self, makeComputation, { makeContent(element) })
    }

    private func makeComputation() -> ElementComputation {
        ElementComputation(graph: inputs.host.graph, depth: computation.depth)
    }

    func elementChanged(_ node: ListNode?) {
        // Where the data changed as well, all is brought up to date.
        if computation.isDirty { return }
        guard let node else { return updateAll() }
        let slot = Int(node.slot)
        guard slot < slots.count, slots[slot] === node else { return }
        let content = content(of: reading { data(at: slot) })
        closures.made(node)
        Content._updateList(node, content)
    }

    private final class DataComputation: Computation {
        // Not counted, and taken back by the node: a weak reference would make every other one dearer.
        unowned(unsafe) var node: ForEachListNode?
        init(node: ForEachListNode, graph: Graph, depth: Int) {
            self.node = node
            super.init(graph: graph, depth: depth)
        }
        override var name: String? { node?.placeName(of: ForEach<Data, ID, Content>.self) }
        override var isWanted: Bool { node.map { !$0.isGone } ?? false }
        override func update() { node?.follow() }
    }

    // MARK: Counting and visiting

    override var count: Int {
        if let elementCount { return elementCount * slots.count }
        return prefixOffsets()[slots.count]
    }

    override var isEmpty: Bool { elementCount.map { $0 * slots.count == 0 } ?? super.isEmpty }

    private func prefixOffsets() -> ContiguousArray<Int> {
        if let offsets { return offsets }
        var offsets: ContiguousArray<Int> = [0]
        offsets.reserveCapacity(slots.count + 1)
        for i in 0..<slots.count { offsets.append(offsets[i] + element(i).count) }
        self.offsets = offsets
        return offsets
    }

    override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        if !dataIsValue, computation.isDirty { follow() }
        var i = 0
        if offset > 0 {
            if let elementCount {
                if elementCount == 0 { return true }
                i = min(offset / elementCount, slots.count)
                offset -= i * elementCount
            } else {
                let offsets = prefixOffsets()
                i = offsets.lastIndexOfValue(notAbove: offset)
                offset -= offsets[i]
            }
        } else if !checkedForDuplicates {
            warnOfDuplicates()
        }
        while i < slots.count {
            if !element(i).visit(from: &offset, body) { return false }
            i += 1
        }
        return true
    }

    override func visitSections(_ visitor: inout SectionVisitor) {
        guard Content._listShape.maySection else { return visitor.addLoose(self) }
        for i in 0..<slots.count { element(i).visitSections(&visitor) }
    }

    override func childListChanged(_ child: ListNode, _ change: ListChange?) {
        guard let change else {
            offsets = nil
            return passOn(nil)
        }
        let slot = Int(child.slot)
        let before = offset(of: child)
        for i in (slot + 1)..<max(offsets?.count ?? 0, slot + 1) { offsets![i] += change.inserted - change.removed }
        passOn(change.moved(by: before))
    }

    override func offset(of child: ListNode) -> Int { length(of: 0..<Int(child.slot)) }

    /// O(elements): the ids of all, and then what is inside: of those that were made, and, where the type of the content
    /// tells that something has an id, of all.
    override func find(_ id: AnyHashable) -> Int? {
        if let subviews = data as? any SubviewsData, elementCount == 1 { return subviews.find(id) }
        if let id = id.base as? ID, let i = reading({ (0..<slots.count).first { access.id(data(at: $0)) == id } }) {
            return length(of: 0..<i)
        }
        func inside(_ i: Int, _ node: ListNode) -> Int? { node.find(id).map { length(of: 0..<i) + $0 } }
        let mayHaveIDs = String(reflecting: Content.self).contains("IDView<")
        for i in 0..<slots.count {
            if let node = mayHaveIDs ? element(i) : slots[i], let found = inside(i, node) { return found }
        }
        return nil
    }

    // MARK: The path

    override func applyTraits(_ traits: inout PropertyList, child: ListNode) {
        traits.set(AutomaticTag<ID>.self, id(of: child))
    }

    override func pathComponent(for child: ListNode) -> String? { "[\(id(of: child))]" }

    override func explicitID(of child: ListNode) -> AnyHashable? { AnyHashable(id(of: child)) }

    override func setEnvironment(_ environment: EnvironmentValues) {
        inputs.environment = environment
        slots.forEachSet { $1.setEnvironment(environment) }
    }

    override func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { slots.forEachSet { $1.forEachMadeLeaf(body) } }

    // MARK: Updating

    func update(_ new: ForEach<Data, ID, Content>) {
        let old = (data, access)
        (makeContent, access, isConstantRange) = (new.content, new.access, new.isConstantRange)
        if isConstantRange, new.data.count != data.count {
            VitrineLog.warnOnce(
                "ForEach range \(Content.self)",
                "ForEach over a constant range of \(data.count) got \(new.data.count) elements; the count is kept. "
                    + "Use ForEach(data, id: \\.self) for data that changes.")
            computation.forget()
            return updateAll()
        }
        data = new.data
        follow(old.0, old.1)
    }

    /// Takes over data that have become others by themselves.
    private func follow() { follow(data, access) }

    /// Takes over the data, in place of others.
    private func follow(_ oldData: Data, _ oldAccess: _ForEachAccess<Data, ID>) {
        computation.forget()
        let (common, count) = reading { (commonEnds(oldData), data.count) }
        if common.first == count, count == slots.count {
            updateAll()
        } else {
            rearrange(common, count) { oldAccess.id(oldAccess.element(oldData, $0)) }
        }
    }

    /// At the beginning and the end, as many elements as have the ids that they had.
    private func commonEnds(_ old: Data) -> _CommonEnds {
        guard let ids else { return access.common(old, data) }
        let (oldCount, newCount) = (slots.count, data.count)
        let least = min(oldCount, newCount)
        // Where nothing was made, there is nothing to carry.
        func isSame(_ i: Int, _ j: Int) -> Bool { ids[i].map { $0 == access.id(data(at: j)) } ?? true }
        var (first, last) = (0, 0)
        while first < least, isSame(first, first) { first += 1 }
        while last < least - first, isSame(oldCount - 1 - last, newCount - 1 - last) { last += 1 }
        return _CommonEnds(first: first, last: last)
    }

    /// Runs the closures of all elements that are made, and brings their lists up to date.
    private func updateAll() {
        closures.runAll()
        let (makeContent, element) = (makeContent, access.element)
        // Not an array: where its type is not known, that is looked up each time.
        let contents = UnsafeMutablePointer<Content>.allocate(capacity: PagedSlots<ListNode>.pageSize)
        defer { contents.deallocate() }
        // The closures of a page run before the first of its lists is brought up to date.
        slots.forEachPage { first, nodes in
            let made = nodes.indices.filter { nodes[$0] != nil }
            // While the closures run, the nodes come nearer, in which what they give is compared.
            func fetch(_ i: Int) {
                if let node = nodes[made[i]] {
                    prefetch(node.toOpaque(), lines: 3)
                }
            }
            if dataIsValue {
                closures.run(
                    0..<made.count, self, makeComputation,
                    {
                        fetch($0)
                        (contents + $0).initialize(to: makeContent(element(data, first + made[$0])))
                    },
                    node: { nodes[made[$0]]?.takeUnretainedValue() })
            } else {
                // What the collection reads is none of the closures' business.
                let items = reading { made.map { data(at: first + $0) } }
                closures.run(
                    0..<made.count, self, makeComputation,
                    { (contents + $0).initialize(to: makeContent(items[$0])) },
                    node: { nodes[made[$0]]?.takeUnretainedValue() })
            }
            for i in made.indices {
                nodes[made[i]]?._withUnsafeGuaranteedRef { node in
                    _lend(contents + i) { Content._updateList(node, $0) }
                }
            }
            contents.deinitialize(count: made.count)
        }
    }

    /// Carries the nodes of ids that stay to their new places. Those before and after all that changed need no looking
    /// up.
    private func rearrange(_ common: _CommonEnds, _ newCount: Int, oldID: (Int) -> ID) {
        let oldCount = slots.count
        let (before, shift) = (common.first, newCount - oldCount)
        let (removed, inserted) = (before..<oldCount - common.last, before..<newCount - common.last)

        var nodes: [ID: ListNode] = [:]
        // Where ids repeat, the nth row of an id stays the nth.
        var others: [ID: [ListNode]] = [:]
        for slot in removed {
            guard let node = slots[slot] else { continue }
            let id = ids?[slot] ?? oldID(slot)
            if nodes[id] == nil { nodes[id] = node } else { others[id, default: []].append(node) }
        }
        var next = PagedSlots<ListNode>(count: newCount)
        var nextIDs = ids.map { _ in PagedSlots<ID>(count: newCount) }
        for slot in 0..<oldCount where !removed.contains(slot) {
            guard let node = slots[slot] else { continue }
            let i = slot < before ? slot : slot + shift
            node.slot = Int32(truncatingIfNeeded: i)
            next[i] = node
            if let ids { nextIDs![i] = ids[slot] }
        }
        for i in inserted where !nodes.isEmpty {
            let id = reading { access.id(data(at: i)) }
            guard let node = nodes.removeValue(forKey: id) else { continue }
            if !others.isEmpty, let other = others[id]?.first {
                nodes[id] = other
                others[id]!.removeFirst()
            }
            node.slot = Int32(truncatingIfNeeded: i)
            next[i] = node
            nextIDs?[i] = id
        }
        // Lengths are asked for while the elements that are gone still belong here.
        let (start, length) = isFollowed ? (self.length(of: 0..<before), self.length(of: removed)) : (0, 0)
        let gone = ContiguousArray(nodes.values) + others.values.joined()
        for node in gone {
            node.leave()
            closures.remove(node)
        }
        inputs.host.remains.keep(gone)
        (slots, ids, offsets) = (next, nextIDs, nil)
        checkedForDuplicates = false
        listChanged(
            isFollowed
                ? ListChange(
                    start, removed: length, inserted: inserted.reduce(0) { $0 + (elementCount ?? element($1).count) })
                : nil)
        updateAll()
    }

    /// How many subviews some elements make that are made. O(1) where all make the same number.
    private func length(of elements: Range<Int>) -> Int {
        if let elementCount { return elementCount * elements.count }
        if let offsets { return offsets[elements.upperBound] - offsets[elements.lowerBound] }
        return elements.reduce(0) { $0 + (slots[$1]?.count ?? 0) }
    }

    /// Says once that ids repeat: every row is kept, but updates cannot tell such rows apart (F10).
    private func warnOfDuplicates() {
        checkedForDuplicates = true
        // Subviews are told apart by the list that they come from; to look at the id of each would make it.
        if isConstantRange || data is any SubviewsData { return }
        guard slots.count > 1, slots.count <= 100_000, let id = reading({ access.firstDuplicate(data) }) else {
            return
        }
        VitrineLog.warnOnce(
            "duplicate \(Self.self) \(id)",
            "the id \(id) occurs more than once in ForEach<\(typeName(Data.self)), \(ID.self), \(typeName(Content.self))>; "
                + "every row is kept, but rows of one id cannot be told apart when the data changes. Give each its own id."
        )
    }
}

/// The key of the tag that a ForEach gives its elements (D8); an explicit tag is looked up first.
enum AutomaticTag<ID: Hashable> {}

extension ContiguousArray<Int> {
    /// The last index whose value is not above `value`, in an ascending array that starts at or below it.
    func lastIndexOfValue(notAbove value: Int) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if self[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }
}
