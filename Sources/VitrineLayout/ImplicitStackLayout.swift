/// Views that stand where one was expected: several are a vertical stack, one is itself.
///
/// A stack around one view would not be the same: it offers its own width where none was proposed (A2-18), and a text
/// would wrap that has all the room it asks for.
package struct ImplicitStackLayout: Layout, Equatable {
    package typealias AnimatableData = EmptyAnimatableData
    package typealias Cache = VStackLayout.Cache
    private var stack: VStackLayout { VStackLayout() }

    package init() {}

    package static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }

    package func makeCache(subviews: Subviews) -> Cache { stack.makeCache(subviews: subviews) }
    package func updateCache(_ cache: inout Cache, subviews: Subviews) {
        stack.updateCache(&cache, subviews: subviews)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
        return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    package func _lengthRange(along axis: Axis, subviews: Subviews, cache: inout Cache) -> LengthRange? {
        if subviews.count == 1 { return subviews[0].element.lengthRange(along: axis) }
        return stack._lengthRange(along: axis, subviews: subviews, cache: &cache)
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: proposal) }
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
