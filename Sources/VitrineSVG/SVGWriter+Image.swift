import VitrineDisplay

extension SVGWriter {
    /// The picture's file inside the document.
    mutating func write(
        _ image: ImageContent, _ rect: CGRect, _ interpolation: ImageInterpolation, at offset: CGPoint
    ) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite, rect.width > 0,
            rect.height > 0, image.width > 0, image.height > 0
        else { return }
        guard let pictures, let file = try? pictures.png(of: image) else {
            return VitrineLog.warnOnce("an SVG file leaves out a picture: there is nobody to compress it")
        }
        body.write("<image")
        body.attributes(of: rect.offsetBy(dx: offset.x, dy: offset.y))
        body.write(" preserveAspectRatio=\"none\"")
        if interpolation == .none {
            // The word of SVG 1.1, and that of stylesheets for viewers that take the first for a wish.
            body.write(" image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\"")
        }
        body.write(" href=\"data:image/png;base64,")
        body.write(base64(file))
        body.write("\"/>")
    }
}

private func base64(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let count = min(3, bytes.count - start)
        var word = UInt32(0)
        for i in 0..<3 { word = word << 8 | (i < count ? UInt32(bytes[start + i]) : 0) }
        for i in 0..<4 { out.append(i <= count ? digits[Int(word >> UInt32(18 - 6 * i) & 63)] : 0x3D) }
    }
    return out
}
