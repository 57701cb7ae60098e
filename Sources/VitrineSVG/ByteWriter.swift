import VitrineDisplay

/// Text under construction, in UTF-8: numbers and names go in without a `String` in between.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func write(_ other: ByteWriter) { bytes += other.bytes }
    mutating func write(_ more: [UInt8]) { bytes += more }

    /// A name that is known to hold nothing special.
    mutating func write(plain text: String) { bytes += text.utf8 }

    /// A length or coordinate in the shortest way, to a thousandth.
    mutating func write(_ value: CGFloat) { write(value, decimals: 3) }

    /// `value` rounded to `decimals` digits, without a zero that says nothing. What is not finite becomes 0.
    mutating func write(_ value: CGFloat, decimals: Int) {
        guard value.isFinite else { return bytes.append(0x30) }
        let scale = Self.powers[decimals]
        // Beyond this no viewer goes, and the digits below would not fit a double anyway.
        let scaled = (min(max(value, -1e9), 1e9) * CGFloat(scale)).rounded()
        var rest = Int(scaled)
        if rest < 0 {
            bytes.append(0x2D)
            rest = -rest
        }
        let (whole, part) = rest.quotientAndRemainder(dividingBy: scale)
        if whole > 0 || part == 0 { writeDigits(whole) }
        guard part > 0 else { return }
        bytes.append(0x2E)
        var (left, power) = (part, scale / 10)
        while left > 0 {
            bytes.append(UInt8(0x30 + left / power))
            left %= power
            power /= 10
        }
    }

    mutating func write(_ value: Int) {
        if value < 0 { bytes.append(0x2D) }
        writeDigits(Int(value.magnitude))
    }

    private mutating func writeDigits(_ value: Int) {
        if value < 10 { return bytes.append(UInt8(0x30 + value)) }
        writeDigits(value / 10)
        bytes.append(UInt8(0x30 + value % 10))
    }

    private static let powers = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

    /// ` name="value"`; the name brings its space, and its equals sign.
    mutating func attribute(_ name: StaticString, _ value: CGFloat) {
        write(name)
        bytes.append(0x22)
        write(value)
        bytes.append(0x22)
    }

    /// Letters of a text or of an attribute's value. What XML does not allow becomes U+FFFD.
    mutating func writeEscaped(_ text: String) {
        var text = text
        text.withUTF8 { source in
            if source.allSatisfy({ Self.isPlain[Int($0)] }) {
                bytes.append(contentsOf: source)
            } else {
                for byte in source { escape(byte) }
                if source.contains(0xEF) { replaceNoncharacters(last: source.count * 6) }
            }
        }
    }

    /// Bytes that need no care: all but controls, those with a meaning in XML, and the first of U+FFFE's three.
    private static let isPlain: [Bool] = (0..<256).map { $0 >= 0x20 && ![0x22, 0x26, 0x3C, 0x3E, 0xEF].contains($0) }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x26: write("&amp;")
        case 0x3C: write("&lt;")
        case 0x3E: write("&gt;")
        case 0x22: write("&quot;")
        case 0x09, 0x0A, 0x0D: bytes.append(0x20)
        case 0..<0x20: write("\u{FFFD}")
        default: bytes.append(byte)
        }
    }

    /// U+FFFE and U+FFFF are EF BF BE and EF BF BF; EF BF BD is what stands for them.
    private mutating func replaceNoncharacters(last count: Int) {
        for i in max(bytes.count - count, 0)..<max(bytes.count - 2, 0)
        where bytes[i] == 0xEF && bytes[i + 1] == 0xBF && bytes[i + 2] >= 0xBE {
            bytes[i + 2] = 0xBD
        }
    }

    /// `#rgb` or `#rrggbb`; alpha is written elsewhere.
    mutating func write(_ color: RGBA) {
        func byte(_ value: Float) -> UInt8 { UInt8(min(max(value.isFinite ? value : 0, 0), 1) * 255 + 0.5) }
        let parts = (byte(color.red), byte(color.green), byte(color.blue))
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
        bytes.append(0x23)
        let isShort = parts.0 % 17 == 0 && parts.1 % 17 == 0 && parts.2 % 17 == 0
        for part in [parts.0, parts.1, parts.2] {
            bytes.append(digit(part >> 4))
            if !isShort { bytes.append(digit(part & 15)) }
        }
    }
}
