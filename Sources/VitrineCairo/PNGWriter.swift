import CZlib
import VitrineDisplay

/// Writes PNG files: 8 bits a channel, straight alpha, sRGB. The same pixels give the same bytes.
///
/// Rows are not filtered: pictures of interfaces are flat colour and repeat, where filters cost time and win nothing.
enum PNGWriter {
    /// `scale` is told as the physical density: 72 pixels an inch are scale 1.
    static func encode(_ picture: PixelBuffer, scale: CGFloat, level: Int32 = 6) throws(RenderError) -> [UInt8] {
        let isOpaque = picture.pixels.allSatisfy { $0 >> 24 == 255 }
        let rows = isOpaque ? opaqueRows(picture) : straightRows(picture)
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = bytes(UInt32(picture.width)) + bytes(UInt32(picture.height)) + [8, isOpaque ? 2 : 6, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("sRGB", [0], to: &file)
        let density = UInt32((72 * scale / 0.0254).rounded())
        append("pHYs", bytes(density) + bytes(density) + [1], to: &file)
        append("IDAT", try deflate(rows, level: level), to: &file)
        append("IEND", [], to: &file)
        return file
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
            let alpha = pixel >> 24
            guard alpha > 0 else {
                (out[0], out[1], out[2], out[3]) = (0, 0, 0, 0)
                return
            }
            func straight(_ shift: UInt32) -> UInt8 {
                UInt8(truncatingIfNeeded: min(255, (((pixel >> shift) & 255) * 255 + alpha / 2) / alpha))
            }
            (out[0], out[1], out[2], out[3]) = (straight(16), straight(8), straight(0), UInt8(alpha))
        }
    }

    /// The scan lines, each with the number of its filter (none) before it.
    private static func rows(
        _ picture: PixelBuffer, channels: Int, _ convert: (UInt32, UnsafeMutablePointer<UInt8>) -> Void
    ) -> [UInt8] {
        let stride = 1 + picture.width * channels
        return [UInt8](unsafeUninitializedCapacity: stride * picture.height) { buffer, count in
            picture.pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<picture.height {
                    var out = buffer.baseAddress! + y * stride
                    out.pointee = 0
                    out += 1
                    for pixel in pixels[(y * picture.width)..<((y + 1) * picture.width)] {
                        convert(pixel, out)
                        out += channels
                    }
                }
            }
            count = stride * picture.height
        }
    }

    private static func deflate(_ input: [UInt8], level: Int32) throws(RenderError) -> [UInt8] {
        var length = compressBound(uLong(input.count))
        var status: Int32 = Z_OK
        let output = [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            status = compress2(buffer.baseAddress, &length, input, uLong(input.count), level)
            count = status == Z_OK ? Int(length) : 0
        }
        guard status == Z_OK else { throw RenderError("The picture could not be compressed (zlib says \(status)).") }
        return output
    }

    private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
        let body = Array(type.utf8) + data
        file += bytes(UInt32(data.count))
        file += body
        file += bytes(UInt32(truncatingIfNeeded: crc32(0, body, uInt(body.count))))
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
