extension _StackLayoutCache {
    /// Sizes all children for `proposal`, unless the last run was for the same one.
    mutating func run(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ guide: AlignmentKey) {
        let axis = guide.axis.crossing
        follow(subviews, axis: axis)
        // Where the minor proposal did not matter, all children take what they took.
        if let last = self.proposal, last[axis] == proposal[axis],
            last[guide.axis] == proposal[guide.axis] || free.contains(guide.axis.set)
        {
            self.proposal = proposal
            return
        }
        if let changed = course.first?.changed, changed.since == proposal,
            answersAsBefore(changed.children, guide, subviews)
        {
            self.proposal = proposal
            course[0].changed = nil
            return
        }
        leaveCourse()
        self.proposal = proposal
        if slots.isEmpty {
            (free, before, size) = (.both, -.infinity, .zero)
            return
        }
        let gaps = totalGap
        var hasPriorities = hasPriorities
        (free, before, size) = withChildren(subviews, guide, proposal[guide.axis]) { run in
            let free = run.share(proposal[axis], gaps: gaps, hasPriorities: &hasPriorities)
            let (before, size) = run.align(gaps: gaps)
            return (free, before, size)
        }
        self.hasPriorities = hasPriorities
    }

    /// Asks the children that changed what they were asked before: if they all take what they took, so does the stack.
    private mutating func answersAsBefore(
        _ changed: ContiguousArray<Course.Former>, _ guide: AlignmentKey, _ subviews: LayoutSubviews
    ) -> Bool {
        let axis = guide.axis.crossing
        return withChildren(subviews, guide, nil) { run in
            for former in changed {
                let (old, oldSlot) = (former.known, former.slot)
                let child = run.child(former.index)
                if old.knowsMin {
                    let minor = old.rangeMinor.value
                    _ = old.knowsMax ? child.findRange(axis, minor) : child.findMinimum(axis, minor)
                    let now = child.known.pointee
                    if now.range != old.range || now.rangeFree != old.rangeFree { return false }
                }
                _ = child.offer(oldSlot.offer.value, axis, old.minor.value)
                child.findGuide(guide)
                if child.slot.pointee.size != oldSlot.size || child.slot.pointee.guide != oldSlot.guide
                    || child.known.pointee.answerFree != old.answerFree
                {
                    return false
                }
                (child.known.pointee.placedMajor, child.known.pointee.placedMinor) = (old.placedMajor, old.placedMinor)
                child.known.pointee.placedOffer = old.placedOffer
            }
            return true
        }
    }

    /// Calls `body` with the children, of whom there are some: what is known of them, or, in a small stack, nothing yet.
    /// What they answer does not come back to this stack.
    @inline(__always)
    private mutating func withChildren<Result>(
        _ subviews: LayoutSubviews, _ guide: AlignmentKey, _ minor: CGFloat?, _ body: (StackRun) -> Result
    ) -> Result {
        let count = slots.count
        if count > Self.mostSmall {
            return slots.withPointer { slots in
                course[0].known.withUnsafeMutableBufferPointer { known in
                    body(StackRun(known.baseAddress!, slots, count, minor, guide))
                }
            }
        }
        return slots.withPointer { slots in
            withUnsafeTemporaryAllocation(of: StackChild.Known.self, capacity: count) { known in
                for index in 0..<count {
                    subviews.ask(index) { (known.baseAddress! + index).initialize(to: StackChild.Known($0)) }
                }
                return body(StackRun(known.baseAddress!, slots, count, minor, guide))
            }
        }
    }
}
