import CPango

/// The pixels that a context paints on and the one colour that it paints with, for coverage put on them directly.
///
/// Cairo takes a microsecond or two to paint the picture of a letter, however small, and a screen of text is thousands
/// of them. The rounding is Cairo's: no pixel tells which way it was painted.
struct PixelTarget {
    private let surface: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt32>
    /// In pixels.
    private let stride: Int
    /// Where the origin of device space is in the image.
    private let origin: (x: Int, y: Int)
    /// What the clip lets through, in the image.
    private let left, top, right, bottom: Int
    /// Multiplied by its alpha; spread.
    private let color: UInt64

    /// What `cr` paints on, if that is an image of 32 bits a pixel under a clip of whole pixels, and the source one
    /// colour laid over what is there. Call it where the context's units are pixels, and `finish` at the end.
    init?(_ cr: OpaquePointer) {
        guard cairo_get_operator(cr) == CAIRO_OPERATOR_OVER, let color = Self.color(of: cr),
            let surface = cairo_get_group_target(cr), cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
        else { return nil }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
        var (scaleX, scaleY, x, y) = (1.0, 1.0, 0.0, 0.0)
        cairo_surface_get_device_scale(surface, &scaleX, &scaleY)
        cairo_surface_get_device_offset(surface, &x, &y)
        guard scaleX == 1, scaleY == 1, x == x.rounded(), y == y.rounded() else { return nil }
        let clip = cairo_copy_clip_rectangle_list(cr)!
        defer { cairo_rectangle_list_destroy(clip) }
        guard clip.pointee.status == CAIRO_STATUS_SUCCESS, clip.pointee.num_rectangles == 1 else { return nil }
        let shown = clip.pointee.rectangles[0]
        cairo_surface_flush(surface)
        guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
        pixels = UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
        stride = Int(cairo_image_surface_get_stride(surface)) / 4
        (self.surface, self.color, origin) = (surface, Self.spread(color), (Int(x), Int(y)))
        (left, top) = (Int(shown.x + x), Int(shown.y + y))
        (right, bottom) = (left + Int(shown.width), top + Int(shown.height))
    }

    /// The context's source as a pixel, rounded as Cairo does.
    private static func color(of cr: OpaquePointer) -> UInt32? {
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        guard cairo_pattern_get_rgba(cairo_get_source(cr), &red, &green, &blue, &alpha) == CAIRO_STATUS_SUCCESS,
            // False for what is no number, which Cairo lets through.
            red + green + blue + alpha >= 0
        else { return nil }
        func byte(_ value: Double, _ shift: UInt32) -> UInt32 { (UInt32(value * 65_535 + 0.5) >> 8) << shift }
        return byte(alpha, 24) | byte(red * alpha, 16) | byte(green * alpha, 8) | byte(blue * alpha, 0)
    }

    /// Lays the colour over the image where the mask, which stands at `x`, `y` in device space, covers it.
    func paint(_ mask: ImageCanvas, x: Int, y: Int) {
        let (x, y) = (x + origin.x, y + origin.y)
        let columns = max(left - x, 0)..<max(left - x, 0, min(right - x, mask.width))
        let coverage = cairo_image_surface_get_data(mask.surface)!
        let coverageStride = Int(cairo_image_surface_get_stride(mask.surface))
        for row in max(top - y, 0)..<max(top - y, 0, min(bottom - y, mask.height)) {
            paint(coverage + row * coverageStride, pixels + (row + y) * stride + x, columns)
        }
    }

    func finish() { cairo_surface_mark_dirty(surface) }

    // Whole numbers only, so that it is fast in an unoptimised build, too.
    private func paint(
        _ coverage: UnsafePointer<UInt8>, _ pixels: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>
    ) {
        for column in columns {
            let share = coverage[column]
            if share == 0 { continue }
            let over = Self.multiply(color, UInt64(share))
            // Neither part is more than its alpha, so that no byte runs over.
            let sum = over &+ Self.multiply(Self.spread(pixels[column]), 255 &- over &>> 48)
            pixels[column] = UInt32(truncatingIfNeeded: sum | sum &>> 24)
        }
    }

    /// A pixel with room above each of its bytes.
    @inline(__always)
    private static func spread(_ pixel: UInt32) -> UInt64 {
        let pixel = UInt64(pixel)
        return pixel & 0x00FF_00FF | (pixel & 0xFF00_FF00) &<< 24
    }

    /// Each byte times `share` / 255, rounded.
    @inline(__always)
    private static func multiply(_ spread: UInt64, _ share: UInt64) -> UInt64 {
        let bytes: UInt64 = 0x00FF_00FF_00FF_00FF
        let product = spread &* share &+ 0x0080_0080_0080_0080
        return (product &+ (product &>> 8 & bytes)) &>> 8 & bytes
    }
}
