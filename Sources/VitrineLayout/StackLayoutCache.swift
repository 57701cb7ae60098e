/// What a stack remembers between its calls; see <https://developer.apple.com/documentation/swiftui/hstacklayout>.
///
/// Which proposals a stack asks of a child, with `m` the minor proposal (one distinct proposal is one measurement,
/// since elements keep their sizes by proposal):
///
/// | the stack is proposed, on its major axis | the child is asked |
/// |---|---|
/// | nil | (nil, m) |
/// | anything, and there is one child | the same as the stack |
/// | no more than the gaps between the children | (0, m) |
/// | infinity | (infinity, m) |
/// | another length | (offer, m), and (0, m) and (infinity, m) unless its `LengthRange` is known or it is alone |
///
/// A child alone in its priority group is not asked at infinity; only children of lower priority than another one are
/// asked at 0 then. Placing asks nothing new unless `m` is nil (A2-18).
public struct _StackLayoutCache {
    /// What a run led to for one child: all that placing needs.
    struct Slot {
        /// The distance to the child before it.
        var gap: CGFloat = 0
        /// What was offered last on the major axis, and what was taken.
        var offer = OptionalLength(0)
        var size = CGSize.zero
        /// The guide's distance from the child's minor origin, at the size taken.
        var guide: CGFloat = 0
    }

    var slots: StackSlots
    /// Of the subviews whose children these are; 0: not known.
    var version: UInt32 = 0
    /// What only large stacks go on from; an array of one, or of none.
    var course: ContiguousArray<Course> = []
    var totalGap: CGFloat = 0
    // In few words, for while a long list is laid out there are many of these. None: the spacing that the children
    // prefer.
    private var knownSpacing: OptionalLength
    private var proposed = ShortProposal.unknown

    // The result of the last run. `before` is where the alignment guide stands on the minor axis.
    var size = CGSize.zero
    var before: CGFloat = 0
    var free: Axis.Set = []
    /// Whether the children differ in priority; nil: nobody needed to know.
    var hasPriorities: Bool? = nil

    private var spacing: CGFloat? {
        get { knownSpacing.value }
        set { knownSpacing = OptionalLength(newValue) }
    }

    /// What the last run was for; nil: there was none.
    var proposal: ProposedViewSize? {
        get { proposed.isUnknown ? nil : proposed.value }
        set { proposed = newValue.map { ShortProposal($0) } ?? .unknown }
    }

    /// What is known of the children of a large stack. A few are asked again in less time than it takes to keep what
    /// they said.
    var known: ContiguousArray<StackChild.Known> {
        _read { if course.isEmpty { yield[] } else { yield course[0].known } }
        _modify {
            if course.isEmpty { course = [Course()] }
            yield &course[0].known
        }
    }

    struct Course {
        var known: ContiguousArray<StackChild.Known> = []
        /// A child that changed, as it was.
        struct Former {
            var index: Int
            var known: StackChild.Known
            var slot: Slot
        }
        /// The last run's proposal and the children that changed since, where nothing else changed.
        var changed: (since: ProposedViewSize, children: ContiguousArray<Former>)?
        /// Where the children were placed last by `placeChanges`, if they still stand where the last run would put them.
        var placed: (bounds: CGRect, proposal: ProposedViewSize)?
        /// What they were proposed then on the minor axis.
        var placedMinorProposal = OptionalLength.unknown
        /// The children that changed since, as long as `placed` holds.
        var news: ContiguousArray<Int32> = []
    }

    /// Forgets what the last run led to, but what the children were proposed.
    mutating func leaveCourse() {
        if course.isEmpty { return }
        (course[0].changed, course[0].placed, course[0].news) = (nil, nil, [])
    }

    static let mostSmall = 12
    var isLarge: Bool { slots.count > Self.mostSmall }

    init(_ subviews: __shared LayoutSubviews, axis: Axis, spacing: CGFloat?) {
        (knownSpacing, version) = (OptionalLength(spacing), subviews.version)
        let count = subviews.elements.count
        slots = StackSlots(count: count)
        if count > 1 {
            totalGap = slots.withPointer { slots in
                if let spacing {
                    for index in 1..<count { slots[index].gap = spacing }
                } else {
                    _uncounted(subviews.elements) { Self.findGaps($0, axis, slots) }
                }
                // Added up as they are when some of them change: rounded in the same way.
                var total: CGFloat = 0
                for index in 0..<count { total += slots[index].gap }
                return total
            }
        }
        if count <= Self.mostSmall { return }
        var known: ContiguousArray<StackChild.Known> = []
        known.reserveCapacity(count)
        for (index, element) in subviews.elements.enumerated() {
            element.order = Int32(truncatingIfNeeded: index)
            known.append(StackChild.Known(element))
        }
        self.known = known
    }

