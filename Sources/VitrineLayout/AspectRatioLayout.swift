/// How a child of a given aspect ratio fills the space it is proposed.
///
/// See <https://developer.apple.com/documentation/swiftui/contentmode>.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers all of it.
    case fill
}

/// `aspectRatio(_:contentMode:)`: proposes the child a size of one shape.
///
/// See <https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-771ow>.
package struct AspectRatioLayout: UnaryLayout, Equatable {
    /// Width over height; nil: that of the child's ideal size (A5-29).
    package let ratio: CGFloat?
    package let contentMode: ContentMode

    package init(_ ratio: CGFloat?, contentMode: ContentMode) {
        (self.ratio, self.contentMode) = (ratio, contentMode)
    }

    private func childProposal(_ proposal: ProposedViewSize, _ child: LayoutElement) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let ratio = ratio ?? idealRatio(child)
        guard ratio > 0, ratio < .infinity else { return proposal }
        let width = proposal.width ?? .infinity
        let height = proposal.height ?? .infinity
        let followsWidth =
            switch (proposal.width, proposal.height) {
            case (_, nil): true
            case (nil, _): false
            case (_, _): (width <= height * ratio) == (contentMode == .fit)
            }
        return followsWidth
            ? ProposedViewSize(width: width, height: width / ratio)
            : ProposedViewSize(width: height * ratio, height: height)
    }

    private func idealRatio(_ child: LayoutElement) -> CGFloat {
        let ideal = child.sizeThatFits(.unspecified)
        return ideal.width / ideal.height
    }

    /// What the child answers, which need not have the ratio (A5-31).
    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutElement) -> CGSize {
        child.sizeThatFits(childProposal(proposal, child))
    }

    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement) -> UnaryPlacement {
        UnaryPlacement(proposal: childProposal(proposal, child))
    }

    package func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange? {
        guard let range = child.lengthRange(along: axis), range.min == range.max else { return nil }
        return range
    }
}
