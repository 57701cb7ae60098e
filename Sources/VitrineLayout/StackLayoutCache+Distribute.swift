// The stack algorithm. A run is: share out the major axis, then align on the minor one.

extension _StackLayoutCache {
    /// Sizes all children for `proposal`, unless the last run was for the same one.
    mutating func run(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ guide: AlignmentKey) {
        let axis = guide.axis.crossing
        follow(subviews, axis: axis)
        if self.proposal == proposal { return }
        if let changed = course.first?.changed, changed.since == proposal, answersAsBefore(changed.children, guide) {
            self.proposal = proposal
            course[0].changed = nil
            return
        }
        leaveCourse()
        let minor = proposal[guide.axis]
        if let length = proposal[axis] {
            if children.count < 2 || length == .infinity {
                free = offerAll(length, axis, minor)
            } else if !(length - totalGap > 0) {
                free = offerAll(0, axis, minor)
            } else {
                free = distribute(length, axis, minor)
            }
        } else {
            free = offerAll(nil, axis, minor)
        }
        align(axis, guide)
        self.proposal = proposal
    }

    /// Asks the children that changed what they were asked before: if they all take what they took, so does the stack.
    private mutating func answersAsBefore(
        _ changed: ContiguousArray<(index: Int, child: Child)>, _ guide: AlignmentKey
    ) -> Bool {
        let axis = guide.axis.crossing
        for (index, old) in changed {
            let isSame: Bool? = withChildren { children in
                let child = children + index
                if old.knowsMin {
                    let minor = Child.decoded(old.rangeMinor)
                    _ = old.knowsMax ? child.findRange(axis, minor) : child.findMinimum(axis, minor)
                    if child.pointee.range != old.range || child.pointee.rangeFree != old.rangeFree { return false }
                }
                _ = child.offer(Child.decoded(old.offer), axis, Child.decoded(old.minor))
                child.findGuide(guide)
                return child.pointee.answer == old.answer && child.pointee.guide == old.guide
            }
            if isSame != true { return false }
            (children[index].placedMajor, children[index].placedMinor) = (old.placedMajor, old.placedMinor)
            children[index].placedOffer = old.placedOffer
        }
        return true
    }

    /// Calls `body` with the children's place in memory. What they answer does not come back to this stack.
    @inline(__always)
    private mutating func withChildren<Result>(_ body: (UnsafeMutablePointer<Child>) -> Result) -> Result? {
        children.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map(body) }
    }

    /// Offers every child the same. Where nothing or no end of space is left this is what distributing comes to, since
    /// no child can change what the others are offered (A2-12); at nil each child takes its ideal (A2-14).
    private mutating func offerAll(_ length: CGFloat?, _ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        let count = children.count
        return withChildren { children in
            var free = Axis.Set.both
            for index in 0..<count { free.formIntersection((children + index).offer(length, axis, minor)) }
            return free
        } ?? .both
    }

    /// Shares `length` out among groups of equal priority, highest first (A2-11 to A2-13).
    private mutating func distribute(_ length: CGFloat, _ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        let count = children.count
        var (free, remaining) = (Axis.Set.both, length - totalGap)
        guard hasPriorities else {
            size(0..<count, &remaining, reserved: 0, axis, minor, &free, isWhole: true)
            return free
        }
        fillOrder()
        sortOrder(0..<count) { $0.priority > $1.priority }
        var reserved: CGFloat = 0
        let highest = children[turn(0)].priority
        for index in 0..<count where children[index].priority != highest {
            free.formIntersection(withChildren { ($0 + index).findMinimum(axis, minor) }!)
            reserved += children[index].range.min
        }
        var start = 0
        while start < count {
            let priority = children[turn(start)].priority
            var end = start + 1
            while end < count, children[turn(end)].priority == priority { end += 1 }
            if start > 0 {
                for position in start..<end { reserved -= children[turn(position)].range.min }
            }
            // Subtracting what was added leaves rounding dust: nothing is reserved for the last group.
            size(start..<end, &remaining, reserved: end == count ? 0 : reserved, axis, minor, &free)
            start = end
        }
        return free
    }

    /// Which child's turn it is at a position of the order in which they are sized.
    private func turn(_ position: Int) -> Int { Int(children[position].turn) }

    private mutating func fillOrder() {
        for index in children.indices { children[index].turn = Int32(truncatingIfNeeded: index) }
    }

    /// Sizes one priority group: the least flexible child first, each offered an equal part of what is left. The group
    /// of all children needs no order as long as they stand in it, which they mostly do.
    private mutating func size(
        _ group: Range<Int>, _ remaining: inout CGFloat, reserved: CGFloat, _ axis: Axis, _ minor: CGFloat?,
        _ free: inout Axis.Set, isWhole: Bool = false
    ) {
        var isInOrder = isWhole
        if group.count > 1 {
            let (common, isSorted) = ranges(of: group, axis, minor, isWhole: isWhole)
            free.formIntersection(common)
            if !isSorted {
                if isWhole { fillOrder() }
                isInOrder = false
                sortOrder(group) { $0.range.isSized(before: $1.range) }
            }
        }
        var (unsized, left, common) = (CGFloat(group.count), remaining, Axis.Set.both)
        _ = withChildren { children in
            for position in group {
                let child = children + (isInOrder ? position : Int(children[position].turn))
                common.formIntersection(child.offer(max((left - reserved) / unsized, 0), axis, minor))
                left -= child.pointee.answer.size[axis]
                unsized -= 1
            }
        }
        free.formIntersection(common)
        remaining = left
    }

    /// Finds what the children of a group take of nothing and of everything, and whether they stand in the order in
    /// which they are sized.
    private mutating func ranges(
        of group: Range<Int>, _ axis: Axis, _ minor: CGFloat?, isWhole: Bool
    ) -> (free: Axis.Set, isSorted: Bool) {
        return withChildren { children in
            var (free, isSorted) = (Axis.Set.both, true)
            var last: LengthRange?
            for position in group {
                let child = children + (isWhole ? position : Int(children[position].turn))
                free.formIntersection(child.findRange(axis, minor))
                if let last, isSorted { isSorted = !child.pointee.range.isSized(before: last) }
                last = child.pointee.range
            }
            return (free, isSorted)
        } ?? (.both, true)
    }

    /// Sorts part of the order; children that compare equal keep their order (A2-31).
    private mutating func sortOrder(_ part: Range<Int>, by precedes: (Child, Child) -> Bool) {
        // Mostly they stand in their order.
        var isSorted = true
        for position in part.dropFirst() where isSorted {
            isSorted = !precedes(children[turn(position)], children[turn(position - 1)])
        }
        if isSorted { return }
        if part.count > 32 {
            // Merging, where inserting would take quadratic time. Positions make it stable by construction.
            let turns = part.map { children[$0].turn }.sorted { a, b in
                let (first, second) = (children[Int(a)], children[Int(b)])
                return precedes(first, second) || !precedes(second, first) && a < b
            }
            for (position, turn) in zip(part, turns) { children[position].turn = turn }
            return
        }
        for position in part.dropFirst() {
            let moving = children[position].turn
            var hole = position
            while hole > part.lowerBound, precedes(children[Int(moving)], children[turn(hole - 1)]) {
                children[hole].turn = children[hole - 1].turn
                hole -= 1
            }
            children[hole].turn = moving
        }
    }
}

