extension _StackLayoutCache {
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
        let (count, edge) = (slots.count, position[guide.axis] + before)
        slots.withPointer { slots in
            for slot in slots..<slots + count {
                position[axis] += slot.pointee.gap
                position[guide.axis] = edge - slot.pointee.guide
                subviews.ask(slot - slots) { slot.pointee.place($0, at: position, axis, proposal[guide.axis]) }
                position[axis] += slot.pointee.size[axis]
            }
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
        if let placed = course[0].placed, placed.bounds == bounds, placed.proposal == proposal {
            // All but the changed children stand where they did; and those changed nothing about it.
            let news = course[0].news
            for index in news { known[Int(index)].isNews = false }
            course[0].news = []
            return news
        }
        let keepsMinor = course[0].placedMinorProposal == OptionalLength(minor)
        var result: ContiguousArray<Int32> = []
        var position = bounds.origin[axis]
        let edge = bounds.origin[guide.axis] + before
        let count = slots.count
        course[0].known.withUnsafeMutableBufferPointer { known in
            slots.withPointer { slots in
                for index in 0..<count {
                    let (child, slot) = (known.baseAddress! + index, slots + index)
                    position += slot.pointee.gap
                    let across = edge - slot.pointee.guide
                    if !keepsMinor || child.pointee.isNews || child.pointee.placedMajor != position
                        || child.pointee.placedMinor != across || child.pointee.placedOffer != slot.pointee.offer
                    {
                        (child.pointee.placedMajor, child.pointee.placedMinor) = (position, across)
                        child.pointee.placedOffer = slot.pointee.offer
                        child.pointee.isNews = false
                        child.pointee.element._withUnsafeGuaranteedRef {
                            slot.pointee.place($0, at: CGPoint(position, along: axis, across), axis, minor)
                        }
                        result.append(Int32(truncatingIfNeeded: index))
                    }
                    position += slot.pointee.size[axis]
                }
            }
        }
        (course[0].placed, course[0].news) = ((bounds, proposal), [])
        course[0].placedMinorProposal = OptionalLength(minor)
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
        for index in slots.indices {
            let slot = slots[index]
            origin[axis] += slot.gap
            origin[guide.axis] = bounds.origin[guide.axis] + before - slot.guide
            if let value = subviews.ask(index, { $0.explicitAlignment(key, at: slot.size) }) {
                merge.add(value + origin[key.axis])
            }
            origin[axis] += slot.size[axis]
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
        let isMajor = axis != guide.axis
        // Overlapping children have space to share even at 0.
        if isMajor ? totalGap < 0 : !guide.isEdgeOrCenter { return nil }
        var total = isMajor ? LengthRange.rigid(totalGap) : .rigid(0)
        for index in slots.indices {
            guard let range = subviews.ask(index, { $0.lengthRange(along: axis) }) else { return nil }
            if isMajor {
                total.min += range.min
                total.max += range.max
            } else {
                if slots.count > 1, subviews.ask(index, { $0.explicitAlignment(guide, at: .zero) }) != nil {
                    return nil
                }
                total.min = max(total.min, range.min)
                total.max = max(total.max, range.max)
            }
        }
        return total
    }
}

extension _StackLayoutCache.Slot {
    /// Puts the child where it stands, at the size it took.
    @inline(__always)
    fileprivate func place(_ child: LayoutElement, at position: CGPoint, _ axis: Axis, _ minor: CGFloat?) {
        child.placement = LayoutElement.Placement(
            origin: position, size: size, proposal: ProposedViewSize(offer.value, along: axis, minor))
    }
}
