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
    struct Child {
        /// Not counted: compared, and asked while its container holds it.
        let element: Unmanaged<LayoutElement>
        var priority: Double
        /// The distance to the child before it.
        var gap: CGFloat = 0

        /// What the child takes when it is offered nothing and everything, at a minor proposal.
        var range = LengthRange(min: 0, max: 0)
        /// What was offered last, and taken; proposals as `coded`.
        var rangeMinor: CGFloat = 0
        var offer: CGFloat = 0
        var minor: CGFloat = 0
        var answer = SizeAnswer(.zero)
        /// The guide's distance from the child's minor origin, at the size taken.
        var guide: CGFloat = 0
        /// Where it was placed last, and what it was proposed on the major axis.
        var placedMajor = CGFloat.nan, placedMinor = CGFloat.nan, placedOffer = CGFloat.nan

        /// The child that is sized at this one's position, while a run sorts them.
        var turn: Int32 = 0
        var rangeFree: Axis.Set = []
        var knowsMin = false
        var knowsMax = false
        var knowsAnswer = false
        var knowsGuide = false
        /// Whether its container is to look at it after the next placing, wherever it stands.
        var isNews = true

        init(_ element: LayoutElement) {
            self.element = .passUnretained(element)
            priority = element.layoutPriority
        }

        var size: CGSize { answer.size }

        /// Calls `body` with the child.
        @inline(__always)
        func ask<Result>(_ body: (LayoutElement) -> Result) -> Result { element._withUnsafeGuaranteedRef(body) }

        @inline(__always)
        func isOf(_ element: LayoutElement) -> Bool {
            self.element.toOpaque() == Unmanaged.passUnretained(element).toOpaque()
        }

        /// A proposal as a number: nil becomes one that nobody proposes.
        @inline(__always)
        static func coded(_ length: CGFloat?) -> CGFloat { length ?? -.infinity }
        @inline(__always)
        static func decoded(_ length: CGFloat) -> CGFloat? { length == -.infinity ? nil : length }
    }

    var children: ContiguousArray<Child> = []
    var totalGap: CGFloat = 0
    var hasPriorities = false
    private var spacing: CGFloat?
    /// Of the subviews whose children these are; 0: not known.
    var version: UInt64 = 0

    // The result of the last run. `before` is where the alignment guide stands on the minor axis.
    var proposal: ProposedViewSize? = nil
    var size = CGSize.zero
    var free: Axis.Set = []
    var before: CGFloat = 0

    /// What only large stacks go on from; an array of one, or of none.
    var course: ContiguousArray<Course> = []

    struct Course {
        /// The last run's proposal and the children that changed since, as they were, where nothing else changed.
        var changed: (since: ProposedViewSize, children: ContiguousArray<(index: Int, child: Child)>)?
        /// Where the children were placed last by `placeChanges`, if they still stand where the last run would put them.
        var placed: (bounds: CGRect, proposal: ProposedViewSize)?
        /// What they were proposed then on the minor axis, as `coded`.
        var placedMinorProposal = CGFloat.nan
        /// The children that changed since, as long as `placed` holds.
        var news: ContiguousArray<Int32> = []
    }

    /// Forgets what the last run led to, but what the children were proposed.
    mutating func leaveCourse() {
        if course.isEmpty { return }
        (course[0].changed, course[0].placed, course[0].news) = (nil, nil, [])
    }

    /// Makes sure that there is a place for it.
    mutating func takeCourse() { if course.isEmpty { course = [Course()] } }

    var ranges: (LengthRange??, LengthRange??) = (nil, nil)

    /// A few children are asked again in less time than it takes to keep what they said.
    var isLarge: Bool { children.count > 16 }

    init(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
        let elements = subviews.elements
        (self.spacing, version) = (spacing, subviews.version)
        children.reserveCapacity(elements.count)
        // The spacing of the child before.
        var last = ViewSpacing()
        elements.withUnsafeBufferPointer { elements in
            for index in elements.indices {
                Unmanaged.passUnretained(elements[index])._withUnsafeGuaranteedRef { element in
                    var child = Child(element)
                    if let spacing {
                        child.gap = index == 0 ? 0 : spacing
                    } else if elements.count > 1 {
                        let own = element.spacing
                        if index > 0 { child.gap = last.distance(to: own, along: axis) }
                        last = own
                    }
                    append(child, element)
                }
            }
        }
    }

    private mutating func append(_ child: Child, _ element: LayoutElement) {
        if let first = children.first, first.priority != child.priority { hasPriorities = true }
        element.order = Int32(truncatingIfNeeded: children.count)
        totalGap += child.gap
        children.append(child)
    }

    /// Makes sure that the children are those of `subviews`: whoever calls a stack from a layout of its own may have
    /// made the cache of others, which are gone.
    @inline(__always)
    mutating func follow(_ subviews: LayoutSubviews, axis: Axis) {
        if version != 0, version == subviews.version { return }
        let elements = subviews.elements
        var isSame = children.count == elements.count
        for index in elements.indices where isSame { isSame = children[index].isOf(elements[index]) }
        if !isSame { reset(subviews, axis: axis, spacing: spacing) }
    }

    /// Takes over which children there are, and keeps what is known of those that are as they were.
    mutating func reset(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
        let elements = subviews.elements
        let old = children
        let keepsGaps = spacing == self.spacing
        self.spacing = spacing
        version = subviews.version
        children.removeAll(keepingCapacity: true)
        children.reserveCapacity(elements.count)
        (proposal, totalGap, hasPriorities, ranges) = (nil, 0, false, (nil, nil))
        leaveCourse()
        var next = 0
        // The spacing of the child before, once it is asked for.
        var last: ViewSpacing?
        var lastIsKept = false
        for (index, element) in elements.enumerated() {
            let kept = Self.find(element, in: old, &next, following: elements, index)
            var child = kept.map { old[$0] } ?? Child(element)
            if let spacing {
                child.gap = index == 0 ? 0 : spacing
            } else if index == 0 {
                child.gap = 0
                last = nil
            } else if let kept, lastIsKept, keepsGaps, kept > 0,
                old[kept - 1].element.toOpaque() == children[index - 1].element.toOpaque()
            {
                // The same neighbours as before.
                last = nil
            } else {
                let upper = last ?? elements[index - 1].spacing
                let lower = element.spacing
                child.gap = upper.distance(to: lower, along: axis)
                last = lower
            }
            lastIsKept = kept != nil
            append(child, element)
        }
    }

    /// Takes over what changed, as far as it is known; else looks at all children.
    mutating func update(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
        guard version != 0, let news = subviews.news, let edits = news.edits, isLarge, !hasPriorities,
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
        var known: [UnsafeMutableRawPointer: Child] = [:]
        for edit in edits {
            guard edit.offset + edit.removed <= children.count, let any = children.first else { return false }
            for child in children[edit.offset..<edit.offset + edit.removed] where edit.inserted > 0 {
                known[child.element.toOpaque()] = child
            }
            children.replaceSubrange(
                edit.offset..<edit.offset + edit.removed, with: repeatElement(any, count: edit.inserted))
            holes = holes.map { hole in
                let shift = edit.inserted - edit.removed
                return hole.lowerBound < edit.offset ? hole : hole.lowerBound + shift..<hole.upperBound + shift
            }
            holes.append(edit.offset..<edit.offset + edit.inserted)
        }
        if children.isEmpty || children.count != elements.count { return false }
        takeCourse()
        let changed = course[0].changed
        // What is known of the run before: nothing where children came or went.
        var kept = edits.isEmpty && (proposal != nil || changed != nil) ? changed?.children ?? [] : nil
        var touched: [Int] = holes.flatMap { $0 }
        for element in others {
            // One that changed and is gone.
            guard let index = Self.place(of: element, in: elements) else { continue }
            guard children[index].isOf(element) || holes.contains(where: { $0.contains(index) }) else { return false }
            touched.append(index)
        }
        for index in touched {
            var child = Child(elements[index])
            if !elements[index].state.contains(.answersChanged), let old = known[child.element.toOpaque()] {
                child = old
                child.isNews = true
            }
            if child.priority != children[index].priority { return false }
            if kept?.contains(where: { $0.index == index }) == false { kept!.append((index, children[index])) }
            let gap = children[index].gap
            children[index] = child
            children[index].gap = gap
            elements[index].order = Int32(truncatingIfNeeded: index)
            course[0].news.append(Int32(truncatingIfNeeded: index))
        }
        if spacing == nil {
            var isSame = true
            for index in Set(touched.flatMap { [$0, $0 + 1] } + holes.map(\.upperBound))
            where index > 0 && index < children.count {
                let gap = elements[index - 1].spacing.distance(to: elements[index].spacing, along: axis)
                if gap != children[index].gap { (children[index].gap, isSame) = (gap, false) }
            }
            if !isSame { kept = nil }
        } else {
            for index in touched + (edits.isEmpty || children.count < 2 ? [] : [1]) {
                children[index].gap = index == 0 ? 0 : spacing!
            }
        }
        if !edits.isEmpty || kept == nil {
            children[0].gap = 0
            totalGap = 0
            for index in children.indices { totalGap += children[index].gap }
        }
        course[0].changed = kept.map { (proposal ?? changed!.since, $0) }
        proposal = nil
        if kept == nil { leaveCourse() }
        ranges = (nil, nil)
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
        _ element: LayoutElement, in old: ContiguousArray<Child>, _ next: inout Int,
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
