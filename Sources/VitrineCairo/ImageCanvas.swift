import CPango

/// A Cairo image and the context that draws on it.
final class ImageCanvas {
    let surface: OpaquePointer
    let cr: OpaquePointer
    let width, height: Int

    /// A transparent image; nil when there is no memory for it.
    init?(width: Int, height: Int, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
        (self.width, self.height) = (width, height)
        surface = cairo_image_surface_create(format, Int32(width), Int32(height))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        cr = cairo_create(surface)
    }

    /// An image in memory of ours, 32 bits a pixel without gaps between rows, that outlives it.
    init?(width: Int, height: Int, pixels: UnsafeMutablePointer<UInt32>) {
        (self.width, self.height) = (width, height)
        surface = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
            Int32(height), Int32(width * 4))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        cr = cairo_create(surface)
    }

    deinit {
        cairo_destroy(cr)
        cairo_surface_destroy(surface)
    }

    /// Calls `body` with the image's bytes and the number of bytes a row; what it writes is seen by Cairo.
    func withBytes<R>(_ body: (UnsafeMutablePointer<UInt8>, Int) -> R) -> R {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        return body(cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)))
    }
}
