/// `offset(x:y:)`: the child is drawn elsewhere, and laid out as if it were not.
///
/// See <https://developer.apple.com/documentation/swiftui/view/offset(x:y:)>.
package struct OffsetLayout: UnaryLayout, Equatable {
    package let offset: CGSize

    package init(_ offset: CGSize) { self.offset = offset }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutElement) -> CGSize {
        child.sizeThatFits(proposal)
    }

    package func answer(_ proposal: ProposedViewSize, _ child: LayoutElement) -> SizeAnswer {
        child.answer(proposal)
    }

    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement) -> UnaryPlacement {
        UnaryPlacement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }

    /// The child's guides where they would be without the offset (A5-32).
    package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement
    ) -> CGFloat? {
        child.explicitAlignment(key, at: size)
    }

    package func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange? {
        child.lengthRange(along: axis)
    }
}
