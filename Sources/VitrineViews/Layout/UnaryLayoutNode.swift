/// A modifier that lays out each subview by itself: frame, padding, offset …
package protocol LayoutModifier: NodeLayoutModifier {
    associatedtype Unary
    nonisolated var layout: Unary { get }
}

/// A modifier whose layout depends on the tree its node stands in.
package protocol NodeLayoutModifier: PathModifier {
    associatedtype Unary: UnaryLayout
    nonisolated func layout(for node: ViewNode) -> Unary
}

extension LayoutModifier {
    nonisolated package func layout(for node: ViewNode) -> Unary { layout }
}

extension NodeLayoutModifier {
    nonisolated package static var kind: PathModifierKind { .wrapper }
    nonisolated package static func _makeWrapper(
        _ list: ModifiedListNode<Self>, _ inputs: ViewInputs
    ) -> WrapperNode? { UnaryLayoutNode(list, inputs) }
}

/// The node of a layout modifier.
package final class UnaryLayoutNode<M: NodeLayoutModifier>: WrapperNode {
    private let list: ModifiedListNode<M>
    @exclusivity(unchecked) private var version: UInt32
    private var layout: M.Unary { list.modifier.layout(for: self) }
    /// The last answer and what was proposed for it; NaN stands for nil.
    @exclusivity(unchecked) private var last = (
        size: CGSize(width: -1, height: -1), width: CGFloat.nan, height: CGFloat.nan
    )

    init(_ list: ModifiedListNode<M>, _ inputs: ViewInputs) {
        self.list = list
        version = list.version
        super.init(inputs)
    }

    package override func refresh(_ inputs: ViewInputs) {
        let direction = environment.layoutDirection
        super.refresh(inputs)
        guard list.version != version || direction != environment.layoutDirection else { return }
        version = list.version
        needsLayout()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = layout.sizeThatFits(proposal, child)
        last = (size, proposal.width ?? .nan, proposal.height ?? .nan)
        return size
    }

    /// The proposal that gave `size`, if it was the last one: the child's place may depend on it.
    private func proposal(for size: CGSize) -> ProposedViewSize {
        guard last.size == size else { return ProposedViewSize(size) }
        return ProposedViewSize(
            width: last.width.isNaN ? nil : last.width, height: last.height.isNaN ? nil : last.height)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let placement = layout.place(in: size, proposal, child)
        let childSize = child.sizeThatFits(placement.proposal)
        var origin = placement.origin
        if environment.layoutDirection == .rightToLeft { origin.x = size.width - origin.x - childSize.width }
        if origin != childOrigin {
            childOrigin = origin
            if host.isLive { host.displayChanges.moved(child) }
        }
        child.layout(childSize, placement.proposal)
    }

    package override func guide(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        layout.explicitAlignment(key, in: size, proposal(for: size), child)
    }
    package override var spacing: ViewSpacing { layout.spacing(child) }
    package override func lengthRange(along axis: Axis) -> LengthRange? { layout.lengthRange(along: axis, child) }
}
