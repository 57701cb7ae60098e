/// Shows one subview, and keeps the others as they are, to be shown again.
///
/// Unlike those that `FittingLayout` leaves out, the others are not even measured: their nodes and state live, and nothing
/// else of them. The container takes all that is proposed (A13-23), the one shown stands in its centre; an axis without a
/// proposal is as long as that one.
package struct OneShownLayout: Layout, Equatable {
    package typealias AnimatableData = EmptyAnimatableData
    /// Which one; a number past the ends is the closest there is.
    package let index: Int

    package init(_ index: Int) { self.index = index }

    private func shown(_ subviews: Subviews) -> LayoutSubview? {
        subviews.isEmpty ? nil : subviews[min(max(index, 0), subviews.count - 1)]
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let size = shown(subviews)?.sizeThatFits(proposal) ?? .zero
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let shown = shown(subviews)
        for subview in subviews where subview != shown { subview.element.leaveOut() }
        shown?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }

    /// Nothing of what is inside is told to the stack around it.
    package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
    package func _lengthRange(along axis: Axis, subviews: Subviews, cache: inout Void) -> LengthRange? { .flexible }
    package var _mergesGuides: Bool { true }
    package var _hasPlainEdges: Bool { true }
}
