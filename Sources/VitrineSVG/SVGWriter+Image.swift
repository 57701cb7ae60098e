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

    /// Whether a run's letters are shown as a picture: those with colours of their own. Some viewers know no such
    /// fonts, and in others every system has another.
    func isPicture(_ run: PlacedText.Run) -> Bool { run.hasColor && pictures != nil }

    /// The picture of a run's letters, whose baseline starts at `place`; a picture that is used twice is there once.
    mutating func writePicture(of run: PlacedText.Run, of text: StyledText, at place: CGPoint) {
        var letters = text.runs[run.source]
        (letters.string, letters.underline, letters.strikethrough) = (run.string, nil, nil)
        let rise = letters.baselineOffset.isFinite ? letters.baselineOffset : 0
        letters.baselineOffset = 0
        var alone = StyledText([letters])
        alone.direction = run.isRightToLeft ? .rightToLeft : .leftToRight
        let measure = engine.measure(alone, width: .infinity, height: .infinity)
        let item = DisplayItem(id: DisplayID(0), .text(alone, size: measure.size))
        // A hair more than the box, which slanted letters leave.
        let rect = CGRect(origin: .zero, size: measure.size).insetBy(dx: -1, dy: -1).integral
        guard let pictures, let image = try? pictures.picture(of: DisplayList([item]), in: rect, scale: 4),
            let file = try? pictures.png(of: image)
        else { return }
        var rest = ByteWriter()
        rest.attribute(" width=", rect.width)
        rest.attribute(" height=", rect.height)
        rest.write(" href=\"data:image/png;base64,")
        rest.write(base64(file))
        rest.write("\"/>")
        body.write("<use href=\"#v")
        body.write(definitions.number("<image", rest))
        body.write("\"")
        body.attribute(" x=", place.x + run.x + rect.minX)
        body.attribute(" y=", place.y - rise - measure.firstBaseline + rect.minY)
        body.write("/>")
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
