/// `alignmentGuide(_:computeValue:)`: sets one guide of the child.
///
/// See <https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-9mdoh>.
package struct AlignmentGuideLayout: UnaryLayout {
    package let key: AlignmentKey
    package let value: (ViewDimensions) -> CGFloat

    package init(_ key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
        (self.key, self.value) = (key, value)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutElement) -> CGSize {
        child.sizeThatFits(proposal)
    }

    package func answer(_ proposal: ProposedViewSize, _ child: LayoutElement) -> SizeAnswer {
        child.answer(proposal)
    }

    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement) -> UnaryPlacement {
        UnaryPlacement(proposal: proposal)
    }

    /// The computed value for the guide itself; other guides are the child's (A7-02).
    package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement
    ) -> CGFloat? {
        if key == self.key { return value(ViewDimensions(size: size, element: child)) }
        return child.explicitAlignment(key, at: size)
    }

    package func mayAlign(_ key: AlignmentKey) -> Bool { key == self.key }

    package func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange? {
        child.lengthRange(along: axis)
    }
}
