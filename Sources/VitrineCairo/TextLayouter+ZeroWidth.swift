import CPango
import VitrineDisplay

extension TextLayouter {
    /// What the text measures in no width: one character a line, and 0 wide (C1-06).
    ///
    /// Stacks ask every text for this to learn how far it can shrink. Having Pango wrap it would cost a line for every
    /// character; one layout without wrapping tells all that is needed.
    func measureInNoWidth() -> TextMeasure {
        let source = TextSource(text)
        let layout = makeLayout(source, width: .infinity, ellipsize: nil)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let isCharacterStart = characterStarts(of: layout, count: source.bytes.count)
        let limit = max(text.lineLimit ?? .max, 1)
        var result = TextMeasure(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
        func add(_ ascent: CGFloat, _ descent: CGFloat) -> Bool {
            let top = result.lineCount == 0 ? 0 : result.size.height + max(text.lineSpacing, 0)
            let bottom = top + ascent + descent
            guard result.lineCount == 0 || (result.lineCount < limit && bottom <= height) else { return false }
            if result.lineCount == 0 { result.firstBaseline = ascent }
            result.lastBaseline = top + ascent
            result.size.height = bottom
            result.lineCount += 1
            return true
        }
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node {
            node = current.pointee.next
            for stretch in stretches(of: Self.line(current), source) {
                // An empty line is a line.
                let count = stretch.bytes.isEmpty ? 1 : isCharacterStart[stretch.bytes].count { $0 }
                for _ in 0..<count {
                    guard add(stretch.ascent, stretch.descent) else { return result }
                }
            }
        }
        return result
    }

    /// For each byte, whether a reader's character starts there.
    private func characterStarts(of layout: OpaquePointer, count: Int) -> [Bool] {
        var starts = [Bool](repeating: false, count: count)
        var attributeCount: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &attributeCount),
            let text = pango_layout_get_text(layout)
        else { return starts }
        // One attribute for each code point.
        var codePoint = 0
        for offset in 0..<count where UInt8(bitPattern: text[offset]) & 0xC0 != 0x80 && codePoint < attributeCount {
            starts[offset] = attributes[codePoint].is_cursor_position != 0
            codePoint += 1
        }
        return starts
    }
}
