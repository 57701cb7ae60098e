import CPango
import VitrineDisplay

/// Lays a paragraph out in a width and a height.
///
/// Pango's own limit counts lines within each paragraph ("a\nb\nc" with a limit of 2 gives 3), and its ellipsis
/// keeps the spaces before it. So the text is laid out without a limit first; only when lines are left over is the
/// last one that fits made anew, as a paragraph of its own.
struct TextLayouter {
    let fonts: FontStore
    let text: StyledText
    /// A hair more than was asked for: a text laid out in the width it measured must break as it did.
    private let width: CGFloat
    private let height: CGFloat

    init(fonts: FontStore, text: StyledText, width: CGFloat, height: CGFloat) {
        (self.fonts, self.text) = (fonts, text)
        self.width = width.isNaN ? .infinity : max(width, 0) + (width > 0 ? 1.0 / 128 : 0)
        self.height = height.isNaN ? .infinity : max(height, 0) + 1.0 / 128
    }

    func block() -> TextBlock {
        let block = TextBlock()
        let source = TextSource(text)
        let layout = makeLayout(source, width: width, ellipsize: nil)
        let main = block.adopt(layout, source)
        let total = Int(pango_layout_get_line_count(layout))
        let limit = min(max(text.lineLimit ?? .max, 1), total)
        for index in 0..<limit {
            let next = line(index, of: layout, in: main, source)
            guard add(next, to: block) else { break }
        }
        if block.lines.count < total { truncate(block, source, layout) }
        return block
    }

    /// Puts `line` under the block's last one, unless it does not fit and is not the first (C1-11).
    private func add(_ line: TextBlock.Line, to block: TextBlock) -> Bool {
        var line = line
        let top = block.lines.last.map { $0.bottom + max(text.lineSpacing, 0) } ?? 0
        guard block.lines.isEmpty || top + line.bottom <= height else { return false }
        line.top += top
        line.baseline += top
        line.bottom += top
        block.lines.append(line)
        return true
    }

    /// Replaces the block's last line with one that says that text is missing.
    private func truncate(_ block: TextBlock, _ source: TextSource, _ layout: OpaquePointer) {
        let index = block.lines.count - 1
        let start = Int(block.lines[index].line.pointee.start_index)
        let end = paragraphEnd(of: source, from: start)
        let rest = shortened(source, from: start, paragraphEnd: end)
        let single = makeLayout(rest, width: .infinity, ellipsize: nil)
        let entry = block.adopt(single, rest)
        let old = block.lines.removeLast()
        var line = line(0, of: single, in: entry, rest)
        // The line keeps its place even if its glyphs are now of other fonts.
        line.baseline += old.top
        line.bottom += old.top
        line.top += old.top
        block.lines.append(line)
    }

    /// The text of the last line, with the ellipsis in it.
    private func shortened(_ source: TextSource, from start: Int, paragraphEnd end: Int) -> TextSource {
        let count = source.bytes.count
        let hasMore = end < count
        let paragraph = source.slice(start..<end)
        let mark = TextSource.ellipsis(run: source.run(at: start))
        var candidate: TextSource
        switch (text.truncation, hasMore) {
        case (.tail, false), (.head, false), (.middle, false):
            candidate = paragraph
        case (.tail, true):
            candidate = paragraph
            candidate.dropTrailingSpaces()
            candidate.appendEllipsis()
        case (.head, true):
            candidate = mark + source.slice(lastParagraphStart(of: source)..<count)
        case (.middle, true):
            candidate = paragraph + mark + source.slice(lastParagraphStart(of: source)..<count)
        }
        guard width.isFinite else { return candidate }
        guard let cut = ellipsisRange(in: candidate) else { return candidate }
        var before = candidate.slice(0..<cut.lowerBound)
        var after = candidate.slice(cut.upperBound..<candidate.bytes.count)
        before.dropTrailingSpaces()
        after.dropLeadingSpaces()
        return before + TextSource.ellipsis(run: candidate.run(at: cut.lowerBound)) + after
    }

