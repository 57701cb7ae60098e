import CPango
import VitrineDisplay

/// The widths of plain Latin letters in one font, so that a short label is measured by adding numbers, and the glyphs
/// they are painted with.
///
/// A full Pango layout costs microseconds a text, and most texts are short, of one look, and made of letters, digits
/// and spaces. Their width is the sum of the letters' advances and of the kerning of each two neighbours, if the
/// font has no rule that looks further. That is not assumed: a table is used only if it gives Pango's width for a
/// set of words chosen to set off ligatures and contextual forms, and only for letters of one face; its glyphs are used
/// only if for those words they are Pango's, each in its place.
final class AdvanceTable {
    /// Line measures of the face.
    let ascent, descent: CGFloat
    private var isUsable = false
    private var knowsGlyphs = false
    private let fonts: FontStore
    /// Borrowed: the font store keeps the face.
    private var shaper: OpaquePointer?
    private let buffer: OpaquePointer = hb_buffer_create()
    private let font: FontDescription
    private let language: String
    /// In Pango's units, by a letter's number below; `unknown` until asked for.
    // Plain memory: a label is measured by nothing else.
    private let advances = AdvanceTable.numbers(letters.count)
    private let pairs = AdvanceTable.numbers(letters.count * letters.count)
    @exclusivity(unchecked) private var glyphs = [PangoGlyph](repeating: 0, count: letters.count)
    /// The label that was shaped last, and its letters.
    private let shaped = UnsafeMutablePointer<PangoGlyphItem>.allocate(capacity: 1)
    private let shapedLetters = UnsafeMutablePointer<UInt8>.allocate(capacity: longest)

    private static let unknown = Int32.min
    private static func numbers(_ count: Int) -> UnsafeMutablePointer<Int32> {
        let numbers = UnsafeMutablePointer<Int32>.allocate(capacity: count)
        numbers.initialize(repeating: unknown, count: count)
        return numbers
    }
    private static let longest = 256
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,!?".utf8)
    private static let numbers: [UInt8] = {
        var numbers = [UInt8](repeating: 255, count: 256)
        for (number, letter) in letters.enumerated() { numbers[Int(letter)] = UInt8(number) }
        return numbers
    }()
    private static let trials = [
        "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789", "office affluent fjord ffb The",
        "fi fl ff ffi ffl fb fh fj fk ft st ct Th tt ti", "To Ty AV WAVE LT Yo. P, r. f, 7. 1,234.50 No. 12",
        "Quick Brown Fox 1a b2 A1 B 2, ...", "Yes! No? !! ?? !? ?! f! F? 1! 7? r!. T?, !x ?A",
    ]

    init(_ font: FontDescription, language: String, fonts: FontStore) {
        (self.font, self.language, self.fonts) = (font, language, fonts)
        shaped.initialize(to: PangoGlyphItem())
        (shaped.pointee.item, shaped.pointee.glyphs) = (pango_item_new(), pango_glyph_string_new())
        var face: UnsafeMutablePointer<PangoFont>?
        var isOneFace = true
        Self.eachFont(of: Self.letters, font, language, fonts) { next in
            isOneFace = isOneFace && (face == nil || face == next)
            face = next
        }
        let known = face.map { fonts.face($0) }
        (ascent, descent) = (known?.ascent ?? 0, known?.descent ?? 0)
        guard isOneFace, face != nil, !font.hasSmallCaps else { return }
        shaper = pango_font_get_hb_font(face)
        // The item, once freed, lets go of it.
        shaped.pointee.item.pointee.analysis.font = g_object_ref(face).assumingMemoryBound(to: PangoFont.self)
        (isUsable, knowsGlyphs) = (true, true)
        for trial in Self.trials {
            Array(trial.utf8).withUnsafeBufferPointer { bytes in
                Self.withLayout(of: bytes, font, language, fonts) { layout in
                    var logical = PangoRectangle()
                    pango_layout_get_extents(layout, nil, &logical)
                    isUsable = isUsable && add(bytes) == logical.width
                    knowsGlyphs =
                        knowsGlyphs && shape(bytes)
                        && Self.places(of: [shaped]) == Self.places(of: Self.runs(of: layout))
                }
            }
        }
        knowsGlyphs = knowsGlyphs && isUsable
    }

    deinit {
        hb_buffer_destroy(buffer)
        advances.deallocate()
        pairs.deallocate()
        pango_glyph_string_free(shaped.pointee.glyphs)
        pango_item_free(shaped.pointee.item)
        shaped.deallocate()
        shapedLetters.deallocate()
    }

    /// The width of `text` on one line, or nil when only Pango can tell.
    func width(of text: String) -> CGFloat? {
        guard isUsable, let sum = withLabel(text, add) else { return nil }
        return points(sum)
    }

    /// The glyphs of `text` on one line, or nil when only Pango can tell; they are the table's, and change with the next
    /// label.
    func shape(_ text: String) -> (item: UnsafeMutablePointer<PangoGlyphItem>, letters: UnsafePointer<CChar>)? {
        guard knowsGlyphs, withLabel(text, shape) == true else { return nil }
        return (shaped, UnsafeRawPointer(shapedLetters).assumingMemoryBound(to: CChar.self))
    }

