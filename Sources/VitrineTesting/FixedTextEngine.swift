import VitrineDisplay

/// The metrics of `TestHost.Fonts.fixed`: a character is `w` wide and its line `2w` high, with the baseline `1.5w` below
/// the top; `w` is 10 for the body font, and for others in proportion to their size, in whole points.
///
/// Lines break after spaces, and in a word that is longer than the line.
package final class FixedTextEngine: TextEngine {
    package init() {}

    /// The width of a character of a font, in points.
    static func width(of font: FontDescription) -> CGFloat { max((font.size * 10 / 17).rounded(), 1) }

    private struct Line {
        var width: CGFloat = 0
        var above: CGFloat = 0
        var below: CGFloat = 0
    }

    private struct Glyph {
        let character: Character
        let width, advance, offset: CGFloat

        init(_ character: Character, _ run: StyledText.Run) {
            self.character = character
            width = FixedTextEngine.width(of: run.font)
            advance = character.isNewline ? 0 : width + run.kerning
            offset = run.baselineOffset
        }
    }

    package func measure(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure {
        let glyphs = text.runs.flatMap { run in run.string.map { Glyph($0, run) } }
        let lines = lines(glyphs, width)
        var shown: [Line] = []
        var (bottom, firstBaseline, lastBaseline) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for line in lines.prefix(max(text.lineLimit ?? .max, 1)) {
            let top = shown.isEmpty ? 0 : bottom + text.lineSpacing
            if !shown.isEmpty, top + line.above + line.below > height { break }
            if shown.isEmpty { firstBaseline = line.above }
            lastBaseline = top + line.above
            bottom = top + line.above + line.below
            shown.append(line)
        }
        var widest = shown.map { min($0.width, width) }.max() ?? 0
        // The last line that is left goes on with what would have stood below, up to the edge.
        if shown.count < lines.count, width.isFinite { widest = width }
        return TextMeasure(
            size: CGSize(width: widest, height: bottom), firstBaseline: firstBaseline, lastBaseline: lastBaseline,
            lineCount: shown.count)
    }

    private func lines(_ glyphs: [Glyph], _ width: CGFloat) -> [Line] {
        var lines: [Line] = []
        var start = 0
        while start < glyphs.count {
            let end = lineEnd(glyphs, from: start, width)
            var line = Line()
            var length: CGFloat = 0
            for glyph in glyphs[start..<end] {
                length += glyph.advance
                // Spaces at the end of a broken line take no room.
                if glyph.character != " " || end == glyphs.count { line.width = length }
                line.above = max(line.above, 1.5 * glyph.width + max(glyph.offset, 0))
                line.below = max(line.below, 0.5 * glyph.width + max(-glyph.offset, 0))
            }
            lines.append(line)
            start = end
        }
        return lines
    }

    private func lineEnd(_ glyphs: [Glyph], from start: Int, _ width: CGFloat) -> Int {
        var length: CGFloat = 0
        var lastBreak: Int?
        for i in start..<glyphs.count {
            if glyphs[i].character.isNewline { return i + 1 }
            length += glyphs[i].advance
            if glyphs[i].character == " " {
                lastBreak = i + 1
            } else if length > width {
                return lastBreak ?? max(i, start + 1)
            }
        }
        return glyphs.count
    }

    package func metrics(of font: FontDescription) -> FontMetrics {
        let width = Self.width(of: font)
        return FontMetrics(
            ascent: 1.5 * width, descent: 0.5 * width, leading: 0, capHeight: width, xHeight: 0.7 * width)
    }
}
