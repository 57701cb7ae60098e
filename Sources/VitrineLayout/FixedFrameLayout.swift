/// `frame(width:height:alignment:)`: exactly these lengths, where they are given.
///
/// See <https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)>.
package struct FixedFrameLayout: UnaryLayout, Equatable {
    private let (fixedWidth, fixedHeight): (OptionalLength, OptionalLength)
    package var width: CGFloat? { fixedWidth.value }
    package var height: CGFloat? { fixedHeight.value }
    package let alignment: Alignment

    /// Lengths that are negative, infinite or not a number are left out with a warning (A4-05).
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        fixedWidth = OptionalLength(Self.valid(width))
        fixedHeight = OptionalLength(Self.valid(height))
        self.alignment = alignment
    }

    private static func valid(_ length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        if length >= 0 && length < .infinity { return length }
        LayoutWarning.invalidFrameDimension.report()
        return nil
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutElement) -> CGSize {
        answer(proposal, child).size
    }

    package func answer(_ proposal: ProposedViewSize, _ child: LayoutElement) -> SizeAnswer {
        if let width, let height {
            return SizeAnswer(CGSize(width: width, height: height), free: .both)
        }
        // The child never hears what is proposed on an axis that is fixed.
        var answer = child.answer(childProposal(proposal))
        if let width {
            answer.size.width = width
            answer.free.insert(.horizontal)
        }
        if let height {
            answer.size.height = height
            answer.free.insert(.vertical)
        }
        return answer
    }

    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ child: LayoutElement) -> UnaryPlacement {
        let proposal = childProposal(proposal)
        let dimensions = ViewDimensions(size: child.sizeThatFits(proposal), element: child)
        return UnaryPlacement(origin: alignment.origin(of: dimensions, in: size), proposal: proposal)
    }

    /// The child's preferences, on the axes that are not framed.
    package func spacing(_ child: LayoutElement) -> ViewSpacing {
        if width != nil && height != nil { return ViewSpacing() }
        var spacing = child.spacing
        if width != nil { spacing.reset(.horizontal) }
        if height != nil { spacing.reset(.vertical) }
        return spacing
    }

    package func lengthRange(along axis: Axis, _ child: LayoutElement) -> LengthRange? {
        if let length = axis == .horizontal ? width : height { return .rigid(length) }
        return child.lengthRange(along: axis)
    }
}