    /// Calls `body` with the letters of a text that may be a label.
    @inline(__always)
    private func withLabel<R>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> R?) -> R? {
        text.utf8.withContiguousStorageIfAvailable { bytes -> R? in
            guard bytes.count <= Self.longest, let last = bytes.last, last != 0x20 else { return nil }
            return body(bytes)
        } ?? nil
    }

    /// What a line of this width measures.
    func line(_ width: CGFloat) -> TextMeasure {
        TextMeasure(
            size: CGSize(width: width, height: ascent + descent), firstBaseline: ascent, lastBaseline: ascent,
            lineCount: 1)
    }

    private func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        var sum: Int32 = 0
        return walk(bytes) { _, kerning, advance in sum &+= kerning &+ advance } ? sum : nil
    }

    private func shape(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let (item, string, length) = (shaped.pointee.item!, shaped.pointee.glyphs!, Int32(bytes.count))
        pango_glyph_string_set_size(string, length)
        (item.pointee.length, item.pointee.num_chars) = (length, length)
        var count = 0
        return walk(bytes) { number, kerning, advance in
            // A letter moves away from the one before it.
            if count > 0 { string.pointee.glyphs[count - 1].geometry.width &+= kerning }
            var info = PangoGlyphInfo()
            (info.glyph, info.geometry.width, info.attr.is_cluster_start) = (glyphs[number], advance, 1)
            string.pointee.glyphs[count] = info
            string.pointee.log_clusters[count] = Int32(count)
            shapedLetters[count] = bytes[count]
            count += 1
        }
    }

    /// Calls `body` with each letter's number, how much further than its neighbour's width it stands from it, and its
    /// own width; false when only Pango can tell.
    @inline(__always)
    private func walk(
        _ bytes: UnsafeBufferPointer<UInt8>, _ body: (_ number: Int, _ kerning: Int32, _ advance: Int32) -> Void
    ) -> Bool {
        var (previous, isAfterDigit) = (-1, false)
        let (numbers, count) = (Self.numbers, Self.letters.count)
        for byte in bytes {
            let number = Int(numbers[Int(byte)])
            guard number < 255 else { return false }
            var kerning: Int32 = 0
            if previous >= 0 {
                // Inter turns the x of "3x4" and of "3 x 4" into a multiplication sign.
                if byte == 0x78, isAfterDigit { return false }
                let known = pairs[previous &* count &+ number]
                kerning = known == Self.unknown ? pair(previous, number) : known
            }
            let known = advances[number]
            body(number, kerning, known == Self.unknown ? advance(number) : known)
            previous = number
            if byte != 0x20 { isAfterDigit = (0x30...0x39).contains(byte) }
        }
        return true
    }

    private func advance(_ number: Int) -> Int32 {
        if advances[number] == Self.unknown {
            advances[number] = shapedWidth([Self.letters[number]])
            var count: UInt32 = 0
            let infos = hb_buffer_get_glyph_infos(buffer, &count)
            // No letter of several glyphs stands its trial.
            if count == 1, let infos { glyphs[number] = infos[0].codepoint }
        }
        return advances[number]
    }

    private func pair(_ a: Int, _ b: Int) -> Int32 {
        let kerning = shapedWidth([Self.letters[a], Self.letters[b]]) - advance(a) - advance(b)
        pairs[a * Self.letters.count + b] = kerning
        return kerning
    }

    /// The width of a few letters by the shaper alone, many times faster than a layout.
    private func shapedWidth(_ bytes: [UInt8]) -> Int32 {
        hb_buffer_clear_contents(buffer)
        bytes.withUnsafeBufferPointer { text in
            text.withMemoryRebound(to: CChar.self) {
                hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
            }
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
        if font.hasMonospacedDigits {
            var feature = hb_feature_t()
            hb_feature_from_string("tnum=1", -1, &feature)
            hb_shape(shaper, buffer, &feature, 1)
        } else {
            hb_shape(shaper, buffer, nil, 0)
        }
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
        return (0..<Int(count)).reduce(0) { $0 &+ positions[$1].x_advance }
    }

    /// Each glyph and where it stands.
    private static func places(of items: [UnsafeMutablePointer<PangoGlyphItem>]) -> [[Int32]] {
        var (places, x): ([[Int32]], Int32) = ([], 0)
        for item in items {
            let string = item.pointee.glyphs!
            for i in 0..<Int(string.pointee.num_glyphs) {
                let info = string.pointee.glyphs[i]
                places.append([Int32(bitPattern: info.glyph), x &+ info.geometry.x_offset, info.geometry.y_offset])
                x &+= info.geometry.width
            }
        }
        return places
    }

    private static func eachFont(
        of bytes: [UInt8], _ font: FontDescription, _ language: String, _ fonts: FontStore,
        _ body: (UnsafeMutablePointer<PangoFont>) -> Void
    ) {
        bytes.withUnsafeBufferPointer {
            withLayout(of: $0, font, language, fonts) { layout in
                for run in runs(of: layout) { body(run.pointee.item.pointee.analysis.font) }
            }
        }
    }

    private static func runs(of layout: OpaquePointer) -> [UnsafeMutablePointer<PangoGlyphItem>] {
        sequence(first: pango_layout_get_line_readonly(layout, 0)?.pointee.runs) { $0?.pointee.next }
            .prefix { $0 != nil }.map { $0!.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self) }
    }

    private static func withLayout(
        of bytes: UnsafeBufferPointer<UInt8>, _ font: FontDescription, _ language: String, _ fonts: FontStore,
        _ body: (OpaquePointer) -> Void
    ) {
        let layout = pango_layout_new(fonts.context(language: language, direction: .leftToRight))!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
        pango_layout_set_font_description(layout, fonts.description(of: font))
        if font.hasMonospacedDigits {
            let list = pango_attr_list_new()
            pango_attr_list_insert(list, pango_attr_font_features_new("tnum=1"))
            pango_layout_set_attributes(layout, list)
            pango_attr_list_unref(list)
        }
        body(layout)
    }
}
