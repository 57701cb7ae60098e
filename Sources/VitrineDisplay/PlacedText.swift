/// A paragraph laid out in a box, for a renderer that writes the letters themselves and not their shapes.
package struct PlacedText: Sendable, Equatable {
    /// Neighbouring letters of one face, one look and one direction.
    package struct Run: Sendable, Equatable {
        package var string: String
        /// Which of the text's runs it is part of.
        package var source: Int
        /// Where its left edge stands in the box.
        package var x: CGFloat
        package var width: CGFloat
        package var isRightToLeft = false
        /// The font that the text's font turned out to be, where that is another.
        package var font: FontDescription?
        /// The family of the face that draws it, where that is not the first the font asks for.
        package var fallbackFamily: String?
        /// Whether the glyphs have colours of their own.
        package var hasColor = false

        package init(_ string: String, source: Int, x: CGFloat, width: CGFloat) {
            (self.string, self.source, self.x, self.width) = (string, source, x, width)
        }
    }

    package struct Line: Sendable, Equatable {
        /// From the top of the box.
        package var baseline: CGFloat
        /// In the order in which they are read.
        package var runs: [Run]
        package init(baseline: CGFloat, runs: [Run]) { (self.baseline, self.runs) = (baseline, runs) }
    }

    package var lines: [Line]
    package init(lines: [Line] = []) { self.lines = lines }
}

extension TextEngine {
    /// For an engine that only measures: one line, its runs side by side.
    package func place(_ text: StyledText, size: CGSize) -> PlacedText {
        var x: CGFloat = 0
        let runs = text.runs.enumerated().map { index, run in
            var alone = text
            alone.runs = [run]
            let width = measure(alone, width: .infinity, height: .infinity).size.width
            defer { x += width }
            return PlacedText.Run(run.string, source: index, x: x, width: width)
        }
        let baseline = measure(text, width: size.width, height: size.height).firstBaseline
        return PlacedText(lines: [PlacedText.Line(baseline: baseline, runs: runs)])
    }
}

extension StyledText {
    /// Where a line of `width` starts in a box of `available` points (C1-14).
    package func offset(of width: CGFloat, in available: CGFloat) -> CGFloat {
        guard available.isFinite else { return 0 }
        let free = available - width
        switch (alignment, direction) {
        case (.center, _): return free / 2
        case (.leading, .rightToLeft), (.trailing, .leftToRight): return free
        default: return 0
        }
    }
}
