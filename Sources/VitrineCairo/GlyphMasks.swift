import CPango

/// Pictures of glyphs at quarters of a pixel.
///
/// Cairo 1.16 puts glyphs of an image on whole pixels, so that at one pixel a point the gaps between letters come out
/// uneven. At such scales the painter takes the outlines from here instead, drawn once for each quarter.
struct GlyphMasks {
    struct Key: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var glyph: UInt32
        /// 0 ..< 4.
        var quarter: UInt8
        var scale: Double
    }

    /// A glyph's coverage and where it stands from the whole pixel that holds its origin.
    final class Mask {
        let canvas: ImageCanvas?
        let x, y: Int

        init(canvas: ImageCanvas?, x: Int, y: Int) { (self.canvas, self.x, self.y) = (canvas, x, y) }
    }

    private var masks = TwoGenerationCache<Key, Mask>(bound: 4_096)
    /// Where outlines are measured.
    private let scratch = ImageCanvas(width: 1, height: 1, format: CAIRO_FORMAT_A8)

    mutating func mask(_ key: Key) -> Mask {
        if let known = masks.value(for: key) { return known }
        let mask = draw(key)
        masks.insert(mask, for: key)
        return mask
    }

    private func draw(_ key: Key) -> Mask {
        let empty = Mask(canvas: nil, x: 0, y: 0)
        guard let scratch, let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(key.font)) else { return empty }
        func outline(_ cr: OpaquePointer) {
            cairo_scale(cr, key.scale, key.scale)
            cairo_set_scaled_font(cr, scaled)
            var glyph = cairo_glyph_t(index: UInt(key.glyph), x: Double(key.quarter) / 4 / key.scale, y: 0)
            cairo_glyph_path(cr, &glyph, 1)
            cairo_identity_matrix(cr)
        }
        cairo_new_path(scratch.cr)
        cairo_identity_matrix(scratch.cr)
        outline(scratch.cr)
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(scratch.cr, &x0, &y0, &x1, &y1)
        guard x1 > x0, y1 > y0, x1 - x0 < 4_000, y1 - y0 < 4_000 else { return empty }
        let (left, top) = (Int(x0.rounded(.down)), Int(y0.rounded(.down)))
        let (width, height) = (Int(x1.rounded(.up)) - left, Int(y1.rounded(.up)) - top)
        guard let canvas = ImageCanvas(width: width, height: height, format: CAIRO_FORMAT_A8) else { return empty }
        outline(canvas.cr)
        // The outline is in device space by now; only its copy is moved.
        let path = cairo_copy_path(canvas.cr)
        cairo_new_path(canvas.cr)
        cairo_translate(canvas.cr, -Double(left), -Double(top))
        cairo_append_path(canvas.cr, path)
        cairo_path_destroy(path)
        cairo_set_source_rgba(canvas.cr, 0, 0, 0, 1)
        cairo_fill(canvas.cr)
        cairo_surface_flush(canvas.surface)
        return Mask(canvas: canvas, x: left, y: top)
    }
}

extension GlyphMasks {
    /// Paints a run's glyphs with the context's source; false if they are not for this way, and nothing was painted.
    mutating func show(_ run: GlyphRun, on cr: OpaquePointer) -> Bool {
        let matrix = cr.matrix
        // Turned and mirrored text is not for it, and from two pixels a point on Cairo's own way is good enough.
        let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0
        guard isUpright, matrix.xx < 1.9 else { return false }
        let count = Int(run.glyphs.pointee.num_glyphs)
        guard let infos = run.glyphs.pointee.glyphs, count > 0 else { return true }
        let special: UInt32 = 0x0FFF_FFFF
        guard (0..<count).allSatisfy({ infos[$0].glyph <= special }) else { return false }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_identity_matrix(cr)
        let pixels = PixelTarget(cr)
        defer { pixels?.finish() }
        var x = Double(run.x)
        for info in UnsafeBufferPointer(start: infos, count: count) {
            defer { x += Double(points(info.geometry.width)) }
            guard info.glyph != special else { continue }
            let quarters = ((x + Double(points(info.geometry.x_offset))) * matrix.xx + matrix.x0) * 4
            let y = ((Double(run.baseline) + Double(points(info.geometry.y_offset))) * matrix.yy + matrix.y0).rounded()
            guard abs(quarters) < 1e9, abs(y) < 1e9 else { continue }
            let whole = Int((quarters.rounded() / 4).rounded(.down))
            let quarter = UInt8(Int(quarters.rounded()) - whole * 4)
            let mask = mask(Key(font: run.font, glyph: info.glyph, quarter: quarter, scale: matrix.xx))
            guard let canvas = mask.canvas else { continue }
            if let pixels {
                pixels.paint(canvas, x: whole + mask.x, y: Int(y) + mask.y)
            } else {
                cairo_mask_surface(cr, canvas.surface, Double(whole + mask.x), y + Double(mask.y))
            }
        }
        return true
    }
}
