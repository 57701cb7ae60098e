// The stack algorithm. A run is: share out the major axis, then align on the minor one.

extension _StackLayoutCache {
    /// Sizes all children for `proposal`, unless the last run was for the same one.
    mutating func run(_ proposal: ProposedViewSize, _ elements: ContiguousArray<LayoutElement>, _ guide: AlignmentKey) {
        let axis = guide.axis.crossing
        follow(elements, axis: axis)
        if self.proposal == proposal { return }
        let minor = proposal[guide.axis]
        free = .both
        if let length = proposal[axis] {
            if children.count < 2 || length == .infinity {
                offerAll(length, axis, minor)
            } else if !(length - totalGap > 0) {
                offerAll(0, axis, minor)
            } else {
                distribute(length, axis, minor)
            }
        } else {
            offerAll(nil, axis, minor)
        }
        align(axis, guide)
        self.proposal = proposal
    }

    /// Offers a child a length, unless it is known what it takes of it.
    private mutating func offer(
        _ length: CGFloat?, to index: Int, _ axis: Axis, _ minor: CGFloat?
    ) {
        let child = children[index]
        let isKnown =
            child.knowsAnswer && (child.offer == length || child.answer.free.contains(axis.set))
            && (child.minor == minor || child.answer.free.contains(axis.crossing.set))
        if !isKnown {
            let answer = child.ask { $0.answer(ProposedViewSize(length, along: axis, minor)) }
            children[index].knowsGuide = child.knowsGuide && child.size == answer.size
            children[index].answer = answer
            children[index].knowsAnswer = true
        }
        children[index].offer = length
        children[index].minor = minor
        free.formIntersection(children[index].answer.free)
    }

    /// Offers every child the same. Where nothing or no end of space is left this is what distributing comes to, since
    /// no child can change what the others are offered (A2-12); at nil each child takes its ideal (A2-14).
    private mutating func offerAll(
        _ length: CGFloat?, _ axis: Axis, _ minor: CGFloat?
    ) {
        for index in children.indices { offer(length, to: index, axis, minor) }
    }

    /// Shares `length` out among groups of equal priority, highest first (A2-11 to A2-13).
    private mutating func distribute(
        _ length: CGFloat, _ axis: Axis, _ minor: CGFloat?
    ) {
        let count = children.count
        order.removeAll(keepingCapacity: true)
        order.reserveCapacity(count)
        for index in 0..<Int32(count) { order.append(index) }
        var remaining = length - totalGap
        guard hasPriorities else {
            size(0..<count, &remaining, reserved: 0, axis, minor)
            return
        }
        sortOrder(0..<count) { $0.priority > $1.priority }
        var reserved: CGFloat = 0
        let highest = children[Int(order[0])].priority
        for index in 0..<count where children[index].priority != highest {
            findMinimum(of: index, axis, minor)
            reserved += children[index].range.min
        }
        var start = 0
        while start < count {
            let priority = children[Int(order[start])].priority
            var end = start + 1
            while end < count, children[Int(order[end])].priority == priority { end += 1 }
            if start > 0 {
                for position in start..<end { reserved -= children[Int(order[position])].range.min }
            }
            // Subtracting what was added leaves rounding dust: nothing is reserved for the last group.
            size(start..<end, &remaining, reserved: end == count ? 0 : reserved, axis, minor)
            start = end
        }
    }

    /// Sizes one priority group: the least flexible child first, each offered an equal part of what is left.
    private mutating func size(
        _ group: Range<Int>, _ remaining: inout CGFloat, reserved: CGFloat, _ axis: Axis, _ minor: CGFloat?
    ) {
        if group.count > 1 {
            for position in group {
                let index = Int(order[position])
                findMinimum(of: index, axis, minor)
                findMaximum(of: index, axis, minor)
            }
            sortOrder(group) { $0.range.isSized(before: $1.range) }
        }
        var unsized = CGFloat(group.count)
        for position in group {
            let index = Int(order[position])
            offer(max((remaining - reserved) / unsized, 0), to: index, axis, minor)
            remaining -= children[index].size[axis]
            unsized -= 1
        }
    }

    /// Finds the length of a child that is offered nothing.
    private mutating func findMinimum(
        of index: Int, _ axis: Axis, _ minor: CGFloat?
    ) {
        if children[index].rangeMinor != minor, !children[index].rangeFree.contains(axis.crossing.set) {
            children[index].knowsMin = false
            children[index].knowsMax = false
        }
        children[index].rangeMinor = minor
        if !children[index].knowsMin {
            children[index].knowsMin = true
            if let range = children[index].ask({ $0.lengthRange(along: axis) }) {
                children[index].range = range
                children[index].knowsMax = true
                children[index].rangeFree = .both
            } else {
                let answer = children[index].ask { $0.answer(ProposedViewSize(0, along: axis, minor)) }
                children[index].range.min = answer.size[axis]
                children[index].rangeFree = answer.free
                if answer.free.contains(axis.set) {
                    // It takes as much of any offer.
                    children[index].range.max = answer.size[axis]
                    children[index].knowsMax = true
                    children[index].knowsGuide =
                        children[index].knowsGuide && children[index].size == answer.size
                    (children[index].answer, children[index].knowsAnswer) = (answer, true)
                    children[index].minor = minor
                }
            }
        }
        // At 0 and infinity it is not the stack's own proposal along the axis that was asked about.
        free.formIntersection(children[index].rangeFree.union(axis.set))
    }

    private mutating func findMaximum(
        of index: Int, _ axis: Axis, _ minor: CGFloat?
    ) {
        if !children[index].knowsMax {
            children[index].knowsMax = true
            let answer = children[index].ask { $0.answer(ProposedViewSize(.infinity, along: axis, minor)) }
            children[index].range.max = answer.size[axis]
            children[index].rangeFree.formIntersection(answer.free)
        }
        free.formIntersection(children[index].rangeFree.union(axis.set))
    }

    /// Sorts part of `order`; children that compare equal keep their order (A2-31).
    private mutating func sortOrder(_ part: Range<Int>, by precedes: (Child, Child) -> Bool) {
        // Mostly they stand in their order.
        var isSorted = true
        for position in part.dropFirst() where isSorted {
            isSorted = !precedes(children[Int(order[position])], children[Int(order[position - 1])])
        }
        if isSorted { return }
        if part.count > 32 {
            // Merging, where inserting would take quadratic time. Positions make it stable by construction.
            let children = children
            order[part].sort {
                precedes(children[Int($0)], children[Int($1)])
                    || (!precedes(children[Int($1)], children[Int($0)]) && $0 < $1)
            }
            return
        }
        for position in part.dropFirst() {
            let moving = order[position]
            var hole = position
            while hole > part.lowerBound, precedes(children[Int(moving)], children[Int(order[hole - 1])]) {
                order[hole] = order[hole - 1]
                hole -= 1
            }
            order[hole] = moving
        }
    }
}
