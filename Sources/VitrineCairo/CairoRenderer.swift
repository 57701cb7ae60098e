import CPango
import VitrineDisplay

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
        let pixels = try PixelSize(size, scale: scale)
        guard let canvas = ImageCanvas(width: pixels.width, height: pixels.height) else {
            throw RenderError(
                "There is no memory for a picture of \(pixels.width) x \(pixels.height) pixels; lower the scale.")
        }
        if let background {
            canvas.cr.setSource(background)
            cairo_paint(canvas.cr)
        }
        cairo_scale(canvas.cr, scale, scale)
        draw(list, on: canvas.cr, engine: engine)
        return canvas.pixelBuffer()
    }

    /// Paints on a Cairo context whose units are points, as a window's host has it.
    package static func draw(_ list: DisplayList, on cr: OpaquePointer, engine: PangoTextEngine) {
        Painter(cr: cr, engine: engine).paint(list)
    }
}
