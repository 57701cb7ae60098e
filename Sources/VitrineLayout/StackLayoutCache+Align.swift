extension _StackLayoutCache {
    /// Lines the children up on the guide: the minor size is the union of the aligned children (A2-17).
    mutating func align(_ axis: Axis, _ guide: AlignmentKey) {
        var major = totalGap
        var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
        var isEndless = false
        for index in children.indices {
            let size = children[index].size
            let length = size[guide.axis]
            if !children[index].knowsGuide {
                children[index].guide =
                    children[index].ask { $0.explicitAlignment(guide, at: size) }
                    ?? (guide.kind == .custom
                        ? children[index].ask { guide.defaultValue(in: ViewDimensions(size: size, element: $0)) }
                        : guide.defaultValue(in: ViewDimensions(size: size)))
                children[index].knowsGuide = true
            }
            let value = children[index].guide
            major += size[axis]
            if length == .infinity {
                isEndless = true
            } else {
                before = max(before, value)
                after = max(after, length - value)
            }
        }
        let minor: CGFloat = children.isEmpty ? 0 : isEndless ? .infinity : before + after
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
        var proposal = proposal
        if proposal[guide.axis] == nil { proposal[guide.axis] = bounds.size[guide.axis] }
        run(proposal, subviews.elements, guide)
        var position = bounds.origin
        for child in children {
            position[axis] += child.gap
            position[guide.axis] = bounds.origin[guide.axis] + before - child.guide
            let placement = LayoutElement.Placement(
                origin: position, size: child.size,
                proposal: ProposedViewSize(child.offer, along: axis, proposal[guide.axis]))
            child.ask { $0.placement = placement }
            position[axis] += child.size[axis]
        }
    }

    /// Merges what the children set for `key`, where they stand (A7-05 to A7-09).
    mutating func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ guide: AlignmentKey
    ) -> CGFloat? {
        if key.isEdgeOrCenter { return nil }
        let axis = guide.axis.crossing
        var proposal = proposal
        if proposal[guide.axis] == nil { proposal[guide.axis] = bounds.size[guide.axis] }
        run(proposal, subviews.elements, guide)
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
        along axis: Axis, _ elements: ContiguousArray<LayoutElement>, _ guide: AlignmentKey
    ) -> LengthRange? {
        follow(elements, axis: guide.axis.crossing)
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
