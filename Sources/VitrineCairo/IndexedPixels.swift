import VitrineDisplay

/// The pixels of a picture as numbers of its colours, for pictures of at most 256.
struct IndexedPixels {
    /// Premultiplied, in the order in which they are met.
    private(set) var colors: [UInt32] = []
    /// The scan lines as PNG has them: the number of the filter (none), then a byte a pixel.
    private(set) var rows: [UInt8] = []

    /// nil when there are more colours than a byte can count.
    init?(_ picture: PixelBuffer) {
        // Open addressing in four times the room; a slot holds a colour's number plus 1.
        var slots = [UInt16](repeating: 0, count: 1024)
        var colors: [UInt32] = []
        var isFull = false
        let stride = picture.width + 1
        rows = [UInt8](unsafeUninitializedCapacity: stride * picture.height) { buffer, count in
            guard var out = buffer.baseAddress else { return }
            picture.pixels.withUnsafeBufferPointer { pixels in
                slots.withUnsafeMutableBufferPointer { slots in
                    var next = pixels.baseAddress!
                    var (last, number) = (~pixels[0], UInt8(0))
                    for _ in 0..<picture.height where !isFull {
                        out.pointee = 0
                        out += 1
                        for _ in 0..<picture.width {
                            if next.pointee != last {
                                last = next.pointee
                                guard let found = Self.number(of: last, in: slots, &colors) else {
                                    isFull = true
                                    return
                                }
                                number = found
                            }
                            out.pointee = number
                            out += 1
                            next += 1
                        }
                    }
                }
            }
            count = isFull ? 0 : stride * picture.height
        }
        if isFull { return nil }
        self.colors = colors
    }

    private static func number(
        of color: UInt32, in slots: UnsafeMutableBufferPointer<UInt16>, _ colors: inout [UInt32]
    ) -> UInt8? {
        var slot = Int((color &* 0x9E37_79B1) >> 22)
        while slots[slot] > 0 {
            if colors[Int(slots[slot]) - 1] == color { return UInt8(slots[slot] - 1) }
            slot = (slot + 1) & 1023
        }
        guard colors.count < 256 else { return nil }
        colors.append(color)
        slots[slot] = UInt16(colors.count)
        return UInt8(colors.count - 1)
    }
}
