import CPango
import VitrineDisplay

/// Reads PNG files with Cairo's decoder.
enum PNGReader {
    /// The pixels of a file.
    ///
    /// - Throws: what is wrong with it, as the end of a sentence that names the file.
    static func decode(_ file: [UInt8]) throws(RenderError) -> PixelBuffer {
        guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), file.count > 24 else {
            throw RenderError("is no PNG file")
        }
        // Before anything is unpacked: a small file may claim to be endless.
        let (width, height) = (number(file, 16), number(file, 20))
        let (edge, area) = (PixelSize.greatestEdge, PixelSize.greatestArea)
        guard width > 0, height > 0, width <= edge, height <= edge, width * height <= area else {
            throw RenderError(
                "says that it is \(width) x \(height) pixels; there may be 1 to 32,000 an edge and 256,000,000 in all")
        }
        let source = Source(file)
        let surface = cairo_image_surface_create_from_png_stream(
            { closure, data, count in
                let source = Unmanaged<Source>.fromOpaque(closure!).takeUnretainedValue()
                return source.read(Int(count), into: data!) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
            }, Unmanaged.passUnretained(source).toOpaque())!
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            throw RenderError("is damaged, or cut off")
        }
        guard let canvas = ImageCanvas(width: width, height: height) else {
            throw RenderError("is too large for the memory there is")
        }
        // Drawn once, so that whatever form of pixels the decoder chose becomes ours.
        cairo_set_source_surface(canvas.cr, surface, 0, 0)
        cairo_set_operator(canvas.cr, CAIRO_OPERATOR_SOURCE)
        cairo_paint(canvas.cr)
        let pixels = canvas.withBytes { data, stride in
            (0..<height).flatMap { y in
                (data + y * stride).withMemoryRebound(to: UInt32.self, capacity: width) {
                    Array(UnsafeBufferPointer(start: $0, count: width))
                }
            }
        }
        return PixelBuffer(width: width, height: height, pixels: pixels)
    }

    private static func number(_ file: [UInt8], _ start: Int) -> Int {
        file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// What is not yet read; Cairo holds it by its address.
    private final class Source {
        private let file: [UInt8]
        private var position = 0
        init(_ file: [UInt8]) { self.file = file }

        func read(_ count: Int, into out: UnsafeMutablePointer<UInt8>) -> Bool {
            guard count <= file.count - position else { return false }
            file.withUnsafeBufferPointer { out.update(from: $0.baseAddress! + position, count: count) }
            position += count
            return true
        }
    }
}
