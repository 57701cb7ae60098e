import CPango
import VitrineDisplay

/// The widths of plain Latin letters in one font, so that a short label is measured by adding numbers.
///
/// A full Pango layout costs microseconds a text, and most texts are short, of one look, and made of letters, digits
/// and spaces. Their width is the sum of the letters' advances and of the kerning of each two neighbours, if the
/// font has no rule that looks further. That is not assumed: a table is used only if it gives Pango's width for a
/// set of words chosen to set off ligatures and contextual forms, and only for letters of one face.
final class AdvanceTable {
    /// Line measures of the face.
    let ascent, descent: CGFloat
    private var isUsable = false
    private let fonts: FontStore
    /// Borrowed: the font store keeps the face.
    private var shaper: OpaquePointer?
    private let buffer: OpaquePointer = hb_buffer_create()
    private let font: FontDescription
    private let language: String
    /// In Pango's units, by a letter's number below; `unknown` until asked for.
    @exclusivity(unchecked) private var advances = [Int32](repeating: unknown, count: letters.count)
    @exclusivity(unchecked) private var pairs = [Int32](repeating: unknown, count: letters.count * letters.count)

    private static let unknown = Int32.min
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
        isUsable = Self.trials.allSatisfy { trial in
            let bytes = Array(trial.utf8)
            return bytes.withUnsafeBufferPointer { add($0) } == pangoWidth(bytes)
        }
    }

    deinit { hb_buffer_destroy(buffer) }

    /// The width of `text` on one line, or nil when only Pango can tell.
    func width(of text: String) -> CGFloat? {
        guard isUsable else { return nil }
        let sum = text.utf8.withContiguousStorageIfAvailable { bytes -> Int32? in
            guard bytes.count <= 256, let last = bytes.last, last != 0x20 else { return nil }
            return add(bytes)
        }
        guard let sum = sum ?? nil else { return nil }
        return points(sum)
    }

    /// What a line of this width measures.
    func line(_ width: CGFloat) -> TextMeasure {
        TextMeasure(
            size: CGSize(width: width, height: ascent + descent), firstBaseline: ascent, lastBaseline: ascent,
            lineCount: 1)
    }

    private func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32? {
        var sum: Int32 = 0
        var (previous, isAfterDigit) = (-1, false)
        let (numbers, count) = (Self.numbers, Self.letters.count)
        for byte in bytes {
            let number = Int(numbers[Int(byte)])
            guard number < 255 else { return nil }
            if previous >= 0 {
                // Inter turns the x of "3x4" and of "3 x 4" into a multiplication sign.
                if byte == 0x78, isAfterDigit { return nil }
                let known = pairs[previous &* count &+ number]
                sum &+= known == Self.unknown ? pair(previous, number) : known
            }
            let known = advances[number]
            sum &+= known == Self.unknown ? advance(number) : known
            previous = number
            if byte != 0x20 { isAfterDigit = (0x30...0x39).contains(byte) }
        }
        return sum
    }

    private func advance(_ number: Int) -> Int32 {
        if advances[number] == Self.unknown { advances[number] = shapedWidth([Self.letters[number]]) }
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

    private func pangoWidth(_ bytes: [UInt8]) -> Int32 {
        var logical = PangoRectangle()
        Self.withLayout(of: bytes, font, language, fonts) { pango_layout_get_extents($0, nil, &logical) }
        return logical.width
    }

    private static func eachFont(
        of bytes: [UInt8], _ font: FontDescription, _ language: String, _ fonts: FontStore,
        _ body: (UnsafeMutablePointer<PangoFont>) -> Void
    ) {
        withLayout(of: bytes, font, language, fonts) { layout in
            var node = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
            while let current = node {
                let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item!
                body(item.pointee.analysis.font)
                node = current.pointee.next
            }
        }
    }

    private static func withLayout(
        of bytes: [UInt8], _ font: FontDescription, _ language: String, _ fonts: FontStore,
        _ body: (OpaquePointer) -> Void
    ) {
        let layout = pango_layout_new(fonts.context(language: language, direction: .leftToRight))!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
        }
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
