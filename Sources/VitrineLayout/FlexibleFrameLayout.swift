/// `frame(minWidth:idealWidth:maxWidth:…)`: bounds for the lengths the child takes.
///
/// See <https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)>.
package struct FlexibleFrameLayout: UnaryLayout, Equatable {
    package let horizontal: Bounds
    package let vertical: Bounds
    package let alignment: Alignment

    package init(horizontal: Bounds = Bounds(), vertical: Bounds = Bounds(), alignment: Alignment = .center) {
        (self.horizontal, self.vertical, self.alignment) = (horizontal, vertical, alignment)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutElement) -> CGSize {
        if let width = horizontal.length(proposal.width), let height = vertical.length(proposal.height) {
            return CGSize(width: width, height: height)
        }
        let size = child.sizeThatFits(childProposal(proposal))
        return CGSize(
            width: horizontal.length(proposal.width, around: size.width),
            height: vertical.length(proposal.height, around: size.height))
    }

    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement) -> UnaryPlacement {
        let proposal = childProposal(proposal)
        let dimensions = ViewDimensions(size: child.sizeThatFits(proposal), element: child)
        return UnaryPlacement(origin: alignment.origin(of: dimensions, in: size), proposal: proposal)
    }

    /// The child's preferences, on the axes that are not framed.
    package func spacing(_ child: LayoutElement) -> ViewSpacing {
        var spacing = child.spacing
        if !horizontal.isEmpty { spacing.reset(.horizontal) }
        if !vertical.isEmpty { spacing.reset(.vertical) }
        return spacing
    }

    package func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange? {
        (axis == .horizontal ? horizontal : vertical).lengthRange(around: child.lengthRange(along: axis))
    }
}

extension FlexibleFrameLayout {
    /// The bounds on one axis, in points.
    package struct Bounds: Equatable {
        private let (least, best, most): (OptionalLength, OptionalLength, OptionalLength)
        package var min: CGFloat? { least.value }
        package var ideal: CGFloat? { best.value }
        package var max: CGFloat? { most.value }

        /// Puts the lengths in order, with a warning where they are not: 0 <= min <= ideal <= max (A4-22 to A4-25).
        package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
            var isContradictory = false
            func atLeast(_ least: CGFloat?, _ length: CGFloat?) -> CGFloat? {
                guard let least, let length, length < least else { return length }
                isContradictory = true
                return least
            }
            if let min, !min.isFinite { LayoutWarning.invalidFrameDimension.report() }
            // A negative minimum is no mistake: it bounds nothing.
            let min = min.map { $0 < 0 ? 0 : $0 }
            let ideal = atLeast(min, ideal)
            (least, best) = (OptionalLength(min), OptionalLength(ideal))
            most = OptionalLength(atLeast(ideal ?? min, max))
            if isContradictory { LayoutWarning.contradictoryFrameConstraints.report() }
        }

        package var isEmpty: Bool { min == nil && ideal == nil && max == nil }
    }
}

extension FlexibleFrameLayout.Bounds {
    // Comparisons are written so that a bound that is not a number bounds nothing. (To hand `clamp` to `map` would make a
    // closure of it each time.)
    private func clamp(_ length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        return clamp(length)
    }
    private func clamp(_ length: CGFloat) -> CGFloat {
        var length = length
        if let max, length > max { length = max }
        if let min, length < min { length = min }
        return length
    }

    /// What the child is proposed (A4-19).
    fileprivate func childProposal(_ proposal: CGFloat?) -> CGFloat? { clamp(proposal ?? ideal) }

    /// The frame's length where the child has no say in it (A4-13, A4-17).
    fileprivate func length(_ proposal: CGFloat?) -> CGFloat? {
        guard let proposal else { return clamp(ideal) }
        return min != nil && max != nil ? clamp(proposal) : nil
    }

    /// The frame's length around a child of `child` (A4-14 to A4-18).
    fileprivate func length(_ proposal: CGFloat?, around child: CGFloat) -> CGFloat {
        guard let proposal else { return clamp(ideal ?? child) }
        switch (min != nil, max != nil) {
        case (true, true): return clamp(proposal)
        case (true, false): return clamp(Swift.min(proposal, child))
        case (false, true): return clamp(Swift.max(proposal, child))
        case (false, false): return child
        }
    }

    fileprivate func lengthRange(around child: LengthRange?) -> LengthRange? {
        if min != nil && max != nil { return LengthRange(min: clamp(0), max: clamp(.infinity)) }
        guard let child else { return nil }
        // With a minimum alone the frame is never longer than proposed, with a maximum alone never shorter.
        if min != nil { return LengthRange(min: clamp(0), max: clamp(child.max)) }
        if max != nil { return LengthRange(min: clamp(child.min), max: clamp(.infinity)) }
        return child
    }
}
