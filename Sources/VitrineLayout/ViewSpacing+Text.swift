/// The measures of a line of text that its distance to other views depends on, in points.
package struct TextSpacingMetrics: Equatable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    /// The length of a pixel of the screen.
    package var pixel: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, pixel: CGFloat) {
        (self.ascent, self.descent, self.leading) = (ascent, descent, leading)
        (self.capHeight, self.pixel) = (capHeight, pixel)
    }

    /// The distance between baselines.
    package var lineHeight: CGFloat { ascent + descent + leading }

    // A tenth of the line, in whole pixels (A10-13).
    private var step: CGFloat { roundedUp(0.1 * (ascent + descent), to: pixel) }

    /// The distance from a view that is no text down to this line (A10-11).
    package var distanceAbove: CGFloat { descent + step }

    /// The distance from this line down to a view that is no text (A10-12).
    package var distanceBelow: CGFloat { ascent + descent + step - capHeight }
}

/// How lines of two texts are stacked.
package struct LineSpacing: Equatable, Sendable {
    package var leading: CGFloat
    package var pixel: CGFloat

    package init(leading: CGFloat, pixel: CGFloat) { (self.leading, self.pixel) = (leading, pixel) }

    /// The lower line's leading, in whole pixels of the upper one (A10-15 to A10-17).
    package func distance(to lower: LineSpacing) -> CGFloat { roundedUp(lower.leading, to: pixel) }
}

private func roundedUp(_ length: CGFloat, to pixel: CGFloat) -> CGFloat {
    guard pixel > 0 else { return length }
    // Dust from the division must not cost a pixel.
    return ((length / pixel) - 1e-9).rounded(.up) * pixel
}

extension ViewSpacing {
    /// The spacing of a text whose first and last lines have these measures; beside it everything stands plainly
    /// (A10-10).
    package init(text first: TextSpacingMetrics, last: TextSpacingMetrics? = nil) {
        let last = last ?? first
        self.init(
            textAbove: first.distanceAbove, below: last.distanceBelow,
            firstLine: LineSpacing(leading: first.leading, pixel: first.pixel),
            lastLine: LineSpacing(leading: last.leading, pixel: last.pixel))
    }

    /// The spacing of a text whose distances to views that are none are known.
    package init(textAbove: CGFloat, below: CGFloat, firstLine: LineSpacing, lastLine: LineSpacing) {
        self.init()
        top = Preference(text: textAbove, line: firstLine)
        bottom = Preference(text: below, line: lastLine)
    }
}
