import VitrineLayout

/// What to propose to a view when nobody said: nothing, so that it takes its own size, if that is one to look at, and
/// otherwise a phone's width and height.
///
/// A shape or a colour has no size of its own and says 10 × 10; a paragraph without a width is one endless line.
func initialProposal(measuredBy measure: (ProposedViewSize) -> CGSize) -> ProposedViewSize {
    let own = measure(.unspecified)
    let sensible: ClosedRange<CGFloat> = 10.5...1200
    if sensible.contains(own.width), sensible.contains(own.height) { return .unspecified }
    return ProposedViewSize(width: 400, height: 800)
}
