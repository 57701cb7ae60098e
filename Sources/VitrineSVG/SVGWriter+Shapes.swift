import VitrineDisplay

extension SVGWriter {
    mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, at offset: CGPoint) {
        guard path.isDrawable else { return }
        let bounds = path.controlBounds
        openShape(path, paint, at: offset)
        attributes(of: paint, " fill=", " fill-opacity=", over: bounds)
        if style.isEOFilled { body.write(" fill-rule=\"evenodd\"") }
        if !style.isAntialiased { body.write(" shape-rendering=\"crispEdges\"") }
        body.write("/>")
    }

    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, at offset: CGPoint) {
        guard path.isDrawable, style.lineWidth.isFinite, style.lineWidth > 0 else { return }
        openShape(path, paint, at: offset)
        body.write(" fill=\"none\"")
        let reach = style.lineWidth * max(style.miterLimit.isFinite ? style.miterLimit : 10, 1)
        attributes(of: paint, " stroke=", " stroke-opacity=", over: path.controlBounds.insetBy(dx: -reach, dy: -reach))
        attributes(of: style)
        body.write("/>")
    }

    /// `<rect …`, without its end. A plain colour needs no coordinates of its own; a gradient keeps them, so that
    /// the same one at another place is one definition.
    private mutating func openShape(_ path: Path, _ paint: Paint, at offset: CGPoint) {
        var offset = offset
        var moved = CGPoint.zero
        if !paint.isColor { (offset, moved) = (.zero, offset) }
        switch KnownShape(path) {
        case .rect(let rect, let radius):
            body.write("<rect")
            body.attributes(of: rect.offsetBy(dx: offset.x, dy: offset.y))
            if radius > 0 { body.attribute(" rx=", radius) }
        case .circle(let center, let radius):
            body.write("<circle")
            body.attribute(" cx=", center.x + offset.x)
            body.attribute(" cy=", center.y + offset.y)
            body.attribute(" r=", radius)
        case .ellipse(let rect):
            body.write("<ellipse")
            body.attribute(" cx=", rect.midX + offset.x)
            body.attribute(" cy=", rect.midY + offset.y)
            body.attribute(" rx=", rect.width / 2)
            body.attribute(" ry=", rect.height / 2)
        case nil:
            body.write("<path d=\"")
            body.write(path, offset: offset)
            body.write("\"")
        }
        body.translation(moved)
    }

    mutating func attributes(of style: StrokeStyle) {
        if style.lineWidth != 1 { body.attribute(" stroke-width=", style.lineWidth) }
        switch style.lineCap {
        case .butt: break
        case .round: body.write(" stroke-linecap=\"round\"")
        case .square: body.write(" stroke-linecap=\"square\"")
        }
        switch style.lineJoin {
        case .miter:
            let limit = style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10
            if limit != 4 { body.attribute(" stroke-miterlimit=", limit) }
        case .round: body.write(" stroke-linejoin=\"round\"")
        case .bevel: body.write(" stroke-linejoin=\"bevel\"")
        }
        guard style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dash.contains(where: { $0 > 0 }) else { return }
        body.write(" stroke-dasharray=\"")
        for (i, length) in style.dash.enumerated() {
            if i > 0 { body.write(" ") }
            body.write(length)
        }
        body.write("\"")
        let phase = style.dashPhase.isFinite ? style.dashPhase : 0
        if phase != 0 { body.attribute(" stroke-dashoffset=", phase) }
    }
}

extension Paint {
    var isColor: Bool {
        if case .color = self { return true }
        return false
    }
}
