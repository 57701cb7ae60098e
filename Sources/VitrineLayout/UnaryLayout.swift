/// The layout of a modifier: one child, in a container of its own size.
///
/// What a modifier node does with it:
///
/// - **Size**: `sizeThatFits(_:_:)`, kept by proposal.
/// - **Place**: `place(in:_:_:)` says where the child stands and what it is proposed, both in the container's
///   coordinates, left to right; the node mirrors when its direction is right to left.
/// - **Explicit alignments** pass through every modifier, shifted by where the child stands: the inset of a padding
///   (A7-13), the alignment of a frame (A4-28). An offset moves only what is drawn, so its guides stay. Asked with a
///   size, a node looks up the proposal that gave that size, since a frame's child depends on it.
/// - **Spacing** passes through, except that a frame has plain edges on the axes it fixes or bounds (A4-27, A10-21),
///   and an inset pads the preference away on the edges it moves.
/// - **Length range**: what the modifier makes of the child's, for `LengthRange`.
///
/// Layout priority and layout values are no layout: nodes pass them on themselves.
package protocol UnaryLayout {
    /// The size for a proposal, in points.
    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutElement) -> CGSize

    /// The size for a proposal, with what the layout knows of other proposals.
    func answer(_ proposal: ProposedViewSize, _ child: LayoutElement) -> SizeAnswer

    /// Where the child stands in a container of `size`, which is what `proposal` gave.
    func place(in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement) -> UnaryPlacement

    /// The value of a guide that the child, or one inside it, sets, in the container's coordinates.
    func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement
    ) -> CGFloat?

    /// Whether the layout itself may set a guide.
    func mayAlign(_ key: AlignmentKey) -> Bool

    /// The distances the container prefers to its neighbours.
    func spacing(_ child: LayoutElement) -> ViewSpacing

    /// What is known of the container's length without measuring.
    func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange?
}

/// Where the child of a modifier stands.
package struct UnaryPlacement: Equatable {
    /// The child's top left corner, in the container's coordinates.
    package var origin: CGPoint
    package var proposal: ProposedViewSize

    package init(origin: CGPoint = .zero, proposal: ProposedViewSize) {
        (self.origin, self.proposal) = (origin, proposal)
    }
}

extension UnaryLayout {
    package func answer(_ proposal: ProposedViewSize, _ child: LayoutElement) -> SizeAnswer {
        SizeAnswer(sizeThatFits(proposal, child))
    }

    package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement
    ) -> CGFloat? {
        let placement = place(in: size, proposal, child)
        guard let value = child.explicitAlignment(key, at: child.sizeThatFits(placement.proposal)) else { return nil }
        return value + placement.origin[key.axis]
    }

    package func mayAlign(_ key: AlignmentKey) -> Bool { false }

    package func spacing(_ child: LayoutElement) -> ViewSpacing { child.spacing }

    package func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange? { nil }
}

extension Alignment {
    /// The origin at which `child` is lined up on this alignment in a view of `size`.
    package func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
        origin(of: child, in: ViewDimensions(size: size))
    }

    /// The origin at which `child`'s guides meet those of `other`.
    package func origin(of child: ViewDimensions, in other: ViewDimensions) -> CGPoint {
        CGPoint(
            x: offset(other[horizontal], child[horizontal]), y: offset(other[vertical], child[vertical]))
    }

    // Two infinite lengths are lined up at the origin.
    private func offset(_ outer: CGFloat, _ inner: CGFloat) -> CGFloat {
        let offset = outer - inner
        return offset.isNaN ? 0 : offset
    }
}
