#include <cairo.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>

// The flag is a macro with a cast in the header, which Swift does not import.
static inline int vitrine_is_ellipsis(const PangoItem *item) {
    return (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
}

// A macro with a cast, too.
static const unsigned vitrine_unknown_glyph = PANGO_GLYPH_UNKNOWN_FLAG;

// Whether glyphs of this font carry their own colours.
static inline int vitrine_has_color(PangoFont *font) {
    hb_face_t *face = hb_font_get_face(pango_font_get_hb_font(font));
    return hb_ot_color_has_png(face) || hb_ot_color_has_layers(face) || hb_ot_color_has_svg(face);
}
