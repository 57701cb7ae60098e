import CPango
import VitrineDisplay

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Paints display lists with Cairo.
package enum CairoRenderer {
    /// A PNG file of `list` on `size` points, `scale` pixels a point; without a background it is transparent.
    package static func png(
        _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil, engine: PangoTextEngine
    ) throws(RenderError) -> [UInt8] {
        let picture = try draw(list, size: size, scale: scale, background: background, engine: engine)
        return try PNGWriter.encode(picture, scale: scale)
    }

    /// The pixels of `list` on `size` points, `scale` pixels a point.
    package static func draw(
        _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil, engine: PangoTextEngine
    ) throws(RenderError) -> PixelBuffer {
        let checked = try PixelSize(size, scale: scale)
        let (width, height) = (checked.width, checked.height)
        var isPainted = false
        // Cairo paints in the array itself: a picture of a long list is too large to be copied for nothing.
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            useLargePages(for: UnsafeMutableRawBufferPointer(buffer))
            buffer.initialize(repeating: (background ?? .clear).premultipliedPixel)
            count = width * height
            guard let canvas = ImageCanvas(width: width, height: height, pixels: buffer.baseAddress!) else { return }
            cairo_scale(canvas.cr, scale, scale)
            draw(list, on: canvas.cr, engine: engine)
            cairo_surface_flush(canvas.surface)
            isPainted = true
        }
        guard isPainted else {
            throw RenderError(
                "There is no memory for a picture of \(width) x \(height) pixels; lower the scale.")
        }
        return PixelBuffer(width: width, height: height, pixels: pixels)
    }

    /// Asks for memory in pages of 2 MiB: a picture of a long list is thousands of small ones, and to be given each
    /// takes longer than to paint on it. All of it is written anyway.
    private static func useLargePages(for buffer: UnsafeMutableRawBufferPointer) {
        let large = 2 << 20
        let start = Int(bitPattern: buffer.baseAddress)
        let first = (start + large - 1) / large * large
        let count = (start + buffer.count) / large * large - first
        // Only a hint: where it is not taken, the pages are small.
        if count > 0 { madvise(UnsafeMutableRawPointer(bitPattern: first), count, MADV_HUGEPAGE) }
    }

    /// Paints on a Cairo context whose units are points, as a window's host has it.
    package static func draw(_ list: DisplayList, on cr: OpaquePointer, engine: PangoTextEngine) {
        Painter(cr: cr, engine: engine).paint(list)
    }
}
