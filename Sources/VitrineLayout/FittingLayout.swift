/// Shows the first subview that fits, else the last: `ViewThatFits`.
///
/// A subview fits when its ideal length on each constrained axis is no longer than what is proposed there; an axis without
/// a proposal always fits (A8-09). On an axis that is not constrained it is asked with the proposal, so that a text
/// wraps before its height is looked at. The one chosen is then what the layout is, with the real proposal (A8-10); the
/// others are left out.
///
/// See <https://developer.apple.com/documentation/swiftui/viewthatfits>.
package struct FittingLayout: Layout, Equatable {
    package let axes: Axis.Set

    package init(_ axes: Axis.Set = [.horizontal, .vertical]) { self.axes = axes }

    /// The subview that was chosen, and the proposal it was chosen for.
    package struct Cache {
        var proposal: ProposedViewSize?
        var chosen = 0
    }

    package func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func choose(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> LayoutSubview? {
        guard let last = subviews.indices.last else { return nil }
        if cache.proposal != proposal {
            cache.proposal = proposal
            cache.chosen = subviews.indices.dropLast().first { fits(subviews[$0], proposal) } ?? last
        }
        return subviews[cache.chosen]
    }

    private func fits(_ subview: LayoutSubview, _ proposal: ProposedViewSize) -> Bool {
        var ideal = proposal
        if axes.contains(.horizontal) { ideal.width = nil }
        if axes.contains(.vertical) { ideal.height = nil }
        let size = subview.sizeThatFits(ideal)
        if axes.contains(.horizontal), let width = proposal.width, size.width > width { return false }
        if axes.contains(.vertical), let height = proposal.height, size.height > height { return false }
        return true
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        choose(proposal, subviews, &cache)?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let chosen = choose(proposal, subviews, &cache)
        for subview in subviews where subview != chosen { subview.element.leaveOut() }
        chosen?.place(at: bounds.origin, proposal: proposal)
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        choose(proposal, subviews, &cache)?.dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minX }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        choose(proposal, subviews, &cache)?.dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minY }
    }
}
