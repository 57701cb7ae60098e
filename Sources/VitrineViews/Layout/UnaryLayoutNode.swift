/// A modifier that lays out each subview by itself: frame, padding, offset …
package protocol LayoutModifier: PathModifier {
    associatedtype Unary: UnaryLayout
    /// All that the modifier keeps: nodes find it where the modifier is.
    nonisolated var layout: Unary { get }
}

extension LayoutModifier {
    nonisolated package static var kind: PathModifierKind { .wrapper }
    nonisolated package static func _makeWrapper(
        _ declared: __owned Declared<Self>, _ inputs: ViewInputs
    ) -> WrapperNode {
        assert(MemoryLayout<Self>.size == MemoryLayout<Unary>.size)
        return UnaryLayoutNode<Unary>(inputs, declared.erased)
    }
}

/// The node of a modifier that lays out by a unary layout.
package class UnaryLayoutNode<Unary: UnaryLayout>: WrapperNode {
    /// Where the layout is: in the modifier.
    package var place: UnsafePointer<Unary> { _declared.address.assumingMemoryBound(to: Unary.self) }
    /// The last answer and what was proposed for it.
    @exclusivity(unchecked) private var last = (size: CGSize.zero, proposal: ShortProposal.unknown)

    // Lent, with the child: whoever knows the type only as a parameter would copy the layout at each call.
    @inline(__always)
    private func withLayout<Result>(_ body: (borrowing Unary, ViewNode) -> Result) -> Result {
        _lend(place) { layout in withChild { body(layout, $0) } }
    }

    package final override func refresh(_ inputs: ViewInputs) {
        let direction = environment.layoutDirection
        super.refresh(inputs)
        if takeVersion() || direction != environment.layoutDirection { needsLayout() }
    }

    package final override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        let answer = withLayout { $0.answer(proposal, $1) }
        last = (answer.size, ShortProposal(proposal))
        return answer
    }

    /// The proposal that gave `size`, if it was the last one: the child's place may depend on it.
    private func proposal(for size: CGSize) -> ProposedViewSize {
        last.size == size && !last.proposal.isUnknown ? last.proposal.value : ProposedViewSize(size)
    }

    package final override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let (placement, childSize) = withLayout { layout, child in
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

    package final override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        // Edges and centres are hardly ever set, and where not, no size is needed to know.
        if key.isEdgeOrCenter,
            withLayout({ !$0.mayAlign(key) && $1.explicitAlignment(key, at: size) == nil })
        {
            return nil
        }
        return withLayout { $0.explicitAlignment(key, in: size, proposal(for: size), $1) }
    }
    package final override var spacing: ViewSpacing { withLayout { $0.spacing($1) } }
    package final override func lengthRange(along axis: Axis) -> LengthRange? {
        withLayout { $0.lengthRange(along: axis, $1) }
    }
}
