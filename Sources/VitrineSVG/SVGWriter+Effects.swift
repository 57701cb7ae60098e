import VitrineDisplay

extension SVGWriter {
    mutating func write(_ list: DisplayList, _ effect: DisplayEffect, at offset: CGPoint) {
        guard !list.items.isEmpty else { return }
        switch effect {
        case .none:
            guard list.blends() else { return write(list, at: offset) }
            group(" style=\"isolation:isolate\"") { $0.writeInside(list, at: offset) }
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            guard opacity < 1 else { return write(list, at: offset) }
            body.write("<g")
            body.attribute(" opacity=", CGFloat(opacity))
            body.write(">")
            writeInside(list, at: offset)
            body.write("</g>")
        case .transform(let transform):
            write(list, transform, at: offset)
        case .projection:
            writePicture(
                of: DisplayList([DisplayItem(id: DisplayID(0), .group(list, effect, size: .zero))]), at: offset)
        case .clip(let clip, let style):
            guard clip.path.isDrawable else { return }
            var rest = ByteWriter()
            rest.write("><path d=\"")
            rest.write(clip.path, offset: .zero)
            rest.write(style.isEOFilled ? "\" clip-rule=\"evenodd\"" : "\"")
            if !style.isAntialiased { rest.write(" shape-rendering=\"crispEdges\"") }
            rest.write("/></clipPath>")
            moved(to: offset, " clip-path=", definitions.number("<clipPath", rest)) { $0.write(list, at: .zero) }
        case .shadow(let color, let radius, let shift):
            let known = shift.x.isFinite && shift.y.isFinite && color.alpha > 0
            filter(list, effect, at: offset, known ? .shadow(color, radius: radius, shift) : nil)
        case .blur(let radius):
            filter(list, effect, at: offset, radius > 0 && radius.isFinite ? .blur(radius) : nil)
        case .colorFilter(let change):
            filter(list, effect, at: offset, .matrix(change.matrix))
        case .blendMode(let mode):
            body.write("<g")
            if let word = mode.css {
                body.write(" style=\"mix-blend-mode:")
                body.write(word)
                body.write("\"")
            }
            body.write(">")
            writeInside(list, at: offset)
            body.write("</g>")
        case .mask(let mask):
            write(list, mask: mask, at: offset)
        case .role(let role):
            write(list, role, at: offset)
        }
    }

    private mutating func write(_ list: DisplayList, _ role: DisplayRole, at offset: CGPoint) {
        switch role {
        case .link(let target):
            linked(to: target) { $0.write(list, at: offset) }
        case .heading(let level):
            body.write("<g role=\"heading\" aria-level=\"")
            body.write(level)
            body.write("\">")
            write(list, at: offset)
            body.write("</g>")
        case .label(let label):
            // Of an image readers are told the label alone, of a group what is inside as well.
            body.write(list.hasRoles ? "<g role=\"group\" aria-label=\"" : "<g role=\"img\" aria-label=\"")
            body.writeEscaped(label)
            body.write("\">")
            write(list, at: offset)
            body.write("</g>")
        }
    }

    /// What `content` writes, as a link where there is a target.
    mutating func linked(to target: LinkTarget?, _ content: (inout SVGWriter) -> Void) {
        guard let target else { return content(&self) }
        body.write("<a href=\"")
        body.writeEscaped(target.address)
        body.write("\">")
        content(&self)
        body.write("</a>")
    }

    /// What stands on a picture of its own. Where SVG has no word for a way of mixing, all that may mix becomes an
    /// image.
    mutating func writeInside(_ list: DisplayList, at offset: CGPoint) {
        guard list.blends(where: { $0 != .normal && $0.css == nil }) else { return write(list, at: offset) }
        writePicture(of: list, at: offset)
    }

    /// What SVG has no words for, as an image.
    private mutating func writePicture(of list: DisplayList, at offset: CGPoint) {
        let bounds = list.bounds.integral
        guard !bounds.isNull, let pictures,
            let image = try? pictures.picture(of: list, in: bounds, scale: 2)
        else {
            return VitrineLog.warnOnce(
                "an SVG file leaves out a group that is mixed or bent in a way SVG does not have")
        }
        write(image, bounds, .medium, at: offset)
    }

    private mutating func write(_ list: DisplayList, _ transform: CGAffineTransform, at offset: CGPoint) {
        let t = transform.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
        guard t.tx.isFinite, t.ty.isFinite, t.a * t.d - t.b * t.c != 0, (t.a * t.d - t.b * t.c).isFinite else { return }
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return write(list, at: CGPoint(x: t.tx, y: t.ty)) }
        body.write("<g transform=\"matrix(")
        for value in [t.a, t.b, t.c, t.d] {
            body.write(value, decimals: 6)
            body.write(" ")
        }
        body.write(t.tx)
        body.write(" ")
        body.write(t.ty)
        body.write(")\">")
        write(list, at: .zero)
        body.write("</g>")
    }

    private mutating func write(_ list: DisplayList, mask: DisplayList, at offset: CGPoint) {
        let bounds = list.bounds.intersection(mask.bounds)
        guard !bounds.isNull, bounds.isDrawable else { return }
        // The mask is written as the body is, and then moved to the definitions.
        let outer = body
        body = ByteWriter()
        body.attributes(of: bounds, saysZero: true)
        body.write(" maskUnits=\"userSpaceOnUse\" style=\"mask-type:alpha\">")
        writeInside(mask, at: .zero)
        body.write("</mask>")
        let rest = body
        body = outer
        moved(to: offset, " mask=", definitions.number("<mask", rest)) { $0.writeInside(list, at: .zero) }
    }

    private mutating func group(_ attributes: StaticString, _ content: (inout SVGWriter) -> Void) {
        body.write("<g")
        body.write(attributes)
        body.write(">")
        content(&self)
        body.write("</g>")
    }

    /// A group in coordinates of its own, so that the same definition serves at every place.
    private mutating func moved(
        to offset: CGPoint, _ name: StaticString, _ number: Int, _ content: (inout SVGWriter) -> Void
    ) {
        body.write("<g")
        body.translation(offset)
        body.attribute(name, reference: number)
        body.write(">")
        content(&self)
        body.write("</g>")
    }

    private mutating func filter(
        _ list: DisplayList, _ effect: DisplayEffect, at offset: CGPoint, _ filter: Filter?
    ) {
        guard let filter else { return write(list, .none, at: offset) }
        let region = effect.bounds(around: list.bounds)
        guard !region.isNull, region.isDrawable else { return }
        let number = definitions.number("<filter", filter.rest(region.insetBy(dx: -1, dy: -1).integral))
        moved(to: offset, " filter=", number) { $0.writeInside(list, at: .zero) }
    }
}

extension CGRect {
    /// Whether it can be written: infinite and undefined edges cannot.
    fileprivate var isDrawable: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && abs(minX) < 1e8 && abs(minY) < 1e8
    }
}
