nonisolated struct AlignmentGuideModifier: LayoutModifier {
    typealias Body = Never
    let layout: AlignmentGuideLayout
}

extension View {
    /// Sets the view's value of a horizontal guide, in points from its leading edge.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-9mdoh>.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(layout: AlignmentGuideLayout(g.key, value: computeValue)))
    }

    /// Sets the view's value of a vertical guide, in points from its top edge.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(layout: AlignmentGuideLayout(g.key, value: computeValue)))
    }
}
