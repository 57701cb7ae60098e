import CPango
import VitrineDisplay

/// Everything Pango that outlives one text: the font map, one context for each language and direction, and what
/// has been looked up about fonts.
///
/// Not safe to share between threads; `PangoTextEngine` keeps it behind its lock.
final class FontStore {
    let configuration: FontConfiguration
    let map: UnsafeMutablePointer<PangoFontMap>
    var glyphMasks = GlyphMasks()
    private var contexts: [ContextKey: OpaquePointer] = [:]
    private var descriptions: [FontDescription: OpaquePointer] = [:]
    private var resolved: [FontDescription: FontDescription] = [:]
    private var metrics: [FontDescription: FontMetrics] = [:]
    private var spaces: [FontDescription: CGFloat] = [:]
    private var faces: [UnsafeMutablePointer<PangoFont>: Face] = [:]

    private struct ContextKey: Hashable {
        var language: String
        var isRightToLeft: Bool
    }

    /// A loaded face at one size, as layouts and painting need it.
    struct Face {
        /// In whole points, as Apple's text system counts lines (13 points of text stand in 13 + 3, C2-11).
        var ascent, descent: CGFloat
        var hasColor: Bool
        /// As stylesheets name it.
        var family: String
    }

    init(configuration: FontConfiguration) {
        self.configuration = configuration
        // A map of our own: the default one belongs to the thread and to everybody.
        map = pango_cairo_font_map_new()
        pango_fc_font_map_set_config(OpaquePointer(map), configuration.config)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    }

    deinit {
        for face in faces.keys { g_object_unref(face) }
        for description in descriptions.values { pango_font_description_free(description) }
        for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
        g_object_unref(map)
    }

    /// A context is never changed once made: layouts watch theirs, and would be laid out anew behind our back.
    func context(language: String, direction: LayoutDirection) -> OpaquePointer {
        let key = ContextKey(language: language, isRightToLeft: direction == .rightToLeft)
        if let context = contexts[key] { return context }
        let context = pango_font_map_create_context(map)!
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, pango_language_from_string(language))
        pango_context_set_base_dir(context, key.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        contexts[key] = context
        return context
    }

    /// The font with the family that its name stands for.
    func resolved(_ font: FontDescription) -> FontDescription {
        guard font.family != nil else { return font }
        if let known = resolved[font] { return known }
        let result = configuration.resolvingFace(of: font)
        resolved[font] = result
        return result
    }

    func description(of font: FontDescription) -> OpaquePointer {
        if let description = descriptions[font] { return description }
        let (asked, font) = (font, resolved(font))
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, configuration.familyList(for: font))
        pango_font_description_set_absolute_size(description, font.clampedSize * Double(PANGO_SCALE))
        let weight = PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000)))
        pango_font_description_set_weight(description, weight)
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if font.hasSmallCaps { pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS) }
        if font.width != 1 { pango_font_description_set_stretch(description, .nearest(to: font.width)) }
        descriptions[asked] = description
        return description
    }

    /// What is known about a face a layout came to use.
    func face(_ font: UnsafeMutablePointer<PangoFont>) -> Face {
        if let face = faces[font] { return face }
        let hasColor = vitrine_has_color(font) != 0
        let (ascent, descent) = hasColor ? Self.shapedMeasures(of: font) : Self.measures(of: font)
        let face = Face(
            ascent: Self.wholePoints(ascent), descent: Self.wholePoints(descent), hasColor: hasColor,
            family: Self.family(of: font))
        // The reference keeps the address from being given to another font while it is a key here.
        g_object_ref(font)
        faces[font] = face
        return face
    }

    private static func measures(of font: UnsafeMutablePointer<PangoFont>) -> (ascent: Int32, descent: Int32) {
        let measured = pango_font_get_metrics(font, nil)
        defer { pango_font_metrics_unref(measured) }
        return (pango_font_metrics_get_ascent(measured), pango_font_metrics_get_descent(measured))
    }

    /// For fonts made of bitmaps, whose measures Pango scales twice.
    private static func shapedMeasures(of font: UnsafeMutablePointer<PangoFont>) -> (ascent: Int32, descent: Int32) {
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(pango_font_get_hb_font(font), &extents) != 0 else { return measures(of: font) }
        return (extents.ascender, -extents.descender)
    }

    private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String {
        guard let description = pango_font_describe(font) else { return "" }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    }

    func metrics(of font: FontDescription) -> FontMetrics {
        if let known = metrics[font] { return known }
        let context = context(language: "en", direction: .leftToRight)
        var result = FontMetrics(
            ascent: font.clampedSize, descent: 0, leading: 0, capHeight: font.clampedSize * 0.7,
            xHeight: font.clampedSize * 0.5)
        if let loaded = pango_font_map_load_font(map, context, description(of: font)) {
            let face = face(loaded)
            (result.ascent, result.descent) = (face.ascent, face.descent)
            let shaper = pango_font_get_hb_font(loaded)
            var position: hb_position_t = 0
            if hb_ot_metrics_get_position(shaper, HB_OT_METRICS_TAG_CAP_HEIGHT, &position) != 0 {
                result.capHeight = points(position)
            }
            if hb_ot_metrics_get_position(shaper, HB_OT_METRICS_TAG_X_HEIGHT, &position) != 0 {
                result.xHeight = points(position)
            }
            g_object_unref(loaded)
        }
        metrics[font] = result
        return result
    }

    /// The advance of U+0020.
    func spaceWidth(of font: FontDescription) -> CGFloat {
        if let known = spaces[font] { return known }
        let layout = pango_layout_new(context(language: "en", direction: .leftToRight))!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_text(layout, " ", 1)
        pango_layout_set_font_description(layout, description(of: font))
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        spaces[font] = points(logical.width)
        return points(logical.width)
    }

    /// Rounded, except where that would leave nothing.
    private static func wholePoints(_ units: Int32) -> CGFloat {
        let exact = points(units), rounded = exact.rounded()
        return rounded > 0 ? rounded : exact
    }
}

/// Points for a length in Pango's units.
func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// Pango's units for a length in points, rounded up; far lengths are held to what 32 bits can count.
func units(_ points: CGFloat) -> Int32 {
    guard points.isFinite else { return points > 0 ? Int32.max / 2 : 0 }
    return Int32(min(max((points * CGFloat(PANGO_SCALE)).rounded(.up), 0), CGFloat(Int32.max / 2)))
}

extension PangoStretch {
    static func nearest(to width: CGFloat) -> PangoStretch {
        switch width {
        case ..<0.7: PANGO_STRETCH_EXTRA_CONDENSED
        case ..<0.85: PANGO_STRETCH_CONDENSED
        case ..<0.95: PANGO_STRETCH_SEMI_CONDENSED
        case ...1.05: PANGO_STRETCH_NORMAL
        case ...1.2: PANGO_STRETCH_SEMI_EXPANDED
        default: PANGO_STRETCH_EXPANDED
        }
    }
}
