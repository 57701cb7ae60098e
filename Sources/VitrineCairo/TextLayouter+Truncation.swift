import CPango
import VitrineDisplay

extension TextLayouter {
    /// Replaces the block's last line with one that says that text is missing.
    func truncate(_ block: TextBlock, _ source: TextSource) {
        let old = block.lines.removeLast()
        let rest = shortened(source, from: Int(old.line.pointee.start_index))
        let layout = makeLayout(rest, width: .infinity, ellipsize: nil)
        let entry = block.adopt(layout, rest)
        var line = line(pango_layout_get_line_readonly(layout, 0), before: nil, in: entry, rest)
        // The line keeps its height even if the glyphs that made it so are gone: at that height it was let in.
        let descent = max(old.bottom - old.baseline, line.bottom - line.baseline)
        line.top = old.top
        line.baseline = max(old.baseline, old.top + line.baseline)
        line.bottom = line.baseline + descent
        block.lines.append(line)
    }

    /// What the last line holds: the text from `start` on, an ellipsis in place of what does not fit.
    private func shortened(_ source: TextSource, from start: Int) -> TextSource {
        let count = source.bytes.count
        let end = source.bytes[start...].firstIndex(where: Self.isLineBreak) ?? count
        let paragraph = source.slice(start..<end)
        guard end < count else {
            guard let guess = ellipsisRange(in: paragraph) else { return paragraph }
            return fitted(paragraph, guess)
        }
        // Whole paragraphs are left out: an ellipsis even if this one fits.
        let lastEnd = source.bytes.lastIndex { !Self.isLineBreak($0) } ?? 0
        let lastStart = source.bytes[..<lastEnd].lastIndex(where: Self.isLineBreak).map { $0 + 1 } ?? 0
        let last = source.slice(max(lastStart, start)..<count)
        let whole =
            switch text.truncation {
            case .tail: paragraph
            case .head: last
            case .middle: paragraph + last
            }
        let seam = text.truncation == .head ? 0 : paragraph.bytes.count
        let joined = cut(whole, seam..<seam)
        if fits(joined) { return joined }
        return fitted(whole, ellipsisRange(in: whole) ?? seam..<seam)
    }

    /// The least cut near Pango's that leaves a line that fits.
    ///
    /// Pango does not count that spaces next to the ellipsis go, nor kerning with it. Where its cut is not the least,
    /// a text laid out once more in the width it took would be cut once more.
    private func fitted(_ source: TextSource, _ guess: Range<Int>) -> TextSource {
        var range = guess
        let (keepsHead, keepsTail) = (text.truncation != .head, text.truncation != .tail)
        while !fits(cut(source, range)) {
            if keepsHead, range.lowerBound > 0 {
                range = source.characterStart(before: range.lowerBound)..<range.upperBound
            } else if keepsTail, range.upperBound < source.bytes.count {
                range = range.lowerBound..<source.characterEnd(after: range.upperBound)
            } else {
                break
            }
        }
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            if keepsHead, range.lowerBound < range.upperBound {
                let wider = min(source.characterEnd(after: range.lowerBound), range.upperBound)..<range.upperBound
                if !wider.isEmpty, fits(cut(source, wider)) { (range, hasGrown) = (wider, true) }
            }
            if keepsTail, range.lowerBound < range.upperBound {
                let wider = range.lowerBound..<max(source.characterStart(before: range.upperBound), range.lowerBound)
                if !wider.isEmpty, fits(cut(source, wider)) { (range, hasGrown) = (wider, true) }
            }
        }
        return cut(source, range)
    }

    /// `source` with an ellipsis in place of `range` and of the spaces next to it.
    private func cut(_ source: TextSource, _ range: Range<Int>) -> TextSource {
        var before = source.slice(0..<range.lowerBound)
        var after = source.slice(range.upperBound..<source.bytes.count)
        before.dropTrailingSpaces()
        after.dropLeadingSpaces()
        let look = before.isEmpty ? source.run(at: range.lowerBound) : source.run(at: before.bytes.count - 1)
        return before + TextSource.ellipsis(run: look) + after
    }

    private func fits(_ source: TextSource) -> Bool {
        guard width.isFinite else { return true }
        let layout = makeLayout(source, width: .infinity, ellipsize: nil)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        return logical.width <= units(width)
    }

    /// Which bytes Pango would replace to make `source` fit one line; nil when it fits as it is.
    private func ellipsisRange(in source: TextSource) -> Range<Int>? {
        guard width.isFinite else { return nil }
        let mode: PangoEllipsizeMode =
            switch text.truncation {
            case .head: PANGO_ELLIPSIZE_START
            case .middle: PANGO_ELLIPSIZE_MIDDLE
            case .tail: PANGO_ELLIPSIZE_END
            }
        let layout = makeLayout(source, width: width, ellipsize: mode)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        guard pango_layout_is_ellipsized(layout) != 0, let line = pango_layout_get_line_readonly(layout, 0) else {
            return nil
        }
        var node = line.pointee.runs
        while let current = node {
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            if let item = run.pointee.item, vitrine_is_ellipsis(item) != 0 {
                let start = Int(item.pointee.offset)
                return start..<min(start + Int(item.pointee.length), source.bytes.count)
            }
            node = current.pointee.next
        }
        return nil
    }

    private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
