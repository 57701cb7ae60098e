import CPango
import VitrineDisplay

/// Glyphs of one face and one look, as they are painted, with the letters they stand for; what it points to lasts as
/// long as the engine's lock is held.
struct GlyphRun {
    var item: UnsafeMutablePointer<PangoGlyphItem>
    /// What the item's offset counts in.
    var letters: UnsafePointer<CChar>
    /// Which of the text's runs it belongs to.
    var run: Int
    /// In points, from the left and the top of the box that the text is laid out in.
    var x, width, baseline: CGFloat

    init(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, _ letters: UnsafePointer<CChar>, run: Int, x: CGFloat,
        baseline: CGFloat
    ) {
        (self.item, self.letters, self.run) = (item, letters, run)
        (self.x, self.baseline) = (x, baseline)
        width = points(pango_glyph_string_get_width(item.pointee.glyphs))
    }

    var glyphs: UnsafeMutablePointer<PangoGlyphString> { item.pointee.glyphs }
    var font: UnsafeMutablePointer<PangoFont> { item.pointee.item.pointee.analysis.font }
}

/// A text laid out: a plain label of one run, or a block of lines.
enum GlyphSource {
    case label(GlyphRun)
    case block(TextBlock)

    /// Calls `body` with each run, line by line, from left to right; `width` is that of the text's box.
    func forEachRun(of text: StyledText, width: CGFloat, _ body: (GlyphRun) -> Void) {
        switch self {
        case .label(let run): body(run)
        case .block(let block): block.forEachRun(of: text, width: width, body)
        }
    }
}

extension TextBlock {
    fileprivate func forEachRun(of text: StyledText, width: CGFloat, _ body: (GlyphRun) -> Void) {
        for line in lines {
            let (layout, source) = layouts[line.layout]
            var x = text.offset(of: line.width, in: width)
            var node = line.line.pointee.runs
            while let current = node {
                node = current.pointee.next
                let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
                let index = source.run(at: Int(item.pointee.item.pointee.offset))
                let run = GlyphRun(
                    item, pango_layout_get_text(layout), run: index, x: x,
                    baseline: line.baseline - text.runs[index].baselineOffset)
                body(run)
                x += run.width
            }
        }
    }
}
