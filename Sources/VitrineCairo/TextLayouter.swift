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
    let width: CGFloat
    let height: CGFloat

    init(fonts: FontStore, text: StyledText, width: CGFloat, height: CGFloat) {
        (self.fonts, self.text) = (fonts, text)
        self.width = width.isNaN ? .infinity : max(width, 0) + (width > 0 ? 1.0 / 128 : 0)
        self.height = height.isNaN ? .infinity : max(height, 0) + 1.0 / 128
    }

    func block() -> TextBlock {
        // Evening out lines is for a text that is shown in full.
        block(balancing: (text.lineLimit ?? 2) >= 2) ?? block(balancing: false)!
    }

    /// The block, or nil if it was to be balanced and then not all of it fits.
    private func block(balancing: Bool) -> TextBlock? {
        let block = TextBlock()
        var source = TextSource(text)
        var layout = makeLayout(source, width: width, ellipsize: nil)
        if balancing, let balanced = balanced(source, layout) {
            g_object_unref(UnsafeMutableRawPointer(layout))
            source = balanced
            layout = makeLayout(source, width: width, ellipsize: nil)
        }
        if pango_layout_get_unknown_glyphs_count(layout) > 0 { Self.sayMissingLetters(of: source, layout) }
        let main = block.adopt(layout, source)
        let total = Int(pango_layout_get_line_count(layout))
        let limit = min(max(text.lineLimit ?? .max, 1), total)
        // Walked as a list: asking for lines by number is quadratic.
        var node = pango_layout_get_lines_readonly(layout)
        while let current = node, block.lines.count < limit {
            node = current.pointee.next
            let (line, next) = (Self.line(current), node.map(Self.line))
            guard add(self.line(line, before: next, in: main, source), to: block) else { break }
        }
        if block.lines.count < total {
            guard source.balancingBreak == nil else { return nil }
            truncate(block, source)
        }
        return block
    }

    /// The text with its first line broken a word earlier, if its second line is a lone word and the lines become more
    /// even by that (C1-04); the space between is made a line feed, so that places in the text stay what they were.
    private func balanced(_ source: TextSource, _ layout: OpaquePointer) -> TextSource? {
        guard width.isFinite, text.writingDirection == .leftToRight, pango_layout_get_line_count(layout) == 2,
            let first = pango_layout_get_line_readonly(layout, 0),
            let second = pango_layout_get_line_readonly(layout, 1),
            second.pointee.is_paragraph_start == 0
        else { return nil }
        let start = Int(second.pointee.start_index)
        guard source.bytes[start - 1] == 0x20, !source.bytes[start...].contains(0x20),
            let space = source.bytes[..<(start - 1)].lastIndex(of: 0x20), space > 0
        else { return nil }
        func extent(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> CGFloat {
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            return points(logical.width)
        }
        var x: Int32 = 0
        pango_layout_line_index_to_x(first, Int32(space), 0, &x)
        let (full, short, lone) = (extent(first), points(x), extent(second))
        let moved = full - short + lone
        guard moved <= width, abs(short - moved) < abs(full - lone) else { return nil }
        return source.broken(at: space)
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

    // MARK: Pango

    func makeLayout(_ source: TextSource, width: CGFloat, ellipsize: PangoEllipsizeMode?) -> OpaquePointer {
        let layout = pango_layout_new(fonts.context(language: text.language, direction: text.writingDirection))!
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
        for range in source.chunks { list.insert(pango_attr_font_features_new("kern=1"), range) }
        let isPlain =
            text.runs.count == 1 && text.runs[0].kerning == 0 && !text.runs[0].font.hasMonospacedDigits
        guard !isPlain else { return list }
        for (i, start) in source.starts.enumerated() {
            let end = i + 1 < source.starts.count ? source.starts[i + 1].offset : source.bytes.count
            let run = text.runs[start.run]
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                list.insert(attribute, start.offset..<end)
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

    static func line(_ node: UnsafeMutablePointer<GSList>) -> UnsafeMutablePointer<PangoLayoutLine> {
        node.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
    }

    /// A line of a layout, as if it stood at the top.
    func line(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, before next: UnsafeMutablePointer<PangoLayoutLine>?,
        in entry: Int, _ source: TextSource
    ) -> TextBlock.Line {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let stretches = stretches(of: line, source)
        let ascent = stretches.reduce(0) { max($0, $1.ascent) }
        let descent = stretches.reduce(0) { max($0, $1.descent) }
        let width = max(points(logical.width), 0)
        return TextBlock.Line(
            layout: entry, line: line, top: 0, baseline: ascent, bottom: ascent + descent, width: width,
            reportedWidth: width + hanging(line, before: next, source))
    }

    /// A part of a line of one height; the whole of an empty line.
    struct Stretch {
        var bytes: Range<Int>
        var ascent, descent: CGFloat
    }

    /// The parts of a line in the order they are painted in.
    func stretches(of line: UnsafeMutablePointer<PangoLayoutLine>, _ source: TextSource) -> [Stretch] {
        guard line.pointee.runs != nil else {
            let start = Int(line.pointee.start_index)
            guard !text.runs.isEmpty else { return [] }
            let metrics = fonts.metrics(of: text.runs[source.run(at: start)].font)
            return [Stretch(bytes: start..<start, ascent: metrics.ascent, descent: metrics.descent)]
        }
        var stretches: [Stretch] = []
        var node = line.pointee.runs
        while let current = node {
            node = current.pointee.next
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item!
            let face = fonts.face(item.pointee.analysis.font)
            let start = Int(item.pointee.offset)
            let rise = text.runs[source.run(at: start)].baselineOffset
            // A raised run does not leave the line it stands in (C1-17): the line grows on one side only.
            stretches.append(
                Stretch(
                    bytes: start..<(start + Int(item.pointee.length)), ascent: face.ascent + max(rise, 0),
                    descent: face.descent + max(-rise, 0)))
        }
        return stretches
    }

    /// What a line reports but does not paint: the space it was broken at, and the space after its last letter when
    /// letters are spaced. Pango gives neither a width.
    private func hanging(
        _ line: UnsafeMutablePointer<PangoLayoutLine>, before next: UnsafeMutablePointer<PangoLayoutLine>?,
        _ source: TextSource
    ) -> CGFloat {
        let last = Int(line.pointee.start_index + line.pointee.length) - 1
        guard last >= 0, last < source.bytes.count else { return 0 }
        let run = text.runs[source.run(at: last)]
        let kerning = run.kerning.isFinite ? max(run.kerning, 0) : 0
        guard let next else { return kerning }
        let isSoftBreak = next.pointee.is_paragraph_start == 0 && source.bytes[last] == 0x20
        guard isSoftBreak || source.balancingBreak == last + 1 else { return kerning }
        return fonts.spaceWidth(of: run.font) + kerning
    }
}

extension OpaquePointer {
    /// Adds an attribute to this attribute list, which then owns it.
    fileprivate func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        guard let attribute else { return }
        attribute.pointee.start_index = guint(range.lowerBound)
        attribute.pointee.end_index = guint(range.upperBound)
        pango_attr_list_insert(self, attribute)
    }
}

extension CGFloat {
    fileprivate var clamped: CGFloat { Swift.min(Swift.max(self, -10_000_000), 10_000_000) }
}
