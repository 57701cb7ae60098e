import CPango
import VitrineDisplay

extension Painter {
    /// Paints a list on a picture of its own if something in it could tell the difference.
    func paintIsolated(_ list: DisplayList) {
        guard list.blends() else { return paint(list) }
        asGroup(list) { cairo_paint(cr) }
    }

    /// Paints a list on a picture of its own and calls `body` with that as the source.
    func asGroup(_ list: DisplayList, _ body: () -> Void) {
        let bounds = list.bounds
        guard cr.isVisible(bounds) else { return }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        // Held to what the group paints: the group's image is as large as the clip.
        cr.clip(to: bounds)
        cairo_push_group(cr)
        paintInside(list)
        cairo_pop_group_to_source(cr)
        body()
    }

    /// What stands on a picture of its own. Where a document has no word for a way of mixing, all that may mix is
    /// painted in pixels.
    func paintInside(_ list: DisplayList) {
        guard target == .page, list.blends(where: { !$0.isKnownToDocuments }) else { return paint(list) }
        paintLayer(list, reach: 0) { _ in }
    }

    func paintMasked(_ list: DisplayList, _ mask: DisplayList) {
        let bounds = list.bounds.intersection(mask.bounds)
        guard cr.isVisible(bounds) else { return }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cr.clip(to: bounds)
        cairo_push_group(cr)
        paintInside(list)
        cairo_pop_group_to_source(cr)
        cairo_push_group_with_content(cr, CAIRO_CONTENT_COLOR_ALPHA)
        paintInside(mask)
        let pattern = cairo_pop_group(cr)
        cairo_mask(cr, pattern)
        cairo_pattern_destroy(pattern)
    }

    func paintFiltered(_ list: DisplayList, _ filter: ColorFilter) {
        let matrix = filter.matrix
        paintLayer(list, reach: 0) { $0.canvas.apply(matrix) }
    }

    func paint(_ image: ImageContent, _ rect: CGRect, _ interpolation: ImageInterpolation) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite, rect.width > 0,
            rect.height > 0, image.width > 0, image.height > 0
        else { return }
        let m = cr.matrix
        if target == .pixels, m.xx > 0, m.yy > 0, let (x, y, w, h) = cr.pixelAligned(rect) {
            cairo_identity_matrix(cr)
            cairo_translate(cr, x, y)
            cairo_scale(cr, w / Double(image.width), h / Double(image.height))
        } else {
            cairo_translate(cr, rect.minX, rect.minY)
            cairo_scale(cr, rect.width / Double(image.width), rect.height / Double(image.height))
        }
        image.withSurface { surface in
            cairo_set_source_surface(cr, surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cr), interpolation.cairo)
            // Else the outermost pixels would be mixed with nothing.
            cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
            cairo_rectangle(cr, 0, 0, Double(image.width), Double(image.height))
            cairo_fill(cr)
            cairo_set_source_rgb(cr, 0, 0, 0)
        }
    }
}

extension ImageContent {
    /// The pixels as Cairo reads them; not to be drawn on.
    func withSurface(_ body: (OpaquePointer) -> Void) {
        buffer.pixels.withUnsafeBytes { bytes in
            let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress!).assumingMemoryBound(to: UInt8.self)
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))!
            body(surface)
            // A document that still needs the pixels copies them now.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}

extension ImageInterpolation {
    var cairo: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_FAST
        case .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

extension BlendMode {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        // Mixed by us; this is nearest, where there are no pixels.
        case .plusDarker: CAIRO_OPERATOR_DARKEN
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether PDF has this mode.
    var isKnownToDocuments: Bool {
        switch self {
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: false
        default: true
        }
    }
}