    /// Asks the children for the distances they keep.
    private static func findGaps(
        _ elements: UnsafeBufferPointer<Unmanaged<LayoutElement>>, _ axis: Axis, _ slots: UnsafeMutablePointer<Slot>
    ) {
        // The spacing of the child before.
        var last = elements[0]._withUnsafeGuaranteedRef { $0.spacing }
        for index in 1..<elements.count {
            let own = elements[index]._withUnsafeGuaranteedRef { $0.spacing }
            slots[index].gap = last.distance(to: own, along: axis)
            last = own
        }
    }

    /// Makes sure that the children are those of `subviews`: whoever calls a stack from a layout of its own may have
    /// made the cache of others, which are gone.
    @inline(__always)
    mutating func follow(_ subviews: LayoutSubviews, axis: Axis) {
        if version != 0, version == subviews.version { return }
        let elements = subviews.elements
        var isSame = isLarge && slots.count == elements.count
        for index in elements.indices where isSame { isSame = known[index].isOf(elements[index]) }
        if !isSame { reset(subviews, axis: axis, spacing: spacing) }
    }

    /// Takes over which children there are, and keeps what is known of those of a large stack that are as they were.
    mutating func reset(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
        let elements = subviews.elements
        if known.isEmpty || elements.count <= Self.mostSmall {
            self = Self(subviews, axis: axis, spacing: spacing)
            return
        }
        let (old, oldSlots) = (known, slots)
        let keepsGaps = spacing == self.spacing
        self.spacing = spacing
        version = subviews.version
        var known: ContiguousArray<StackChild.Known> = []
        known.reserveCapacity(elements.count)
        slots = StackSlots(count: elements.count)
        (proposal, totalGap) = (nil, 0)
        if hasPriorities == true { hasPriorities = nil }
        leaveCourse()
        var next = 0
        // The spacing of the child before, once it is asked for.
        var last: ViewSpacing?
        var lastIsKept = false
        for (index, element) in elements.enumerated() {
            let kept = Self.find(element, in: old, &next, following: elements, index)
            var slot = kept.map { oldSlots[$0] } ?? Slot()
            if let spacing {
                slot.gap = index == 0 ? 0 : spacing
            } else if index == 0 {
                slot.gap = 0
                last = nil
            } else if let kept, lastIsKept, keepsGaps, kept > 0, old[kept - 1].isOf(elements[index - 1]) {
                // The same neighbours as before.
                last = nil
            } else {
                let upper = last ?? elements[index - 1].spacing
                let lower = element.spacing
                slot.gap = upper.distance(to: lower, along: axis)
                last = lower
            }
            lastIsKept = kept != nil
            totalGap += slot.gap
            slots[index] = slot
            var child = kept.map { old[$0] } ?? StackChild.Known(element)
            if hasPriorities == false {
                if kept == nil { child.priority = element.layoutPriority }
                if let first = known.first, first.priority != child.priority { hasPriorities = nil }
            }
            element.order = Int32(truncatingIfNeeded: index)
            known.append(child)
        }
        self.known = known
    }

    /// Takes over what changed, as far as it is known; else looks at all children.
    mutating func update(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
        guard version != 0, let news = subviews.news, let edits = news.edits, isLarge, hasPriorities != true,
            spacing == self.spacing, takeOver(edits, news.changed, subviews.elements, axis)
        else { return reset(subviews, axis: axis, spacing: spacing) }
        version = subviews.version
    }

