import CPango
import VitrineDisplay

extension TextBlock {
    /// The block's lines as letters with positions.
    func placed(_ text: StyledText, width: CGFloat, _ fonts: FontStore) -> PlacedText {
        PlacedText(
            lines: lines.map { line in
                let start = text.offset(of: line.width, in: width)
                return PlacedText.Line(baseline: line.baseline, runs: runs(of: line, text, fonts, from: start))
            })
    }

    private func runs(
        of line: Line, _ text: StyledText, _ fonts: FontStore, from start: CGFloat
    ) -> [PlacedText.Run] {
        let source = layouts[line.layout].source
        var found: [(offset: Int, run: PlacedText.Run)] = []
        var x = start
        var node = line.line.pointee.runs
        while let current = node {
            let glyphs = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let item = glyphs.pointee.item!
            let offset = Int(item.pointee.offset)
            let end = min(offset + Int(item.pointee.length), source.bytes.count)
            let index = source.run(at: offset)
            let string = String(decoding: source.bytes[offset..<max(offset, end)], as: UTF8.self)
            var run = PlacedText.Run(
                string, source: index, x: x, width: points(pango_glyph_string_get_width(glyphs.pointee.glyphs)))
            x += run.width
            let face = fonts.face(item.pointee.analysis.font)
            run.isRightToLeft = item.pointee.analysis.level % 2 == 1
            run.hasColor = face.hasColor
            run.font = fonts.differing(from: text.runs[index].font)
            let asked = fonts.configuration.firstFamily(for: run.font ?? text.runs[index].font)
            if face.family.lowercased() != asked.lowercased() { run.fallbackFamily = face.family }
            found.append((offset, run))
            node = current.pointee.next
        }
        return found.sorted { $0.offset < $1.offset }.map(\.run)
    }
}

extension FontStore {
    /// What a font turned out to be, if that is another.
    func differing(from font: FontDescription) -> FontDescription? {
        let result = resolved(font)
        return result == font ? nil : result
    }
}
