/// The stack algorithm. A run is: share out the major axis, then align on the minor one.
struct StackRun {
    let known: UnsafeMutablePointer<StackChild.Known>
    let slots: UnsafeMutablePointer<_StackLayoutCache.Slot>
    let count: Int
    let axis: Axis
    let minor: CGFloat?
    let guide: AlignmentKey

    init(
        _ known: UnsafeMutablePointer<StackChild.Known>, _ slots: UnsafeMutablePointer<_StackLayoutCache.Slot>,
        _ count: Int, _ minor: CGFloat?, _ guide: AlignmentKey
    ) {
        (self.known, self.slots, self.count, self.minor, self.guide) = (known, slots, count, minor, guide)
        axis = guide.axis.crossing
    }

    @inline(__always)
    func child(_ index: Int) -> StackChild { StackChild(known: known + index, slot: slots + index) }

    /// Has a child of a long stack that is new come from memory while the one before is asked, with what is inside it:
    /// that was made next, and so lies next to it.
    @inline(__always)
    private func fetch(_ index: Int) {
        guard count > _StackLayoutCache.mostSmall, index < count else { return }
        if !known[index].knowsMin, !known[index].knowsAnswer { prefetch(known[index].element.toOpaque(), lines: 16) }
    }

    /// Sizes all children; the axes on which the proposal did not matter. `hasPriorities` is nil until it matters.
    func share(_ length: CGFloat?, gaps: CGFloat, hasPriorities: inout Bool?) -> Axis.Set {
        guard let length else { return offerAll(nil) }
        if count < 2 || length == .infinity { return offerAll(length) }
        if !(length - gaps > 0) { return offerAll(0) }
        return distribute(length - gaps, &hasPriorities)
    }

    /// Offers every child the same. Where nothing or no end of space is left this is what distributing comes to, since
    /// no child can change what the others are offered (A2-12); at nil each child takes its ideal (A2-14).
    private func offerAll(_ length: CGFloat?) -> Axis.Set {
        var free = Axis.Set.both
        for index in 0..<count {
            fetch(index + 1)
            free.formIntersection(offer(length, child(index)))
        }
        return free
    }

    /// Makes a child its last offer. It is asked for its guide at once, while it is at hand.
    @inline(__always)
    private func offer(_ length: CGFloat?, _ child: StackChild) -> Axis.Set {
        let free = child.offer(length, axis, minor)
        child.findGuide(guide)
        return free
    }

    /// Shares `length` out among groups of equal priority, highest first (A2-11 to A2-13).
    private func distribute(_ length: CGFloat, _ hasPriorities: inout Bool?) -> Axis.Set {
        var (free, remaining) = (Axis.Set.both, length)
        if count <= _StackLayoutCache.mostSmall {
            if hasPriorities != false { hasPriorities = readPriorities() }
        } else if hasPriorities == nil {
            // To pass over many children twice takes longer than to ask them what they need not be asked.
            if let (common, isSorted) = ranges(of: 0..<count, isWhole: true, readsPriorities: true) {
                hasPriorities = false
                free.formIntersection(common)
                size(0..<count, &remaining, reserved: 0, &free, isWhole: true, isSorted)
                return free
            }
            hasPriorities = readPriorities()
        }
        if hasPriorities != true {
            size(0..<count, &remaining, reserved: 0, &free, isWhole: true)
            return free
        }
        fillOrder()
        sortOrder(0..<count) { $0.priority > $1.priority }
        var reserved: CGFloat = 0
        let highest = known[turn(0)].priority
        for index in 0..<count where known[index].priority != highest {
            free.formIntersection(child(index).findMinimum(axis, minor))
            reserved += known[index].range.min
        }
        var start = 0
        while start < count {
            let priority = known[turn(start)].priority
            var end = start + 1
            while end < count, known[turn(end)].priority == priority { end += 1 }
            if start > 0 {
                for position in start..<end { reserved -= known[turn(position)].range.min }
            }
            // Subtracting what was added leaves rounding dust: nothing is reserved for the last group.
            size(start..<end, &remaining, reserved: end == count ? 0 : reserved, &free)
            start = end
        }
        return free
    }

    /// Asks all children for their priorities; whether they differ.
    private func readPriorities() -> Bool {
        var differ = false
        for index in 0..<count {
            child(index).readPriority()
            if known[index].priority != known[0].priority { differ = true }
        }
        return differ
    }

