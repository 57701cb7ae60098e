import VitrineDisplay

/// A text engine whose sizes are in proportion to the font's, also where texts are scaled, and that counts what it is
/// asked: a character is half as wide as its font is large, a line 1.2 times as high as the font, 0.95 of it above the
/// baseline.
///
/// It breaks lines at spaces, and words that are too long at any character.
final class LinearTextEngine: TextEngine, @unchecked Sendable {
    private(set) var measured = 0

    private struct Line {
        var width: CGFloat = 0
        /// Without the spaces at the end.
        var drawnWidth: CGFloat = 0
        var above: CGFloat = 0
        var below: CGFloat = 0
    }

    private struct Glyph {
        var character: Character
        var run: StyledText.Run
        var width: CGFloat { character == "\n" ? 0 : run.font.size / 2 + run.kerning }
    }

    func measure(_ text: StyledText, width: CGFloat, height: CGFloat) -> TextMeasure {
        measured += 1
        let glyphs = text.runs.flatMap { run in run.string.map { Glyph(character: $0, run: run) } }
        let lines = lines(glyphs, width)
        var bottom: CGFloat = 0
        var firstBaseline: CGFloat = 0
        var lastBaseline: CGFloat = 0
        var widest: CGFloat = 0
        var count = 0
        for line in lines.prefix(text.lineLimit ?? .max) {
            let top = count == 0 ? 0 : bottom + text.lineSpacing
            if count > 0, top + line.above + line.below > height { break }
            if count == 0 { firstBaseline = line.above }
            lastBaseline = top + line.above
            bottom = top + line.above + line.below
            widest = max(widest, min(line.width, width))
            count += 1
        }
        // A last line that lost what follows it is filled up to the width.
        if count < lines.count, width.isFinite { widest = min(width, (width / 5).rounded(.down) * 5) }
        return TextMeasure(
            size: CGSize(width: widest, height: bottom), firstBaseline: firstBaseline, lastBaseline: lastBaseline,
            lineCount: count)
    }

    private func lines(_ glyphs: [Glyph], _ width: CGFloat) -> [Line] {
        var lines: [Line] = []
        var start = 0
        while start < glyphs.count || lines.isEmpty {
            let end = lineEnd(glyphs, from: start, width)
            var line = Line()
            for glyph in glyphs[start..<end] {
                line.width += glyph.width
                if glyph.character != " " { line.drawnWidth = line.width }
                line.above = max(line.above, glyph.run.font.size * 0.95 + max(glyph.run.baselineOffset, 0))
                line.below = max(line.below, glyph.run.font.size * 0.25 + max(-glyph.run.baselineOffset, 0))
            }
            lines.append(line)
            if end == start { break }
            start = end
        }
        return lines
    }

    private func lineEnd(_ glyphs: [Glyph], from start: Int, _ width: CGFloat) -> Int {
        var length: CGFloat = 0
        var lastBreak: Int?
        for index in start..<glyphs.count {
            if glyphs[index].character == "\n" { return index + 1 }
            length += glyphs[index].width
            if glyphs[index].character == " " {
                lastBreak = index + 1
            } else if length > width {
                return lastBreak ?? max(index, start + 1)
            }
        }
        return glyphs.count
    }

    func metrics(of font: FontDescription) -> FontMetrics {
        FontMetrics(
            ascent: font.size * 0.95, descent: font.size * 0.25, leading: 0, capHeight: font.size * 0.7,
            xHeight: font.size * 0.5)
    }
}
