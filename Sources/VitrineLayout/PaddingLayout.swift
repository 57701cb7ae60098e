/// `padding(_:)`: space around the child.
///
/// See <https://developer.apple.com/documentation/swiftui/view/padding(_:_:)>.
package struct PaddingLayout: UnaryLayout, Equatable {
    package let insets: EdgeInsets

    /// The length of a padding that names none, in points (A5-01).
    package static let systemLength: CGFloat = 16
    /// The length of a tight padding, in points (A5-09).
    package static let tightLength: CGFloat = 8

    package init(_ insets: EdgeInsets) { self.insets = insets }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutElement) -> CGSize {
        answer(proposal, child).size
    }

    package func answer(_ proposal: ProposedViewSize, _ child: LayoutElement) -> SizeAnswer {
        var answer = child.answer(proposal.inset(by: insets))
        answer.size.width = max(answer.size.width + insets.horizontal, 0)
        answer.size.height = max(answer.size.height + insets.vertical, 0)
        return answer
    }

    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement) -> UnaryPlacement {
        UnaryPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    /// Plain on the padded edges: the neighbour meets the padding, not the child.
    package func spacing(_ child: LayoutElement) -> ViewSpacing {
        var spacing = child.spacing
        for edge in Edge.allCases where insets[edge] != 0 { spacing.reset(Edge.Set(edge)) }
        return spacing
    }

    package func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange? {
        let inset = axis == .horizontal ? insets.horizontal : insets.vertical
        // A negative padding proposes more than 0 when it is proposed 0.
        guard let range = child.lengthRange(along: axis), inset >= 0 || range.min == range.max else { return nil }
        return LengthRange(min: max(range.min + inset, 0), max: max(range.max + inset, 0))
    }
}
