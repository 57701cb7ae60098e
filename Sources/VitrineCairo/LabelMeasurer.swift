import VitrineDisplay

/// The advance tables in use, and the text they can measure and shape.
struct LabelMeasurer {
    private struct Key: Hashable {
        var font: FontDescription
        var language: String
    }

    private var tables = TwoGenerationCache<Key, AdvanceTable>(bound: 64)
    /// The table used last: neighbours in a list share a font.
    private var last: (key: Key, table: AdvanceTable)?

    /// What `text` measures if it is a plain label that fits `width`, else nil.
    mutating func measure(
        _ text: StyledText, width: CGFloat, height: CGFloat, fonts: FontStore
    ) -> TextMeasure? {
        guard let table = table(for: text, fonts), let natural = table.width(of: text.runs[0].string) else {
            return nil
        }
        if width <= 0 { return inNoWidth(text, height: height, table) }
        return natural <= width ? table.line(natural) : nil
    }

    /// The glyphs of `text` if it is a plain label that fits `size`; they last until the next call.
    mutating func shape(_ text: StyledText, size: CGSize, fonts: FontStore) -> GlyphRun? {
        guard size.width > 0, let table = table(for: text, fonts),
            let (item, letters) = table.shape(text.runs[0].string)
        else { return nil }
        var run = GlyphRun(item, letters, run: 0, x: 0, baseline: table.ascent)
        guard run.width <= size.width else { return nil }
        run.x = text.offset(of: run.width, in: size.width)
        return run
    }

    /// The table for a text of one look that is read from left to right.
    private mutating func table(for text: StyledText, _ fonts: FontStore) -> AdvanceTable? {
        guard text.runs.count == 1, text.writingDirection == .leftToRight, text.runs[0].kerning == 0,
            text.runs[0].baselineOffset == 0
        else { return nil }
        return table(for: text.runs[0].font, text.language, fonts)
    }

    /// One letter a line, as many lines as may be.
    private func inNoWidth(_ text: StyledText, height: CGFloat, _ table: AdvanceTable) -> TextMeasure? {
        let line = table.ascent + table.descent
        let pitch = line + max(text.lineSpacing, 0)
        guard pitch > 0, height >= 0, pitch.isFinite else { return nil }
        var count = min(text.runs[0].string.utf8.count, max(text.lineLimit ?? .max, 1))
        let room = (height + 1.0 / 128 - line) / pitch + 1
        if room < CGFloat(count) { count = max(1, Int(room)) }
        let last = CGFloat(count - 1) * pitch
        return TextMeasure(
            size: CGSize(width: 0, height: last + line), firstBaseline: table.ascent,
            lastBaseline: last + table.ascent, lineCount: count)
    }

    mutating func table(for font: FontDescription, _ language: String, _ fonts: FontStore) -> AdvanceTable {
        if let last, last.key.font == font, last.key.language == language { return last.table }
        let key = Key(font: font, language: language)
        let table =
            tables.value(for: key)
            ?? {
                let made = AdvanceTable(font, language: language, fonts: fonts)
                tables.insert(made, for: key)
                return made
            }()
        last = (key, table)
        return table
    }
}