    /// Which child's turn it is at a position of the order in which they are sized.
    @inline(__always)
    private func turn(_ position: Int) -> Int { Int(known[position].turn) }

    private func fillOrder() {
        for index in 0..<count { known[index].turn = Int32(truncatingIfNeeded: index) }
    }

    /// Sizes one priority group: the least flexible child first, each offered an equal part of what is left. The group
    /// of all children needs no order as long as they stand in it, which they mostly do.
    private func size(
        _ group: Range<Int>, _ remaining: inout CGFloat, reserved: CGFloat, _ free: inout Axis.Set,
        isWhole: Bool = false, _ knownToBeSorted: Bool? = nil
    ) {
        var isSorted = knownToBeSorted ?? true
        if knownToBeSorted == nil, group.count > 1, let found = ranges(of: group, isWhole: isWhole) {
            free.formIntersection(found.free)
            isSorted = found.isSorted
        }
        if !isSorted {
            if isWhole { fillOrder() }
            sortOrder(group) { $0.range.isSized(before: $1.range) }
        }
        let isInOrder = isWhole && isSorted
        var (unsized, left, common) = (CGFloat(group.count), remaining, Axis.Set.both)
        for position in group {
            let child = child(isInOrder ? position : turn(position))
            common.formIntersection(offer(max((left - reserved) / unsized, 0), child))
            left -= child.slot.pointee.size[axis]
            unsized -= 1
        }
        free.formIntersection(common)
        remaining = left
    }

    /// Finds what the children of a group take of nothing and of everything, and whether they stand in the order in
    /// which they are sized. Nil where priorities are read as well, and differ.
    private func ranges(
        of group: Range<Int>, isWhole: Bool, readsPriorities: Bool = false
    ) -> (free: Axis.Set, isSorted: Bool)? {
        var (free, isSorted) = (Axis.Set.both, true)
        var last: LengthRange?
        for position in group {
            let child = child(isWhole ? position : turn(position))
            if isWhole { fetch(position + 1) }
            if readsPriorities {
                child.readPriority()
                if child.known.pointee.priority != known[group.lowerBound].priority { return nil }
            }
            free.formIntersection(child.findRange(axis, minor))
            // It takes that of every offer.
            if child.known.pointee.knowsAnswer, child.known.pointee.answerFree == .both { child.findGuide(guide) }
            if let last, isSorted { isSorted = !child.known.pointee.range.isSized(before: last) }
            last = child.known.pointee.range
        }
        return (free, isSorted)
    }

    /// Sorts part of the order; children that compare equal keep their order (A2-31).
    @inline(__always)
    private func sortOrder(_ part: Range<Int>, by precedes: (StackChild.Known, StackChild.Known) -> Bool) {
        // Mostly they stand in their order.
        var isSorted = true
        for position in part.dropFirst() where isSorted {
            isSorted = !precedes(known[turn(position)], known[turn(position - 1)])
        }
        if isSorted { return }
        if part.count > 32 {
            // Merging, where inserting would take quadratic time. Positions make it stable by construction.
            let turns = part.map { known[$0].turn }.sorted { a, b in
                let (first, second) = (known[Int(a)], known[Int(b)])
                return precedes(first, second) || !precedes(second, first) && a < b
            }
            for (position, turn) in zip(part, turns) { known[position].turn = turn }
            return
        }
        for position in part.dropFirst() {
            let moving = known[position].turn
            var hole = position
            while hole > part.lowerBound, precedes(known[Int(moving)], known[turn(hole - 1)]) {
                known[hole].turn = known[hole - 1].turn
                hole -= 1
            }
            known[hole].turn = moving
        }
    }

    /// Lines the children up on the guide: the minor size is the union of the aligned children (A2-17). Returns where
    /// the guide stands on the minor axis, and the stack's size.
    func align(gaps: CGFloat) -> (before: CGFloat, size: CGSize) {
        var major = gaps
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        var isEndless = false
        for index in 0..<count {
            let (size, value) = (slots[index].size, slots[index].guide)
            let length = size[guide.axis]
            major += size[axis]
            if length == .infinity {
                isEndless = true
            } else {
                before = max(before, value)
                after = max(after, length - value)
            }
        }
        let minor: CGFloat = count == 0 ? 0 : isEndless ? .infinity : before + after
        return (before, CGSize(major, along: axis, minor))
    }
}
