import VitrineDisplay

extension SVGWriter {
    /// Writes `paint` as the attribute `name`. `bounds` is what it has to cover, in its own coordinates.
    mutating func attributes(
        of paint: Paint, _ name: StaticString, _ opacityName: StaticString, over bounds: CGRect
    ) {
        switch paint {
        case .color(let color):
            body.write(name)
            body.write("\"")
            body.write(color)
            body.write("\"")
            if color.alpha < 1 { body.attribute(opacityName, CGFloat(max(color.alpha, 0))) }
        case .linearGradient(let stops, let start, let end):
            guard start != end else { return last(of: stops, name, opacityName) }
            var rest = ByteWriter()
            rest.attribute(" x1=", start.x)
            rest.attribute(" y1=", start.y)
            rest.attribute(" x2=", end.x)
            rest.attribute(" y2=", end.y)
            rest.write(stops)
            rest.write("</linearGradient>")
            refer(to: definitions.number("<linearGradient gradientUnits=\"userSpaceOnUse\"", rest), name)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            guard startRadius != endRadius else { return last(of: stops, name, opacityName) }
            radial(stops, center, max(startRadius, 0), max(endRadius, 0), name)
        case .angularGradient(let stops, let center, let start, let end):
            let ramp = AngularRamp(stops: stops, start: start.radians, end: end.radians)
            refer(to: definitions.number("<pattern patternUnits=\"userSpaceOnUse\"", ramp.wedges(center, bounds)), name)
        }
    }

    private mutating func last(of stops: [GradientStop], _ name: StaticString, _ opacityName: StaticString) {
        attributes(of: .color(stops.last?.color ?? .clear), name, opacityName, over: .null)
    }

    private mutating func refer(to number: Int, _ name: StaticString) {
        body.attribute(name, reference: number)
    }

    /// SVG's focal circle must lie inside the outer one, so a gradient that goes inward is turned around.
    private mutating func radial(
        _ stops: [GradientStop], _ center: CGPoint, _ r0: CGFloat, _ r1: CGFloat, _ name: StaticString
    ) {
        var rest = ByteWriter()
        rest.attribute(" cx=", center.x)
        rest.attribute(" cy=", center.y)
        rest.attribute(" r=", max(r0, r1))
        // `fr` is younger than most viewers; moving the stops outward says the same to all.
        let inner = min(r0, r1) / max(r0, r1)
        let ramp = GradientRamp(stops).stops(perSegment: 16).map { stop in
            let place = r0 < r1 ? stop.location : 1 - stop.location
            return GradientStop(stop.color, at: inner + (1 - inner) * place)
        }
        rest.writeStops(r0 < r1 ? ramp : ramp.reversed())
        rest.write("</radialGradient>")
        refer(to: definitions.number("<radialGradient gradientUnits=\"userSpaceOnUse\"", rest), name)
    }
}

extension ByteWriter {
    /// The end of a gradient's tag and its stops, close enough that mixing them plainly is right.
    fileprivate mutating func write(_ stops: [GradientStop]) {
        writeStops(GradientRamp(stops).stops(perSegment: 16))
    }

    fileprivate mutating func writeStops(_ stops: [GradientStop]) {
        write(">")
        for stop in stops {
            write("<stop offset=\"")
            write(stop.location, decimals: 5)
            write("\" stop-color=\"")
            write(stop.color)
            write("\"")
            if stop.color.alpha < 1 { attribute(" stop-opacity=", CGFloat(max(stop.color.alpha, 0))) }
            write("/>")
        }
    }
}

extension AngularRamp {
    /// SVG has no gradient around a point: a pattern of one tile, of thin wedges of one colour each.
    fileprivate func wedges(_ center: CGPoint, _ bounds: CGRect) -> ByteWriter {
        let tile = bounds.insetBy(dx: -1, dy: -1)
        let reach = [tile.minX, tile.maxX].flatMap { x in
            [tile.minY, tile.maxY].map { y in hypot(x - center.x, y - center.y) }
        }.max()!
        let radius = reach * 1.1 + 1
        var out = ByteWriter()
        out.attributes(of: tile)
        out.write(" viewBox=\"")
        for (i, value) in [tile.minX, tile.minY, tile.width, tile.height].enumerated() {
            if i > 0 { out.write(" ") }
            out.write(value)
        }
        out.write("\"")
        let patches = patches().filter { $0.from != $0.to }
        let isOpaque = patches.allSatisfy { $0.first.alpha >= 1 && $0.last.alpha >= 1 }
        // Edges of neighbours, each half covered, would let the ground through: opaque wedges reach under the next
        // one, others are cut at whole pixels.
        out.write(isOpaque ? ">" : "><g shape-rendering=\"crispEdges\">")
        let overlap = isOpaque ? 0.01 : 0
        for patch in patches {
            let steps = patch.first == patch.last ? 1 : 3
            let step = (patch.to - patch.from) / Double(steps)
            for i in 0..<steps {
                let from = patch.from + step * Double(i), share = (Float(i) + 0.5) / Float(steps)
                out.wedge(
                    center, radius, from: from, to: from + step + (step > 0 ? overlap : -overlap),
                    patch.first.mixed(with: patch.last, share))
            }
        }
        // The last wedge has no next one: it ends where the first began, and must not lie on it.
        if isOpaque, let first = patches.first {
            let step = (first.to - first.from) / 3
            out.wedge(
                center, radius, from: first.from, to: first.from + step, first.first.mixed(with: first.last, 1 / 6))
        }
        out.write(isOpaque ? "</pattern>" : "</g></pattern>")
        return out
    }
}

extension ByteWriter {
    fileprivate mutating func wedge(_ center: CGPoint, _ radius: CGFloat, from: Double, to: Double, _ color: RGBA) {
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        write("<path d=\"")
        // In two halves: a sector without colours between its ends may be as wide as an eighth of a turn.
        write(Path { $0.addLines([center, point(from), point((from + to) / 2), point(to)]) }, offset: .zero)
        write("z\" fill=\"")
        write(color)
        write("\"")
        if color.alpha < 1 { attribute(" fill-opacity=", CGFloat(max(color.alpha, 0))) }
        write("/>")
    }
}

extension RGBA {
    fileprivate func mixed(with other: RGBA, _ share: Float) -> RGBA {
        func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
        return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
    }
}
