extension Text: View, LeafView {
    nonisolated package func resolve(_ inputs: ViewInputs) -> TextLayout { TextLayout(self, inputs) }

    nonisolated package func sizeThatFits(_ proposal: ProposedViewSize, _ layout: TextLayout) -> CGSize {
        layout.sizeThatFits(proposal, self)
    }

    nonisolated package func freeAxes(
        _ proposal: ProposedViewSize, _ size: CGSize, _ layout: TextLayout
    ) -> Axis.Set {
        layout.isOnItsLine(size) ? .vertical : []
    }

    nonisolated package func keepsLayout(_ before: TextLayout, _ layout: TextLayout, isSame: Bool) -> Bool {
        layout.isLaidOut(like: before, self, isSameText: isSame)
    }

    nonisolated package func record(_ layout: TextLayout, into leaf: inout LeafRecorder) {
        if let text = layout.painted(in: leaf.size, leaf.environment, self) { leaf.add(.text(text, size: leaf.size)) }
    }

    nonisolated package func spacing(_ layout: TextLayout) -> ViewSpacing { layout.spacing(self) }

    nonisolated package func explicitAlignment(
        _ key: AlignmentKey, at size: CGSize, _ layout: TextLayout
    ) -> CGFloat? {
        layout.baseline(key.kind, at: size, self)
    }

    nonisolated package func text(_ layout: TextLayout) -> String? { layout.string(self) }

    nonisolated package func lengthRange(along axis: Axis, _ layout: TextLayout) -> LengthRange? {
        axis == .horizontal ? layout.widthRange(self) : nil
    }
}