    /// Which bytes Pango would replace to make `source` fit one line; nil when it fits as it is.
    private func ellipsisRange(in source: TextSource) -> Range<Int>? {
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

    private func paragraphEnd(of source: TextSource, from start: Int) -> Int {
        source.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
    }

    private func lastParagraphStart(of source: TextSource) -> Int {
        let end = source.bytes.lastIndex { $0 != 0x0A && $0 != 0x0D } ?? 0
        return source.bytes[..<end].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    // MARK: Pango

    private func makeLayout(_ source: TextSource, width: CGFloat, ellipsize: PangoEllipsizeMode?) -> OpaquePointer {
        let layout = pango_layout_new(fonts.context(language: text.language, direction: text.direction))!
        source.bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
        }
        pango_layout_set_auto_dir(layout, 0)
        if let font = text.runs.first?.font {
            pango_layout_set_font_description(layout, fonts.description(of: font))
        }
        let attributes = attributes(of: source)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        if width.isFinite {
            pango_layout_set_width(layout, units(width))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
        if let ellipsize { pango_layout_set_ellipsize(layout, ellipsize) }
        return layout
    }

    private func attributes(of source: TextSource) -> OpaquePointer {
        let list = pango_attr_list_new()!
        // A word too long for its line is broken without a mark (C1-05).
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        let isPlain =
            text.runs.count == 1 && text.runs[0].kerning == 0 && !text.runs[0].font.hasMonospacedDigits
        guard !isPlain else { return list }
        for (i, start) in source.starts.enumerated() {
            let end = i + 1 < source.starts.count ? source.starts[i + 1].offset : source.bytes.count
            let run = text.runs[start.run]
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = guint(start.offset)
                attribute.pointee.end_index = guint(end)
                pango_attr_list_insert(list, attribute)
            }
            insert(pango_attr_font_desc_new(fonts.description(of: run.font)))
            // Never painted: it keeps runs of one font but of unlike paint apart.
            insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: start.run), 0, 0))
            if run.kerning != 0, run.kerning.isFinite {
                insert(pango_attr_letter_spacing_new(Int32((run.kerning * CGFloat(PANGO_SCALE)).clamped)))
            }
            if run.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
        }
        return list
    }

    /// Line `index` of a layout, as if it stood at the top.
    private func line(_ index: Int, of layout: OpaquePointer, in entry: Int, _ source: TextSource) -> TextBlock.Line {
        let line = pango_layout_get_line_readonly(layout, Int32(index))!
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        var node = line.pointee.runs
        if node == nil, !text.runs.isEmpty {
            let run = text.runs[source.run(at: Int(line.pointee.start_index))]
            let metrics = fonts.metrics(of: run.font)
            (ascent, descent) = (metrics.ascent, metrics.descent)
        }
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item!
            let face = fonts.face(item.pointee.analysis.font)
            let rise = text.runs[source.run(at: Int(item.pointee.offset))].baselineOffset
            // A raised run does not leave the line it stands in (C1-17): the line grows on one side only.
            ascent = max(ascent, face.ascent + max(rise, 0))
            descent = max(descent, face.descent + max(-rise, 0))
            node = current.pointee.next
        }
        let width = max(points(logical.width), 0)
        return TextBlock.Line(
            layout: entry, line: line, top: 0, baseline: ascent, bottom: ascent + descent, width: width,
            reportedWidth: width + hanging(after: index, line, layout, source))
    }

    /// What a line reports but does not paint: the space it was broken at, and the space after its last letter when
    /// letters are spaced. Pango gives neither a width.
    private func hanging(
        after index: Int, _ line: UnsafeMutablePointer<PangoLayoutLine>, _ layout: OpaquePointer, _ source: TextSource
    ) -> CGFloat {
        let last = Int(line.pointee.start_index + line.pointee.length) - 1
        guard last >= 0, last < source.bytes.count else { return 0 }
        let run = text.runs[source.run(at: last)]
        let kerning = run.kerning.isFinite ? max(run.kerning, 0) : 0
        guard source.bytes[last] == 0x20, let next = pango_layout_get_line_readonly(layout, Int32(index + 1)),
            next.pointee.is_paragraph_start == 0
        else { return kerning }
        return fonts.spaceWidth(of: run.font) + kerning
    }
}

extension CGFloat {
    fileprivate var clamped: CGFloat { Swift.min(Swift.max(self, -10_000_000), 10_000_000) }
}
