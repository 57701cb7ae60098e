// The stack algorithm. A run is: share out the major axis, then align on the minor one.

extension _StackLayoutCache {
    /// Sizes all children for `proposal`, unless the last run was for the same one.
    mutating func run(_ proposal: ProposedViewSize, _ elements: ContiguousArray<LayoutElement>, _ guide: AlignmentKey) {
        if self.proposal == proposal { return }
        let axis = guide.axis.crossing
        let minor = proposal[guide.axis]
        if let length = proposal[axis] {
            if children.count < 2 || length == .infinity {
                offerAll(length, axis, minor, elements)
            } else if !(length - totalGap > 0) {
                offerAll(0, axis, minor, elements)
            } else {
                distribute(length, axis, minor, elements)
            }
        } else {
            offerAll(nil, axis, minor, elements)
        }
        align(axis, elements, guide)
        self.proposal = proposal
    }

    /// Offers every child the same. Where nothing or no end of space is left this is what distributing comes to, since
    /// no child can change what the others are offered (A2-12); at nil each child takes its ideal (A2-14).
    private mutating func offerAll(
        _ length: CGFloat?, _ axis: Axis, _ minor: CGFloat?, _ elements: ContiguousArray<LayoutElement>
    ) {
        let proposal = ProposedViewSize(length, along: axis, minor)
        for index in children.indices {
            children[index].offer = length
            children[index].size = elements[index].sizeThatFits(proposal)
        }
    }

    /// Shares `length` out among groups of equal priority, highest first (A2-11 to A2-13).
    private mutating func distribute(
        _ length: CGFloat, _ axis: Axis, _ minor: CGFloat?, _ elements: ContiguousArray<LayoutElement>
    ) {
        let count = children.count
        forgetRanges()
        order.removeAll(keepingCapacity: true)
        for index in 0..<Int32(count) { order.append(index) }
        var remaining = length - totalGap
        guard hasPriorities else {
            size(0..<count, &remaining, reserved: 0, axis, minor, elements)
            return
        }
        sortOrder(0..<count) { $0.priority > $1.priority }
        var reserved: CGFloat = 0
        let highest = children[Int(order[0])].priority
        for index in 0..<count where children[index].priority != highest {
            reserved += minimum(of: index, axis, minor, elements)
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
            size(start..<end, &remaining, reserved: end == count ? 0 : reserved, axis, minor, elements)
            start = end
        }
    }

    /// Sizes one priority group: the least flexible child first, each offered an equal part of what is left.
    private mutating func size(
        _ group: Range<Int>, _ remaining: inout CGFloat, reserved: CGFloat, _ axis: Axis, _ minor: CGFloat?,
        _ elements: ContiguousArray<LayoutElement>
    ) {
        if group.count > 1 {
            for position in group {
                let index = Int(order[position])
                _ = minimum(of: index, axis, minor, elements)
                findMaximum(of: index, axis, minor, elements)
            }
            sortOrder(group) { $0.range.isSized(before: $1.range) }
        }
        var unsized = CGFloat(group.count)
        for position in group {
            let index = Int(order[position])
            let offer = max((remaining - reserved) / unsized, 0)
            let size = elements[index].sizeThatFits(ProposedViewSize(offer, along: axis, minor))
            children[index].offer = offer
            children[index].size = size
            remaining -= size[axis]
            unsized -= 1
        }
    }

    private mutating func forgetRanges() {
        for index in children.indices {
            children[index].knowsMin = false
            children[index].knowsMax = false
        }
    }

    /// The length of a child that is offered nothing.
    private mutating func minimum(
        of index: Int, _ axis: Axis, _ minor: CGFloat?, _ elements: ContiguousArray<LayoutElement>
    ) -> CGFloat {
        if children[index].knowsMin { return children[index].range.min }
        children[index].knowsMin = true
        if let range = elements[index].lengthRange(along: axis) {
            children[index].range = range
            children[index].knowsMax = true
        } else {
            children[index].range.min = elements[index].sizeThatFits(ProposedViewSize(0, along: axis, minor))[axis]
        }
        return children[index].range.min
    }

    private mutating func findMaximum(
        of index: Int, _ axis: Axis, _ minor: CGFloat?, _ elements: ContiguousArray<LayoutElement>
    ) {
        if children[index].knowsMax { return }
        children[index].knowsMax = true
        children[index].range.max =
            elements[index].sizeThatFits(ProposedViewSize(.infinity, along: axis, minor))[axis]
    }

    /// Sorts part of `order`; children that compare equal keep their order (A2-31).
    private mutating func sortOrder(_ part: Range<Int>, by precedes: (Child, Child) -> Bool) {
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
