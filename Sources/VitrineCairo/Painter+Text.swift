import CPango
import VitrineDisplay

extension Painter {
    func paint(_ text: StyledText, size: CGSize) {
        engine.withBlock(text, size: size) { block, fonts in
            for line in block.lines {
                paint(line, of: block, text, fonts, x: text.offset(of: line.width, in: size.width))
            }
        }
    }

    private func paint(
        _ line: TextBlock.Line, of block: TextBlock, _ text: StyledText, _ fonts: FontStore, x start: CGFloat
    ) {
        let source = block.layouts[line.layout].source
        var x = start
        var node = line.line.pointee.runs
        while let current = node {
            let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let run = text.runs[source.run(at: Int(item.pointee.item.pointee.offset))]
            let width = points(pango_glyph_string_get_width(item.pointee.glyphs))
            let baseline = line.baseline - run.baselineOffset
            paint(item, run, fonts, at: CGPoint(x: x, y: baseline))
            if run.underline != nil || run.strikethrough != nil {
                paintLines(run, fonts.metrics(of: run.font), from: x, width: width, baseline: baseline)
            }
            x += width
            node = current.pointee.next
        }
    }

    private func paint(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, _ run: StyledText.Run, _ fonts: FontStore, at point: CGPoint
    ) {
        let font = item.pointee.item.pointee.analysis.font!
        // Asked first, so that the store keeps the face while its address is a key.
        let hasColor = fonts.face(font).hasColor
        func show() {
            let isShown =
                !hasColor && fonts.glyphMasks.show(item.pointee.glyphs, of: font, at: (point.x, point.y), on: cr)
            guard !isShown else { return }
            cairo_move_to(cr, point.x, point.y)
            pango_cairo_show_glyph_string(cr, font, item.pointee.glyphs)
        }
        // Glyphs with colours of their own ignore the source, and so its alpha.
        if case .color(let color) = run.paint, color.alpha < 1, hasColor {
            cairo_push_group(cr)
            show()
            cairo_pop_group_to_source(cr)
            cairo_paint_with_alpha(cr, Double(color.alpha))
        } else {
            cr.withSource(run.paint, show)
        }
    }

    /// Underline and strikethrough: a point thick at least, on whole pixels (C1-19, C1-20, C2-16).
    private func paintLines(
        _ run: StyledText.Run, _ metrics: FontMetrics, from x: CGFloat, width: CGFloat, baseline: CGFloat
    ) {
        let size = run.font.clampedSize
        let thickness = max((size * 0.05859).rounded(), 1)
        func line(_ style: StyledText.Line, center: CGFloat) {
            var (dummy, top) = (0.0, Double(center - thickness / 2))
            cairo_user_to_device(cr, &dummy, &top)
            top.round()
            cairo_device_to_user(cr, &dummy, &top)
            let dash: [CGFloat] =
                switch style.pattern {
                case .solid: []
                case .dot: [3, 3]
                case .dash: [10, 5]
                case .dashDot: [10, 3, 3, 3]
                case .dashDotDot: [10, 3, 3, 3, 3, 3]
                }
            cairo_new_path(cr)
            cairo_move_to(cr, x, top + thickness / 2)
            cairo_line_to(cr, x + width, top + thickness / 2)
            cr.set(StrokeStyle(lineWidth: thickness, dash: dash.map { $0 * thickness }))
            cr.withSource(style.color.map(Paint.color) ?? run.paint) { cairo_stroke(cr) }
            cairo_set_dash(cr, nil, 0, 0)
        }
        if let style = run.underline { line(style, center: baseline + size * 0.15137) }
        if let style = run.strikethrough { line(style, center: baseline - metrics.xHeight / 2) }
    }
}

extension StyledText {
    /// Where a line of `width` starts in a box of `available` points (C1-14).
    func offset(of width: CGFloat, in available: CGFloat) -> CGFloat {
        guard available.isFinite else { return 0 }
        let free = available - width
        switch (alignment, direction) {
        case (.center, _): return free / 2
        case (.leading, .rightToLeft), (.trailing, .leftToRight): return free
        default: return 0
        }
    }
}
