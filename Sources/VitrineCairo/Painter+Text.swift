import CPango
import VitrineDisplay

extension Painter {
    func paint(_ text: StyledText, size: CGSize) {
        engine.withGlyphs(of: text, size: size) { source, fonts in
            source.forEachRun(of: text, width: size.width) { glyphs in
                let run = text.runs[glyphs.run]
                paint(glyphs, run, fonts)
                if run.underline != nil || run.strikethrough != nil {
                    for line in run.decorations(fonts.metrics(of: run.font)) { paint(line, along: glyphs) }
                }
            }
        }
    }

    private func paint(_ glyphs: GlyphRun, _ run: StyledText.Run, _ fonts: FontStore) {
        // Asked first, so that the store keeps the face while its address is a key.
        let hasColor = fonts.face(glyphs.font).hasColor
        if target == .page, hasColor { return paintPicture(of: glyphs, run) }
        func show() {
            if target == .pixels, !hasColor, fonts.glyphMasks.show(glyphs, on: cr) { return }
            self.show(glyphs)
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

    private func show(_ glyphs: GlyphRun) {
        cairo_move_to(cr, glyphs.x, glyphs.baseline)
        switch target {
        case .pixels: pango_cairo_show_glyph_string(cr, glyphs.font, glyphs.glyphs)
        // With its letters, so that a reader finds and copies them.
        case .page: pango_cairo_show_glyph_item(cr, glyphs.letters, glyphs.item)
        }
    }

    /// Cairo embeds bitmap glyphs at one pixel a point; a picture of them keeps what the font has.
    private func paintPicture(of glyphs: GlyphRun, _ run: StyledText.Run) {
        let scale = 6.0
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs.glyphs, glyphs.font, &ink, nil)
        let box = CGRect(x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
            .insetBy(dx: -1, dy: -1).integral
        guard box.width * box.height <= 1_000_000,
            let canvas = ImageCanvas(width: Int(box.width * scale), height: Int(box.height * scale))
        else { return }
        cairo_scale(canvas.cr, scale, scale)
        cairo_move_to(canvas.cr, -box.minX, -box.minY)
        pango_cairo_show_glyph_string(canvas.cr, glyphs.font, glyphs.glyphs)
        cairo_save(cr)
        cairo_translate(cr, glyphs.x + box.minX, glyphs.baseline + box.minY)
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
    private func paint(_ line: TextDecoration, along glyphs: GlyphRun) {
        var (dummy, top) = (0.0, Double(glyphs.baseline + line.offset - line.thickness / 2))
        if target == .pixels {
            cairo_user_to_device(cr, &dummy, &top)
            top.round()
            cairo_device_to_user(cr, &dummy, &top)
        }
        cairo_new_path(cr)
        cairo_move_to(cr, glyphs.x, top + line.thickness / 2)
        cairo_line_to(cr, glyphs.x + glyphs.width, top + line.thickness / 2)
        cr.set(StrokeStyle(lineWidth: line.thickness, dash: line.dash))
        cr.withSource(line.paint) { cairo_stroke(cr) }
        cairo_set_dash(cr, nil, 0, 0)
    }
}
