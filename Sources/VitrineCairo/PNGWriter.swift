import CDeflate
import VitrineDisplay

/// Writes PNG files: straight alpha, sRGB. The same pixels give the same bytes.
///
/// Pictures of interfaces mostly have few colours; those are written once and each pixel as one byte. Others have
/// 8 bits a channel, every row as the difference from the one above it.
enum PNGWriter {
    /// `scale` is told as the physical density: 72 pixels an inch are scale 1.
    static func encode(_ picture: PixelBuffer, scale: CGFloat) throws(RenderError) -> [UInt8] {
        let indexed = IndexedPixels(picture)
        let isOpaque = picture.pixels.allSatisfy { $0 >> 24 == 255 }
        var file = PNGFile()
        let kind: UInt8 = indexed != nil ? 3 : isOpaque ? 2 : 6
        file.append(
            "IHDR", PNGFile.bytes(UInt32(picture.width)) + PNGFile.bytes(UInt32(picture.height)) + [8, kind, 0, 0, 0])
        file.append("sRGB", [0])
        let density = PNGFile.bytes(UInt32((72 * scale / 0.0254).rounded()))
        file.append("pHYs", density + density + [1])
        let rows: [UInt8]
        if let indexed {
            let colors = indexed.colors.map(StraightPixel.init)
            file.append("PLTE", colors.flatMap { [$0.red, $0.green, $0.blue] })
            if !isOpaque { file.append("tRNS", colors.map(\.alpha)) }
            rows = indexed.rows
        } else {
            rows = isOpaque ? opaqueRows(picture) : straightRows(picture)
        }
        try file.append("IDAT", deflating: rows)
        file.append("IEND", [])
        return file.bytes
    }

    private static func opaqueRows(_ picture: PixelBuffer) -> [UInt8] {
        rows(picture, channels: 3) { pixel, out in
            out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            out[2] = UInt8(truncatingIfNeeded: pixel)
        }
    }

    private static func straightRows(_ picture: PixelBuffer) -> [UInt8] {
        rows(picture, channels: 4) { pixel, out in
            let straight = StraightPixel(pixel)
            (out[0], out[1], out[2], out[3]) = (straight.red, straight.green, straight.blue, straight.alpha)
        }
    }

    /// The scan lines, each with the number of its filter before it: the difference from the line above.
    @inline(__always)
    private static func rows(
        _ picture: PixelBuffer, channels: Int, _ convert: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
    ) -> [UInt8] {
        let count = picture.width * channels, stride = 1 + count
        return [UInt8](unsafeUninitializedCapacity: stride * picture.height) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            picture.pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<picture.height {
                    var out = start + y * stride
                    out.pointee = 2
                    out += 1
                    for x in 0..<picture.width {
                        convert(pixels[y * picture.width + x], out)
                        out += channels
                    }
                }
            }
            // From the last line up: each is still whole when the one below it is made smaller by it.
            for y in stride == 1 ? 0..<0 : 1..<picture.height {
                let (line, above) = (
                    start + (picture.height - y) * stride + 1, start + (picture.height - y - 1) * stride + 1
                )
                for x in 0..<count { line[x] &-= above[x] }
            }
            initialized = stride * picture.height
        }
    }
}

/// A pixel as PNG has it: not multiplied by alpha.
struct StraightPixel {
    let red, green, blue, alpha: UInt8

    init(_ pixel: UInt32) {
        let a = pixel >> 24
        alpha = UInt8(a)
        if a == 255 {
            red = UInt8(truncatingIfNeeded: pixel >> 16)
            green = UInt8(truncatingIfNeeded: pixel >> 8)
            blue = UInt8(truncatingIfNeeded: pixel)
            return
        }
        func straight(_ shift: UInt32) -> UInt8 {
            a == 0 ? 0 : UInt8(truncatingIfNeeded: min(255, (((pixel >> shift) & 255) * 255 + a / 2) / a))
        }
        (red, green, blue) = (straight(16), straight(8), straight(0))
    }
}

/// The chunks of a file.
struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    mutating func append(_ type: String, _ data: [UInt8]) {
        bytes += Self.bytes(UInt32(data.count))
        let start = bytes.count
        bytes += type.utf8
        bytes += data
        let sum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start) }
        bytes += Self.bytes(sum)
    }

    mutating func append(_ type: String, deflating data: [UInt8]) throws(RenderError) {
        guard let compressor = libdeflate_alloc_compressor(6) else {
            throw RenderError("There is no memory to compress the picture; lower its scale.")
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, data.count)
        let packed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(compressor, data, data.count, buffer.baseAddress, bound)
        }
        append(type, packed)
    }

    static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
