/// A line under or through a run, as every renderer draws it.
package struct TextDecoration: Sendable {
    /// From the baseline downward to the line's middle.
    package var offset: CGFloat
    package var thickness: CGFloat
    package var dash: [CGFloat]
    package var paint: Paint
}

extension StyledText.Run {
    /// Underline and strikethrough: a point thick at least (C1-19, C1-20, C2-16).
    package func decorations(_ metrics: FontMetrics) -> [TextDecoration] {
        guard underline != nil || strikethrough != nil else { return [] }
        let size = font.clampedSize
        let thickness = max((size * 0.05859).rounded(), 1)
        func decoration(_ line: StyledText.Line, offset: CGFloat) -> TextDecoration {
            TextDecoration(
                offset: offset, thickness: thickness, dash: line.pattern.dash.map { $0 * thickness },
                paint: line.color.map(Paint.color) ?? paint)
        }
        return [
            // The font's offset is where the line ends below: so 13 points give 14...15 of 16 (C1-19).
            underline.map { decoration($0, offset: size * 0.15137 - thickness / 2) },
            strikethrough.map { decoration($0, offset: -metrics.xHeight / 2) },
        ].compactMap(\.self)
    }
}

extension StyledText.Line.Pattern {
    /// Strokes and gaps, as multiples of the line's thickness.
    fileprivate var dash: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}

extension FontDescription {
    /// The size as text engines can take it: 16.16 scales overflow far above, and 0 means "default" to some.
    package var clampedSize: CGFloat { size.isNaN ? 13 : min(max(size, 0.1), 4_000) }
}