    /// False where the news are not all there is; then the children are to be reset.
    private mutating func takeOver(
        _ edits: ContiguousArray<LayoutNews.Edit>, _ others: ContiguousArray<LayoutElement>,
        _ elements: ContiguousArray<LayoutElement>, _ axis: Axis
    ) -> Bool {
        var holes: [Range<Int>] = []
        // What is known of children that only changed places.
        var movable: [UnsafeMutableRawPointer: (StackChild.Known, Slot)] = [:]
        for edit in edits {
            guard edit.offset + edit.removed <= slots.count, let any = known.first else { return false }
            let removed = edit.offset..<edit.offset + edit.removed
            if edit.inserted > 0 {
                for index in removed { movable[known[index].element.toOpaque()] = (known[index], slots[index]) }
            }
            known.replaceSubrange(removed, with: repeatElement(any, count: edit.inserted))
            slots.replace(removed, count: edit.inserted)
            holes = holes.map { hole in
                let shift = edit.inserted - edit.removed
                return hole.lowerBound < edit.offset ? hole : hole.lowerBound + shift..<hole.upperBound + shift
            }
            holes.append(edit.offset..<edit.offset + edit.inserted)
        }
        if slots.count <= Self.mostSmall || slots.count != elements.count { return false }
        let changed = course[0].changed
        // What is known of the run before: nothing where children came or went.
        var kept = edits.isEmpty && (proposal != nil || changed != nil) ? changed?.children ?? [] : nil
        var touched: [Int] = holes.flatMap { $0 }
        for element in others {
            // One that changed and is gone.
            guard let index = Self.place(of: element, in: elements) else { continue }
            guard known[index].isOf(element) || holes.contains(where: { $0.contains(index) }) else { return false }
            touched.append(index)
        }
        for index in touched {
            let element = elements[index]
            var (child, slot) = (StackChild.Known(element), Slot())
            if hasPriorities == false { child.priority = element.layoutPriority }
            if !element.state.contains(.answersChanged), let old = movable[child.element.toOpaque()] {
                (child, slot) = old
                child.isNews = true
            }
            if child.priority != known[index].priority { return false }
            if kept?.contains(where: { $0.index == index }) == false {
                kept!.append(Course.Former(index: index, known: known[index], slot: slots[index]))
            }
            slot.gap = slots[index].gap
            (known[index], slots[index]) = (child, slot)
            element.order = Int32(truncatingIfNeeded: index)
            course[0].news.append(Int32(truncatingIfNeeded: index))
        }
        if spacing == nil {
            var isSame = true
            for index in Set(touched.flatMap { [$0, $0 + 1] } + holes.map(\.upperBound))
            where index > 0 && index < slots.count {
                let gap = elements[index - 1].spacing.distance(to: elements[index].spacing, along: axis)
                if gap != slots[index].gap { (slots[index].gap, isSame) = (gap, false) }
            }
            if !isSame { kept = nil }
        } else {
            // Whoever was the first may stand after others now.
            for index in touched + holes.map(\.upperBound) where index < slots.count {
                slots[index].gap = index == 0 ? 0 : spacing!
            }
        }
        if !edits.isEmpty || kept == nil {
            slots[0].gap = 0
            totalGap = 0
            for index in slots.indices { totalGap += slots[index].gap }
        }
        course[0].changed = kept.map { (proposal ?? changed!.since, $0) }
        proposal = nil
        if kept == nil { leaveCourse() }
        return true
    }

    /// The place of an element. O(1) as long as it is where it was.
    private static func place(of element: LayoutElement, in elements: ContiguousArray<LayoutElement>) -> Int? {
        let known = Int(element.order)
        if known < elements.count, elements[known] === element { return known }
        let pointer = Unmanaged.passUnretained(element).toOpaque()
        return elements.withUnsafeBufferPointer { buffer in
            buffer.indices.first { Unmanaged.passUnretained(buffer[$0]).toOpaque() == pointer }
        }
    }

    /// The place of an element among the children there were, if nothing about it changed. `next` is where it stands if
    /// nothing around it changed either.
    private static func find(
        _ element: LayoutElement, in old: ContiguousArray<StackChild.Known>, _ next: inout Int,
        following elements: ContiguousArray<LayoutElement>, _ index: Int
    ) -> Int? {
        func stands(_ element: LayoutElement, at i: Int) -> Bool { i < old.count && old[i].isOf(element) }
        if !stands(element, at: next) {
            if stands(element, at: next + 1) {
                // One was taken out.
                next += 1
            } else {
                // One was put in here, or stands in place of another.
                let isInserted = index + 1 < elements.count && stands(elements[index + 1], at: next)
                if !isInserted { next += 1 }
                return nil
            }
        }
        defer { next += 1 }
        return element.state.contains(.answersChanged) ? nil : next
    }
}
