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
