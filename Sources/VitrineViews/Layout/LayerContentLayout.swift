/// What stands in a layer: one view is itself, so that the guides it sets place it on the primary child; several are
/// stacked, and the stack has guides of its own (A7-04).
nonisolated package struct LayerContentLayout: Layout {
    package typealias AnimatableData = EmptyAnimatableData
    private let stack: ZStackLayout

    package init(alignment: Alignment) { stack = ZStackLayout(alignment: alignment) }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
        return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: proposal) }
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        subviews.count == 1 ? subviews[0].dimensions(in: proposal)[explicit: guide] : nil
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        subviews.count == 1 ? subviews[0].dimensions(in: proposal)[explicit: guide] : nil
    }
}
