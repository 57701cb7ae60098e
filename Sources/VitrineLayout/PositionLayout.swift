/// `position(x:y:)`: takes all the space there is and stands the child's centre on a point in it.
///
/// See <https://developer.apple.com/documentation/swiftui/view/position(x:y:)>.
package struct PositionLayout: UnaryLayout, Equatable {
    package let position: CGPoint

    package init(_ position: CGPoint) { self.position = position }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutElement) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement) -> UnaryPlacement {
        let size = child.sizeThatFits(proposal)
        return UnaryPlacement(
            origin: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2), proposal: proposal)
    }

    package func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange? { .flexible }
}
