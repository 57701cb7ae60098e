import CPango
import VitrineDisplay

extension TextLayouter {
    /// Says, once for each part of Unicode, that no installed font has a letter.
    static func sayMissingLetters(of source: TextSource, _ layout: OpaquePointer) {
        guard let iterator = pango_layout_get_iter(layout) else { return }
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let item = pango_layout_iter_get_run_readonly(iterator), let glyphs = item.pointee.glyphs else {
                continue
            }
            let start = Int(item.pointee.item.pointee.offset)
            for i in 0..<Int(glyphs.pointee.num_glyphs)
            where glyphs.pointee.glyphs[i].glyph & PangoGlyph(vitrine_unknown_glyph) != 0 {
                let offset = start + Int(glyphs.pointee.log_clusters[i])
                let letters = String(decoding: source.bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars
                guard let letter = letters.first else { continue }
                let code = "U+" + String(letter.value, radix: 16, uppercase: true)
                VitrineLog.warnOnce(
                    "no font for \(letter.value >> 7)",
                    "no installed font has the letter \(code) (\(letter.properties.name ?? "without a name")); "
                        + "a box stands in for it")
            }
        } while pango_layout_iter_next_run(iterator) != 0
    }
}
