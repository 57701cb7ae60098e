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
            paint(item, of: source, run, fonts, at: CGPoint(x: x, y: baseline))
            if run.underline != nil || run.strikethrough != nil {
                for line in run.decorations(fonts.metrics(of: run.font)) {
                    paint(line, from: x, width: width, baseline: baseline)
                }
            }
            x += width
            node = current.pointee.next
        }
    }

    private func paint(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, of source: TextSource, _ run: StyledText.Run,
        _ fonts: FontStore, at point: CGPoint
    ) {
        let font = item.pointee.item.pointee.analysis.font!
        // Asked first, so that the store keeps the face while its address is a key.
        let hasColor = fonts.face(font).hasColor
        if target == .page, hasColor { return paintPicture(of: item, run, at: point) }
        func show() {
            let isShown =
                target == .pixels && !hasColor
                && fonts.glyphMasks.show(item.pointee.glyphs, of: font, at: (point.x, point.y), on: cr)
            if !isShown { showGlyphs(of: item, source, at: point) }
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

    private func showGlyphs(
        of item: UnsafeMutablePointer<PangoGlyphItem>, _ source: TextSource, at point: CGPoint
    ) {
        cairo_move_to(cr, point.x, point.y)
        switch target {
        case .pixels:
            pango_cairo_show_glyph_string(cr, item.pointee.item.pointee.analysis.font, item.pointee.glyphs)
        case .page:
            // With its letters, so that a reader finds and copies them.
            source.bytes.withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) { pango_cairo_show_glyph_item(cr, $0.baseAddress, item) }
            }
        }
    }

    /// Cairo embeds bitmap glyphs at one pixel a point; a picture of them keeps what the font has.
    private func paintPicture(
        of item: UnsafeMutablePointer<PangoGlyphItem>, _ run: StyledText.Run, at point: CGPoint
    ) {
        let scale = 6.0
        var ink = PangoRectangle()
        let font = item.pointee.item.pointee.analysis.font
        pango_glyph_string_extents(item.pointee.glyphs, font, &ink, nil)
        let box = CGRect(x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
            .insetBy(dx: -1, dy: -1).integral
        guard box.width * box.height <= 1_000_000,
            let canvas = ImageCanvas(width: Int(box.width * scale), height: Int(box.height * scale))
        else { return }
        cairo_scale(canvas.cr, scale, scale)
        cairo_move_to(canvas.cr, -box.minX, -box.minY)
        pango_cairo_show_glyph_string(canvas.cr, font, item.pointee.glyphs)
        cairo_save(cr)
        cairo_translate(cr, point.x + box.minX, point.y + box.minY)
        cairo_scale(cr, 1 / scale, 1 / scale)
        cairo_set_source_surface(cr, canvas.surface, 0, 0)
        if case .color(let color) = run.paint {
            cairo_paint_with_alpha(cr, Double(color.alpha))
        } else {
            cairo_paint(cr)
        }
        cairo_restore(cr)
    }

    /// On whole pixels, where there are pixels.
    private func paint(_ line: TextDecoration, from x: CGFloat, width: CGFloat, baseline: CGFloat) {
        var (dummy, top) = (0.0, Double(baseline + line.offset - line.thickness / 2))
        if target == .pixels {
            cairo_user_to_device(cr, &dummy, &top)
            top.round()
            cairo_device_to_user(cr, &dummy, &top)
        }
        cairo_new_path(cr)
        cairo_move_to(cr, x, top + line.thickness / 2)
        cairo_line_to(cr, x + width, top + line.thickness / 2)
        cr.set(StrokeStyle(lineWidth: line.thickness, dash: line.dash))
        cr.withSource(line.paint) { cairo_stroke(cr) }
        cairo_set_dash(cr, nil, 0, 0)
    }
}