/// What a stack asks one child. Each returns the axes on which the stack's own proposal did not matter for the answer.
extension UnsafeMutablePointer<_StackLayoutCache.Child> {
    private typealias Child = _StackLayoutCache.Child

    /// Offers the child a length, unless it is known what it takes of it.
    @inline(__always)
    func offer(_ length: CGFloat?, _ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        let (length, minor) = (Child.coded(length), Child.coded(minor))
        let free = pointee.answer.free
        let isKnown =
            pointee.knowsAnswer && (pointee.offer == length || free.contains(axis.set))
            && (pointee.minor == minor || free.contains(axis.crossing.set))
        (pointee.offer, pointee.minor) = (length, minor)
        return isKnown ? free : take(length, axis, minor)
    }

    private func take(_ length: CGFloat, _ axis: Axis, _ minor: CGFloat) -> Axis.Set {
        let proposal = ProposedViewSize(Child.decoded(length), along: axis, Child.decoded(minor))
        keep(pointee.ask { $0.answer(proposal) })
        return pointee.answer.free
    }

    private func keep(_ answer: SizeAnswer) {
        if !pointee.knowsAnswer || answer.size != pointee.answer.size { pointee.isNews = true }
        // At the same size a guide may stand elsewhere, for what is inside is laid out by the proposal.
        pointee.knowsGuide = false
        (pointee.answer, pointee.knowsAnswer) = (answer, true)
    }

    /// Finds the lengths of the child when it is offered nothing and everything.
    @inline(__always)
    func findRange(_ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        if pointee.knowsMax, pointee.rangeMinor == Child.coded(minor) { return pointee.rangeFree.union(axis.set) }
        return findMaximum(axis, minor)
    }

    /// Finds the length of the child when it is offered nothing.
    func findMinimum(_ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        let coded = Child.coded(minor)
        if pointee.rangeMinor != coded, !pointee.rangeFree.contains(axis.crossing.set) {
            (pointee.knowsMin, pointee.knowsMax) = (false, false)
        }
        pointee.rangeMinor = coded
        if !pointee.knowsMin {
            pointee.knowsMin = true
            if let range = pointee.ask({ $0.lengthRange(along: axis) }) {
                (pointee.range, pointee.rangeFree, pointee.knowsMax) = (range, .both, true)
            } else {
                let answer = pointee.ask { $0.answer(ProposedViewSize(0, along: axis, minor)) }
                pointee.range.min = answer.size[axis]
                pointee.rangeFree = answer.free
                if answer.free.contains(axis.set) {
                    // It takes as much of any offer.
                    pointee.range.max = answer.size[axis]
                    pointee.knowsMax = true
                    keep(answer)
                    pointee.minor = coded
                }
            }
        }
        // At 0 and infinity it is not the stack's own proposal along the axis that was asked about.
        return pointee.rangeFree.union(axis.set)
    }

    private func findMaximum(_ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        _ = findMinimum(axis, minor)
        if !pointee.knowsMax {
            pointee.knowsMax = true
            let answer = pointee.ask { $0.answer(ProposedViewSize(.infinity, along: axis, minor)) }
            pointee.range.max = answer.size[axis]
            pointee.rangeFree.formIntersection(answer.free)
        }
        return pointee.rangeFree.union(axis.set)
    }

    /// Finds the guide's distance from the child's minor origin, at the size taken.
    @inline(__always)
    func findGuide(_ guide: AlignmentKey) {
        if !pointee.knowsGuide { askGuide(guide) }
    }

    private func askGuide(_ guide: AlignmentKey) {
        let size = pointee.answer.size
        pointee.knowsGuide = true
        pointee.guide = pointee.ask { child in
            child.explicitAlignment(guide, at: size)
                ?? guide.defaultValue(in: ViewDimensions(size: size, element: guide.kind == .custom ? child : nil))
        }
    }
}
