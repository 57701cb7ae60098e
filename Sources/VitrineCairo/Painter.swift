import CPango
import VitrineDisplay

/// The visitor that paints display items on one Cairo context.
struct Painter {
    let cr: OpaquePointer
    let engine: PangoTextEngine

    func paint(_ list: DisplayList) {
        for item in list.items { paint(item) }
    }

    private func paint(_ item: DisplayItem) {
        guard item.origin.x.isFinite, item.origin.y.isFinite else { return }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_translate(cr, item.origin.x, item.origin.y)
        if case .group(let list, let effect, let size) = item.content {
            return paint(list, effect, size: size)
        }
        guard cr.isVisible(item.content.bounds) else { return }
        switch item.content {
        case .fill(let path, let paint, let style): fill(path, paint, style)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .text(let text, let size): self.paint(text, size: size)
        case .group: break
        }
    }

    private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        guard path.isDrawable else { return }
        if let rect = path.axisAlignedRectangle, let (x, y, w, h) = cr.pixelAligned(rect) {
            cr.withSource(paint) {
                cairo_identity_matrix(cr)
                cairo_rectangle(cr, x, y, w, h)
                cairo_fill(cr)
            }
            return
        }
        cr.add(path)
        cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cr.withSource(paint) { cairo_fill(cr) }
    }

    private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard path.isDrawable, style.lineWidth.isFinite, style.lineWidth > 0 else { return }
        cr.add(path)
        cr.set(style)
        cr.withSource(paint) { cairo_stroke(cr) }
    }

    private func paint(_ list: DisplayList, _ effect: DisplayEffect, size: CGSize) {
        switch effect {
        case .none:
            paint(list)
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            guard opacity < 1, cr.isVisible(list.bounds) else { return opacity < 1 ? () : paint(list) }
            cairo_save(cr)
            // Held to what the group paints: the group's image is as large as the clip.
            cr.clip(to: list.bounds)
            cairo_push_group(cr)
            paint(list)
            cairo_pop_group_to_source(cr)
            cairo_paint_with_alpha(cr, opacity)
            cairo_restore(cr)
        case .transform(let transform):
            // Cairo would stay in an error state for good after a matrix without inverse.
            guard transform.isInvertible else { return }
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
            cairo_transform(cr, &matrix)
            paint(list)
        case .clip(let clip, let style):
            guard clip.path.isDrawable else { return }
            cr.add(clip.path)
            cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_set_antialias(cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_clip(cr)
            paint(list)
        case .shadow(let color, let radius, let offset):
            paintShadow(of: list, color, radius: radius, offset: offset)
            paint(list)
        case .blur(let radius):
            paintBlurred(list, radius: radius)
        }
    }
}

extension CGAffineTransform {
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}
