import VitrineDisplay

/// Writes display lists as SVG: text as text, shapes as shapes.
///
/// The body is written first; what it refers to - gradients, clips, filters, masks - is collected on the way, each
/// once, and put before it. The same list gives the same bytes.
package struct SVGWriter {
    let engine: any TextEngine
    let pictures: (any PictureMaker)?
    var body = ByteWriter()
    var definitions = Definitions()
    /// The look of the first text, which the root element has, so that only others need words.
    var rootFont: TextLook?
    var hasText = false

    private init(engine: any TextEngine, pictures: (any PictureMaker)?) {
        (self.engine, self.pictures) = (engine, pictures)
    }

    /// An SVG file of `list` on `size` points; without a background it is transparent.
    ///
    /// `engine` tells where letters stand. `pictures` is asked for what SVG has no words for; without it such
    /// groups are left out, with a warning.
    package static func svg(
        _ list: DisplayList, size: CGSize, background: RGBA? = nil, title: String? = nil, engine: any TextEngine,
        pictures: (any PictureMaker)? = nil
    ) throws(RenderError) -> [UInt8] {
        _ = try PixelSize(size, scale: 1)
        var writer = SVGWriter(engine: engine, pictures: pictures)
        if let background {
            writer.fill(Path(CGRect(origin: .zero, size: size)), .color(background), FillStyle(), at: .zero)
        }
        writer.writeInside(list, at: .zero)
        return writer.document(size: size, title: title, isolates: list.blends())
    }

    private func document(size: CGSize, title: String?, isolates: Bool) -> [UInt8] {
        var out = ByteWriter()
        out.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        out.attribute(" width=", size.width)
        out.attribute(" height=", size.height)
        out.write(" viewBox=\"0 0 ")
        out.write(size.width)
        out.write(" ")
        out.write(size.height)
        out.write("\"")
        if hasText { out.write(" xml:space=\"preserve\" text-rendering=\"geometricPrecision\"") }
        rootFont?.write(to: &out, over: nil)
        if isolates { out.write(" style=\"isolation:isolate\"") }
        out.write(">")
        if let title {
            out.write("<title>")
            out.writeEscaped(title)
            out.write("</title>")
        }
        definitions.write(to: &out)
        out.write(body)
        out.write("</svg>\n")
        return out.bytes
    }

    /// Items in the coordinates of the innermost element, from `offset` on.
    mutating func write(_ list: DisplayList, at offset: CGPoint) {
        for item in list.items { write(item, at: offset + item.origin) }
    }

    private mutating func write(_ item: DisplayItem, at offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        switch item.content {
        case .fill(let path, let paint, let style): fill(path, paint, style, at: offset)
        case .stroke(let path, let paint, let style): stroke(path, paint, style, at: offset)
        case .text(let text, let size): write(text, size: size, at: offset)
        case .image(let image, let rect, let interpolation): write(image, rect, interpolation, at: offset)
        case .group(let list, let effect, _): write(list, effect, at: offset)
        }
    }
}

extension CGPoint {
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}
