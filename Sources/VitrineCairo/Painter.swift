import CPango
import VitrineDisplay

/// The visitor that paints display items on one Cairo context.
struct Painter {
    enum Target {
        /// An image or a window: edges are put on device pixels.
        case pixels
        /// A page of a document, which is enlarged later: letters stay letters, and what has to be an image is one
        /// of several pixels a point.
        case page
    }

    let cr: OpaquePointer
    let engine: PangoTextEngine
    var target = Target.pixels

    func paint(_ list: DisplayList) {
        for item in list.items { paint(item) }
    }

    private func paint(_ item: DisplayItem) {
        guard item.origin.x.isFinite, item.origin.y.isFinite else { return }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_translate(cr, item.origin.x, item.origin.y)
        if case .group(let list, let effect, _) = item.content { return paint(list, effect) }
        guard cr.isVisible(item.content.bounds) else { return }
        switch item.content {
        case .fill(let path, let paint, let style): fill(path, paint, style)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .text(let text, let size): paint(text, size: size)
        case .image(let image, let rect, let interpolation): paint(image, rect, interpolation)
        case .group: break
        }
    }

    private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        guard path.isDrawable else { return }
        if target == .pixels, let rect = path.axisAlignedRectangle, let (x, y, w, h) = cr.pixelAligned(rect) {
            cr.withSource(paint) {
                cairo_identity_matrix(cr)
                cairo_rectangle(cr, x, y, w, h)
                cairo_fill(cr)
            }
            return
        }
        cr.add(path)
        cr.set(style)
        cr.withSource(paint) { cairo_fill(cr) }
    }

    private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard path.isDrawable, style.lineWidth.isFinite, style.lineWidth > 0 else { return }
        cr.add(path)
        cr.set(style)
        cr.withSource(paint) { cairo_stroke(cr) }
    }

    private func paint(_ list: DisplayList, _ effect: DisplayEffect) {
        switch effect {
        case .none:
            paintIsolated(list)
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            guard opacity < 1 else { return paint(list) }
            asGroup(list) { cairo_paint_with_alpha(cr, opacity) }
        case .transform(let transform):
            // Cairo would stay in an error state for good after a matrix without inverse.
            guard transform.isInvertible else { return }
            var matrix = cairo_matrix_t(
                xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
            cairo_transform(cr, &matrix)
            paint(list)
        case .projection(let projection):
            paintProjected(list, projection)
        case .clip(let clip, let style):
            guard clip.path.isDrawable else { return }
            cr.add(clip.path)
            cr.set(style)
            cairo_clip(cr)
            paint(list)
        case .shadow(let color, let radius, let offset):
            paintShadow(of: list, color, radius: radius, offset: offset)
            paintIsolated(list)
        case .blur(let radius):
            paintBlurred(list, radius: radius)
        case .blendMode(let mode):
            paintBlended(list, mode)
        case .colorFilter(let filter):
            paintFiltered(list, filter)
        case .mask(let mask):
            paintMasked(list, mask)
        case .role(let role):
            asStructure(list, role) { paint(list) }
        }
    }
}

extension CGAffineTransform {
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}
