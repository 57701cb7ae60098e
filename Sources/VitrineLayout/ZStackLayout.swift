/// A layout that stands its subviews on top of each other.
///
/// See <https://developer.apple.com/documentation/swiftui/zstacklayout>.
public struct ZStackLayout: Layout, Equatable, Sendable {
    /// The guides on which the subviews are lined up.
    public var alignment: Alignment

    /// A stack that lines its subviews up on `alignment` in both axes.
    @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The union of the aligned subviews of the highest priority, each proposed the whole (A6-01).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        union(subviews, proposal).size
    }

    /// Proposes every subview the stack's own size and lines it up (A6-06).
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let proposal = ProposedViewSize(bounds.size)
        let union = union(subviews, proposal)
        for subview in subviews {
            let origin = origin(of: subview.dimensions(in: proposal))
            subview.place(
                at: CGPoint(
                    x: bounds.minX + origin.x - union.minX, y: bounds.minY + origin.y - union.minY),
                proposal: proposal)
        }
    }

    /// The aligned extent of the subviews of the highest priority, from where their guides meet.
    private func union(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGRect {
        var highest = -Double.infinity
        for element in subviews.elements { highest = max(highest, element.layoutPriority) }
        var (lowerX, lowerY) = (CGFloat.infinity, CGFloat.infinity)
        var (upperX, upperY) = (-CGFloat.infinity, -CGFloat.infinity)
        for element in subviews.elements where element.layoutPriority == highest {
            let dimensions = ViewDimensions(size: element.sizeThatFits(proposal), element: element)
            let origin = origin(of: dimensions)
            (lowerX, upperX) = (min(lowerX, origin.x), max(upperX, origin.x + dimensions.width))
            (lowerY, upperY) = (min(lowerY, origin.y), max(upperY, origin.y + dimensions.height))
        }
        if subviews.isEmpty { return .zero }
        return CGRect(x: lowerX, y: lowerY, width: upperX - lowerX, height: upperY - lowerY)
    }

    // An endless length has its guide at its start: there is no telling where its centre is.
    private func origin(of dimensions: ViewDimensions) -> CGPoint {
        CGPoint(
            x: dimensions.width < .infinity ? -dimensions[alignment.horizontal] : 0,
            y: dimensions.height < .infinity ? -dimensions[alignment.vertical] : 0)
    }

    /// The largest subview's range, where all are known and none sets the guide they are lined up on.
    public func _lengthRange(along axis: Axis, subviews: Subviews, cache: inout Void) -> LengthRange? {
        let guide = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
        guard guide.isEdgeOrCenter else { return nil }
        var total = LengthRange.rigid(0)
        for element in subviews.elements {
            guard element.layoutPriority == subviews.elements[0].layoutPriority,
                let range = element.lengthRange(along: axis), element.explicitAlignment(guide, at: .zero) == nil
            else { return nil }
            total = LengthRange(min: max(total.min, range.min), max: max(total.max, range.max))
        }
        return total
    }

    /// An empty stack gives way to everything (A2-30).
    public func _layoutPriority(isEmpty: Bool) -> Double { isEmpty ? -.infinity : 0 }

    /// Edges and centres are the container's own.
    public var _hasPlainEdges: Bool { true }
}
