/// A picture brought to a size: stretched or repeated between its caps.
struct StretchedImage {
    let image: LoadedImage
    let mode: Image.ResizingMode
    let interpolation: ImageInterpolation
    /// The columns and rows of pixels where the caps end.
    let columns, rows: [Int]

    init(_ image: LoadedImage, _ resizing: Image.Resizing?, _ interpolation: ImageInterpolation) {
        (self.image, self.interpolation) = (image, interpolation)
        mode = resizing?.mode ?? .stretch
        let insets = resizing?.capInsets ?? EdgeInsets()
        func cuts(_ start: CGFloat, _ end: CGFloat, _ length: Int) -> [Int] {
            func pixels(_ inset: CGFloat) -> Int {
                inset.isFinite ? Int(min(max(inset * image.scale, 0), CGFloat(length)).rounded()) : 0
            }
            let first = pixels(start)
            return [0, first, max(length - pixels(end), first), length]
        }
        columns = cuts(insets.leading, insets.trailing, image.content.width)
        rows = cuts(insets.top, insets.bottom, image.content.height)
    }

    private var hasCaps: Bool {
        columns[1] > 0 || rows[1] > 0 || columns[2] < columns[3] || rows[2] < rows[3]
    }

    /// The part that is stretched or repeated, in pixels.
    var center: CGRect {
        CGRect(x: columns[1], y: rows[1], width: columns[2] - columns[1], height: rows[2] - rows[1])
    }

    /// Whether something is repeated: a single pixel is stretched as well.
    func isTiled(in size: CGSize) -> Bool {
        mode == .tile && size != image.size && (center.width > 1 || center.height > 1)
    }

    func contents(in size: CGSize) -> [DisplayContent] {
        let bounds = CGRect(origin: .zero, size: size)
        if isTiled(in: size), let tiled = tiled(size) {
            return [.image(ImageContent(tiled), rect: bounds, interpolation: interpolation)]
        }
        guard hasCaps, size != image.size else {
            return [.image(image.content, rect: bounds, interpolation: interpolation)]
        }
        let (xs, ys) = (places(columns, size.width), places(rows, size.height))
        var parts: [DisplayContent] = []
        for y in 0..<3 where rows[y] < rows[y + 1] && ys[y] < ys[y + 1] {
            for x in 0..<3 where columns[x] < columns[x + 1] && xs[x] < xs[x + 1] {
                let part = image.content.buffer.cropped(
                    x: columns[x], y: rows[y], width: columns[x + 1] - columns[x], height: rows[y + 1] - rows[y])
                let rect = CGRect(x: xs[x], y: ys[y], width: xs[x + 1] - xs[x], height: ys[y + 1] - ys[y])
                parts.append(.image(ImageContent(part), rect: rect, interpolation: interpolation))
            }
        }
        return parts
    }

    /// Where the cuts come to lie on `length` points; caps that do not fit both become smaller alike.
    private func places(_ cuts: [Int], _ length: CGFloat) -> [CGFloat] {
        let (start, end) = (CGFloat(cuts[1]) / image.scale, CGFloat(cuts[3] - cuts[2]) / image.scale)
        let share = start + end > length ? length / (start + end) : 1
        return [0, start * share, length - end * share, length]
    }

    /// The picture repeated in pixels of its own; nil where that would be too large, or there is nothing to repeat.
    private func tiled(_ size: CGSize) -> PixelBuffer? {
        let (width, height) = ((size.width * image.scale).rounded(), (size.height * image.scale).rounded())
        guard width >= 1, height >= 1, width * height <= 64_000_000, columns[1] < columns[2], rows[1] < rows[2] else {
            return nil
        }
        let (xs, ys) = (sources(columns, Int(width)), sources(rows, Int(height)))
        let source = image.content.buffer
        var pixels: [UInt32] = []
        pixels.reserveCapacity(xs.count * ys.count)
        for y in ys { for x in xs { pixels.append(source.pixels[y * source.width + x]) } }
        return PixelBuffer(width: xs.count, height: ys.count, pixels: pixels)
    }

    /// Which pixel stands at each place of a repeated row.
    private func sources(_ cuts: [Int], _ length: Int) -> [Int] {
        let end = length - (cuts[3] - cuts[2])
        return (0..<length).map { i in
            if i < cuts[1] { return i }
            if i >= end { return max(cuts[3] - (length - i), 0) }
            return cuts[1] + (i - cuts[1]) % (cuts[2] - cuts[1])
        }
    }
}
