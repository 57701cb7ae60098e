extension _StackLayoutCache {
    /// Lines the children up on the guide: the minor size is the union of the aligned children (A2-17).
    mutating func align(_ axis: Axis, _ guide: AlignmentKey) {
        let count = children.count
        var major = totalGap
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        var isEndless = false
        children.withUnsafeMutableBufferPointer { buffer in
            for index in 0..<count {
                let child = buffer.baseAddress! + index
                child.findGuide(guide)
                let (size, value) = (child.pointee.answer.size, child.pointee.guide)
                let length = size[guide.axis]
                major += size[axis]
                if length == .infinity {
                    isEndless = true
                } else {
                    before = max(before, value)
                    after = max(after, length - value)
                }
            }
        }
        let minor: CGFloat = count == 0 ? 0 : isEndless ? .infinity : before + after
        self.before = before
        size = CGSize(major, along: axis, minor)
    }

    /// Stands the children one after the other in `bounds`.
    ///
    /// Without a minor proposal the children are proposed the stack's own minor size (A2-18), so that a divider in a
    /// row becomes as tall as the row.
    mutating func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ guide: AlignmentKey
    ) {
        let axis = guide.axis.crossing
        let proposal = run(for: proposal, in: bounds, subviews, guide)
        var position = bounds.origin
        for child in children {
            position[axis] += child.gap
            position[guide.axis] = bounds.origin[guide.axis] + before - child.guide
            child.place(at: position, axis, proposal[guide.axis])
            position[axis] += child.size[axis]
        }
    }

    /// Sizes the children for the place that the stack got; returns the proposal that leads to.
    private mutating func run(
        for proposal: ProposedViewSize, in bounds: CGRect, _ subviews: LayoutSubviews, _ guide: AlignmentKey
    ) -> ProposedViewSize {
        var proposal = proposal
        if proposal[guide.axis] == nil { proposal[guide.axis] = bounds.size[guide.axis] }
        run(proposal, subviews, guide)
        return proposal
    }

    /// Places many children where they stand otherwise than before; see `Layout._placeChanges`.
    mutating func placeChanges(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ guide: AlignmentKey
    ) -> ContiguousArray<Int32>? {
        guard isLarge else { return nil }
        let axis = guide.axis.crossing
        let proposal = run(for: proposal, in: bounds, subviews, guide)
        let minor = proposal[guide.axis]
        takeCourse()
        if let placed = course[0].placed, placed.bounds == bounds, placed.proposal == proposal {
            // All but the changed children stand where they did; and those changed nothing about it.
            let news = course[0].news
            for index in news { children[Int(index)].isNews = false }
            course[0].news = []
            return news
        }
        let keepsMinor = course[0].placedMinorProposal == Child.coded(minor)
        var result: ContiguousArray<Int32> = []
        var position = bounds.origin[axis]
        let edge = bounds.origin[guide.axis] + before
        let count = children.count
        children.withUnsafeMutableBufferPointer { buffer in
            for index in 0..<count {
                let child = buffer.baseAddress! + index
                position += child.pointee.gap
                let across = edge - child.pointee.guide
                if !keepsMinor || child.pointee.isNews || child.pointee.placedMajor != position
                    || child.pointee.placedMinor != across || child.pointee.placedOffer != child.pointee.offer
                {
                    (child.pointee.placedMajor, child.pointee.placedMinor) = (position, across)
                    child.pointee.placedOffer = child.pointee.offer
                    child.pointee.isNews = false
                    child.pointee.place(at: CGPoint(position, along: axis, across), axis, minor)
                    result.append(Int32(truncatingIfNeeded: index))
                }
                position += child.pointee.answer.size[axis]
            }
        }
        (course[0].placed, course[0].news) = ((bounds, proposal), [])
        course[0].placedMinorProposal = Child.coded(minor)
        return result
    }

    /// Merges what the children set for `key`, where they stand (A7-05 to A7-09).
    mutating func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ guide: AlignmentKey
    ) -> CGFloat? {
        if key.isEdgeOrCenter { return nil }
        let axis = guide.axis.crossing
        _ = run(for: proposal, in: bounds, subviews, guide)
        var merge = AlignmentMerge(key)
        var origin = bounds.origin
        for child in children {
            origin[axis] += child.gap
            origin[guide.axis] = bounds.origin[guide.axis] + before - child.guide
            if let value = child.ask({ $0.explicitAlignment(key, at: child.size) }) {
                merge.add(value + origin[key.axis])
            }
            origin[axis] += child.size[axis]
        }
        return merge.value
    }

    /// The edges across the stack take over all children's preferences, those along it the outermost children's
    /// (A10-20).
    func spacing(_ subviews: LayoutSubviews, along axis: Axis) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing, subviews.count > 1 else {
            return subviews.first?.spacing ?? ViewSpacing()
        }
        let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing, edges: across) }
        let end: Edge = axis == .horizontal ? .trailing : .bottom
        spacing[end] = subviews[subviews.endIndex - 1].spacing[end]
        return spacing
    }

    /// What is known of the stack's length without measuring.
    ///
    /// Along the stack the children's ranges add up, since at 0 and infinity all are offered the same. Across it the
    /// largest child counts, as long as no child sets the guide they are aligned on.
    mutating func lengthRange(
        along axis: Axis, _ subviews: LayoutSubviews, _ guide: AlignmentKey
    ) -> LengthRange? {
        follow(subviews, axis: guide.axis.crossing)
        if let known = axis == .horizontal ? ranges.0 : ranges.1 { return known }
        let range = findLengthRange(along: axis, guide)
        if axis == .horizontal { ranges.0 = .some(range) } else { ranges.1 = .some(range) }
        return range
    }

    private func findLengthRange(along axis: Axis, _ guide: AlignmentKey) -> LengthRange? {
        let isMajor = axis != guide.axis
        // Overlapping children have space to share even at 0.
        if isMajor ? totalGap < 0 : !guide.isEdgeOrCenter { return nil }
        var total = isMajor ? LengthRange.rigid(totalGap) : .rigid(0)
        for child in children {
            guard let range = child.ask({ $0.lengthRange(along: axis) }) else { return nil }
            if isMajor {
                total.min += range.min
                total.max += range.max
            } else {
                if children.count > 1, child.ask({ $0.explicitAlignment(guide, at: .zero) }) != nil { return nil }
                total.min = max(total.min, range.min)
                total.max = max(total.max, range.max)
            }
        }
        return total
    }
}

extension _StackLayoutCache.Child {
    /// Puts the child where it stands, at the size it took.
    @inline(__always)
    fileprivate func place(at position: CGPoint, _ axis: Axis, _ minor: CGFloat?) {
        let placement = LayoutElement.Placement(
            origin: position, size: answer.size,
            proposal: ProposedViewSize(Self.decoded(offer), along: axis, minor))
        ask { $0.placement = placement }
    }
}
