/// A modifier that lays out each subview by itself: frame, padding, offset …
package protocol LayoutModifier: PathModifier {
    associatedtype Unary: UnaryLayout
    nonisolated var layout: Unary { get }
    /// The layout where it depends on the tree the node stands in.
    nonisolated func layout(for node: ViewNode) -> Unary
    nonisolated static var dependsOnNode: Bool { get }
}

extension LayoutModifier {
    nonisolated package func layout(for node: ViewNode) -> Unary { layout }
    nonisolated package static var dependsOnNode: Bool { false }

    nonisolated package static var kind: PathModifierKind { .wrapper }
    nonisolated package static func _makeWrapper(
        _ declared: __owned Declared<Self>, _ inputs: ViewInputs
    ) -> WrapperNode { UnaryLayoutNode(declared, inputs) }
}

/// The node of a layout modifier.
package final class UnaryLayoutNode<M: LayoutModifier>: WrapperNode {
    private var declared: Declared<M> { Declared(_declared) }
    /// The modifier's layout, beside the other things that are looked at in a layout.
    @exclusivity(unchecked) private var known: M.Unary
    // Lent, not copied.
    private var layout: M.Unary { _read { yield known } }
    /// The last answer and what was proposed for it; NaN stands for nil.
    @exclusivity(unchecked) private var last = (
        size: CGSize(width: -1, height: -1), width: CGFloat.nan, height: CGFloat.nan
    )

    init(_ declared: Declared<M>, _ inputs: __shared ViewInputs) {
        known = declared.value.layout
        super.init(inputs, declared.erased)
        if M.dependsOnNode { known = declared.value.layout(for: self) }
    }

    package override func needsLayout() {
        if M.dependsOnNode { known = declared.value.layout(for: self) }
        super.needsLayout()
    }

    package override func refresh(_ inputs: ViewInputs) {
        let direction = environment.layoutDirection
        super.refresh(inputs)
        guard takeVersion() || direction != environment.layoutDirection else { return }
        known = declared.value.layout
        needsLayout()
    }

    package override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        let answer = withChild { layout.answer(proposal, $0) }
        last = (answer.size, proposal.width ?? .nan, proposal.height ?? .nan)
        return answer
    }

    /// The proposal that gave `size`, if it was the last one: the child's place may depend on it.
    private func proposal(for size: CGSize) -> ProposedViewSize {
        guard last.size == size else { return ProposedViewSize(size) }
        return ProposedViewSize(
            width: last.width.isNaN ? nil : last.width, height: last.height.isNaN ? nil : last.height)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let (placement, childSize) = withChild { child in
            let placement = layout.place(in: size, proposal, child)
            return (placement, child.sizeThatFits(placement.proposal))
        }
        var origin = placement.origin
        if layoutDirection == .rightToLeft { origin.x = size.width - origin.x - childSize.width }
        if origin != childOrigin {
            childOrigin = origin
            if isLive { host.displayChanges.moved(child) }
        }
        withChild { $0.layout(childSize, placement.proposal) }
    }

    package override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        // Edges and centres are hardly ever set, and where not, no size is needed to know.
        if key.isEdgeOrCenter, !layout.mayAlign(key), withChild({ $0.explicitAlignment(key, at: size) }) == nil {
            return nil
        }
        return withChild { layout.explicitAlignment(key, in: size, proposal(for: size), $0) }
    }
    package override var spacing: ViewSpacing { withChild { layout.spacing($0) } }
    package override func lengthRange(along axis: Axis) -> LengthRange? {
        withChild { layout.lengthRange(along: axis, $0) }
    }
}
