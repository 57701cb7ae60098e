import VitrineLayout

/// What to propose to a view when nobody said: nothing, so that it takes its own size, if that is one to look at, and
/// otherwise a phone's width and height.
///
/// A shape or a colour has no size of its own and says 10 × 10; a paragraph without a width is one endless line. A page
/// may be as long as it is: a height is no reason to cut its texts short.
func initialProposal(measuredBy measure: (ProposedViewSize) -> CGSize) -> ProposedViewSize {
    let own = measure(.unspecified)
    let sensible: ClosedRange<CGFloat> = 10.5...1200
    if sensible.contains(own.width), own.height >= sensible.lowerBound { return .unspecified }
    return ProposedViewSize(width: 400, height: 800)
}
