/// `fixedSize(horizontal:vertical:)`: the child takes its ideal length, whatever is proposed.
///
/// See <https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)>.
package struct FixedSizeLayout: UnaryLayout, Equatable {
    package let horizontal: Bool
    package let vertical: Bool

    package init(horizontal: Bool = true, vertical: Bool = true) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutElement) -> CGSize {
        child.sizeThatFits(childProposal(proposal))
    }

    package func answer(_ proposal: ProposedViewSize, _ child: LayoutElement) -> SizeAnswer {
        child.answer(childProposal(proposal))
    }

    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement) -> UnaryPlacement {
        UnaryPlacement(proposal: childProposal(proposal))
    }

    package func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange? {
        // With both axes fixed there is one size, and it is needed anyhow.
        if horizontal && vertical { return .rigid(child.sizeThatFits(.unspecified)[axis]) }
        let isFixed = axis == .horizontal ? horizontal : vertical
        guard let range = child.lengthRange(along: axis), !isFixed || range.min == range.max else { return nil }
        return range
    }
}
