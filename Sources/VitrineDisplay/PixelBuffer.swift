/// A picture in memory: rows of 32-bit premultiplied pixels, alpha in the high byte, then red, green, blue.
package struct PixelBuffer: Sendable, Equatable {
    package var width, height: Int
    package var pixels: [UInt32]

    package init(width: Int, height: Int, pixels: [UInt32]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    /// The premultiplied pixel at a place inside the picture.
    package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}

/// A picture as a display item shows it. A class, so that a list is small to copy and that a renderer may keep what
/// it made of the picture as long as it is the same one.
package final class ImageContent: Sendable, Hashable {
    package let buffer: PixelBuffer

    package init(_ buffer: PixelBuffer) { self.buffer = buffer }

    /// A picture of rows of 8-bit red, green, blue and alpha, multiplied by alpha; nil when the bytes do not fit.
    package convenience init?(width: Int, height: Int, premultipliedRGBA bytes: [UInt8]) {
        let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !isTooLarge, area <= bytes.count / 4, bytes.count == area * 4 else { return nil }
        let pixels = (0..<area).map { i -> UInt32 in
            let (r, g, b) = (UInt32(bytes[i * 4]), UInt32(bytes[i * 4 + 1]), UInt32(bytes[i * 4 + 2]))
            return UInt32(bytes[i * 4 + 3]) << 24 | r << 16 | g << 8 | b
        }
        self.init(PixelBuffer(width: width, height: height, pixels: pixels))
    }

    package var width: Int { buffer.width }
    package var height: Int { buffer.height }

    /// The same object: pixels are not compared.
    package static func == (a: ImageContent, b: ImageContent) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a picture is scaled.
package enum ImageInterpolation: UInt8, Sendable {
    /// Each pixel a rectangle.
    case none
    case low, medium, high
}

/// Makes pictures for a format that cannot show something itself: pixels as a file, and lists as pixels.
package protocol PictureMaker: Sendable {
    /// The file of a picture in PNG.
    func png(of image: ImageContent) throws(RenderError) -> [UInt8]
    /// What `list` shows inside `rect`, which is in the list's coordinates, at `scale` pixels a point.
    func picture(of list: DisplayList, in rect: CGRect, scale: CGFloat) throws(RenderError) -> ImageContent
}
