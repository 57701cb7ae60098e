import CPango

/// A Gaussian blur by three box passes each way: within 3 % of the true curve, and its cost does not grow with the
/// radius.
struct GaussianBlur {
    /// The half widths of the three boxes, whose variances add up to the Gaussian's.
    let radii: [Int]

    init(sigma: Double) {
        // The odd box width below the ideal one, and how many passes must take the next odd width (Kovesi 2010).
        let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        lower = max(lower, 1)
        let (w, n) = (Double(lower), 3.0)
        let small = ((12 * sigma * sigma - n * w * w - 4 * n * w - 3 * n) / (-4 * w - 4)).rounded()
        radii = (0..<3).map { (Double($0) < small ? lower : lower + 2) / 2 }
    }

    /// Blurs `channels` interleaved channels of 8 bits in place.
    func apply(
        to data: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height) * 2) { scratch in
            let a = scratch.baseAddress!, b = a + max(width, height)
            for y in 0..<height {
                for channel in 0..<channels {
                    line(data + y * stride + channel, count: width, step: channels, a, b)
                }
            }
            for x in 0..<(width * channels) { line(data + x, count: height, step: stride, a, b) }
        }
    }

    /// All passes over one row or column: gathered, blurred close together in memory, and put back.
    private func line(
        _ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ a: UnsafeMutablePointer<UInt8>,
        _ b: UnsafeMutablePointer<UInt8>
    ) {
        var any: UInt8 = 0
        for i in 0..<count {
            a[i] = pixels[i * step]
            any |= a[i]
        }
        if any == 0 { return }
        box(a, b, count, radii[0])
        box(b, a, count, radii[1])
        box(a, b, count, radii[2])
        for i in 0..<count { pixels[i * step] = b[i] }
    }

    private func box(_ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ n: Int, _ r: Int) {
        let inverse = UInt32((1 << 24) / (2 * r + 1))
        var sum: UInt32 = 0
        for i in 0..<min(r, n) { sum &+= UInt32(source[i]) }
        for i in 0..<n {
            if i + r < n { sum &+= UInt32(source[i + r]) }
            target[i] = UInt8(truncatingIfNeeded: (UInt64(sum) &* UInt64(inverse) &+ (1 << 23)) >> 24)
            if i >= r { sum &-= UInt32(source[i - r]) }
        }
    }
}

/// One channel of alpha.
final class AlphaMask {
    let width, height, stride: Int
    private let data: UnsafeMutablePointer<UInt8>

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        data = .allocate(capacity: stride * height)
        data.initialize(repeating: 0, count: stride * height)
    }

    deinit { data.deallocate() }

    subscript(x: Int, y: Int) -> UInt8 {
        get { data[y * stride + x] }
        set { data[y * stride + x] = newValue }
    }

    func blur(sigma: Double) {
        GaussianBlur(sigma: sigma).apply(to: data, width: width, height: height, stride: stride, channels: 1)
    }

    func withSurface(_ body: (OpaquePointer) -> Void) {
        let surface = cairo_image_surface_create_for_data(
            data, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))!
        body(surface)
        cairo_surface_destroy(surface)
    }
}

extension ImageCanvas {
    /// The alpha channel of an ARGB image.
    func alphaMask() -> AlphaMask {
        let mask = AlphaMask(width: width, height: height)
        withBytes { data, stride in
            for y in 0..<height {
                for x in 0..<width { mask[x, y] = data[y * stride + x * 4 + 3] }
            }
        }
        return mask
    }

    func blur(sigma: Double) {
        withBytes { data, stride in
            GaussianBlur(sigma: sigma).apply(to: data, width: width, height: height, stride: stride, channels: 4)
        }
    }
}
