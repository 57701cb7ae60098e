import CPango
import VitrineDisplay

/// The bytes of a paragraph and which run each belongs to: what a Pango layout is made from.
struct TextSource {
    private(set) var bytes: [UInt8] = []
    /// Where each run starts, in order; a run ends where the next one starts.
    private(set) var starts: [(offset: Int, run: Int)] = []

    /// Where a space was made a line feed to even out two lines.
    private(set) var balancingBreak: Int?

    private init() {}

    init(_ text: StyledText) {
        // Pango counts in 32 bits of 1/1024 point; beyond this even one line's width would overflow.
        let size = text.runs.lazy.map(\.font.clampedSize).max() ?? 13
        var room = Int(min(200_000, 1_500_000 / max(size, 1)))
        for (index, run) in text.runs.enumerated() where !run.string.isEmpty && room > 0 {
            append(run.string, run: index, atMost: room)
            room = max(0, room - run.string.utf8.count)
        }
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// Every second stretch of a long text. Marked with any attribute they make Pango shape the text in pieces, which
    /// keeps wrapping linear: for each line it walks through all that is left of the piece it breaks.
    var chunks: [Range<Int>] {
        guard bytes.count > 400 else { return [] }
        var (cuts, next) = ([Int](), 160)
        while next < bytes.count {
            // After a space if there is one, else at least between characters.
            let cut =
                bytes[(next - 80)..<next].lastIndex(of: 0x20).map { $0 + 1 }
                ?? bytes[..<next].lastIndex { $0 & 0xC0 != 0x80 } ?? next
            cuts.append(cut)
            next = cut + 160
        }
        return stride(from: 1, to: cuts.count, by: 2).map { cuts[$0 - 1]..<cuts[$0] }
    }

    /// The run that holds the byte at `offset`; the last run for the end of the text.
    func run(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? starts[low - 1].run : (starts.first?.run ?? 0)
    }

    func slice(_ range: Range<Int>) -> TextSource {
        var result = TextSource()
        result.bytes = Array(bytes[range])
        for (i, start) in starts.enumerated() {
            let end = i + 1 < starts.count ? starts[i + 1].offset : bytes.count
            guard start.offset < range.upperBound, end > range.lowerBound else { continue }
            result.starts.append((max(0, start.offset - range.lowerBound), start.run))
        }
        return result
    }

    /// The text with the space at `offset` made a line feed.
    func broken(at offset: Int) -> TextSource {
        var result = self
        result.bytes[offset] = 0x0A
        result.balancingBreak = offset
        return result
    }

    /// Where the character (as a reader counts) that starts at `offset` ends.
    func characterEnd(after offset: Int) -> Int {
        guard let first = String(decoding: bytes[offset...].prefix(64), as: UTF8.self).first else { return offset }
        return min(offset + max(String(first).utf8.count, 1), bytes.count)
    }

    /// Where the character that ends at `offset` starts.
    func characterStart(before offset: Int) -> Int {
        var start = max(0, offset - 64)
        while start < offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
        guard let last = String(decoding: bytes[start..<offset], as: UTF8.self).last else { return 0 }
        return max(offset - max(String(last).utf8.count, 1), 0)
    }

    static func + (lhs: TextSource, rhs: TextSource) -> TextSource {
        var result = lhs
        for start in rhs.starts { result.starts.append((start.offset + lhs.bytes.count, start.run)) }
        result.bytes += rhs.bytes
        return result
    }

    static func ellipsis(run: Int) -> TextSource {
        var result = TextSource()
        result.bytes = ellipsis
        result.starts = [(0, run)]
        return result
    }

    mutating func dropTrailingSpaces() {
        while let last = bytes.last, last == 0x20 || last == 0x0A || last == 0x0D { bytes.removeLast() }
        starts.removeAll { $0.offset >= bytes.count && $0.offset > 0 }
    }

    mutating func dropLeadingSpaces() {
        guard let first = bytes.firstIndex(where: { $0 != 0x20 }), first > 0 else { return }
        self = slice(first..<bytes.count)
    }

    private static let ellipsis = Array("…".utf8)

    private mutating func append(_ string: String, run: Int, atMost room: Int) {
        starts.append((bytes.count, run))
        let string = string.withoutNoncharacters
        let start = bytes.count
        bytes.append(contentsOf: string.utf8.prefix(room))
        if string.utf8.count > room {
            // Not in the middle of a character.
            while bytes.count > start, bytes[bytes.count - 1] & 0xC0 == 0x80 { bytes.removeLast() }
            if bytes.count > start, bytes[bytes.count - 1] >= 0xC0 { bytes.removeLast() }
        }
        // Pango takes a zero for broken UTF-8.
        for i in start..<bytes.count where bytes[i] == 0 { bytes[i] = 0x20 }
    }
}

extension String {
    /// With U+FFFD for code points that never stand for a character: Cairo takes them for broken UTF-8, and writes no
    /// document that holds one.
    var withoutNoncharacters: String {
        // All of them start with these bytes, and hardly any other letters do.
        guard utf8.contains(where: { $0 == 0xEF || $0 >= 0xF0 }) else { return self }
        func isNone(_ value: UInt32) -> Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
        guard unicodeScalars.contains(where: { isNone($0.value) }) else { return self }
        return String(UnicodeScalarView(unicodeScalars.map { isNone($0.value) ? "\u{FFFD}" : $0 }))
    }
}
