import VitrineDisplay

/// What an SVG filter is used for.
enum Filter {
    case shadow(RGBA, radius: CGFloat, CGPoint)
    case blur(CGFloat)
    case matrix(ColorMatrix)

    /// The element after its name: region, primitives and end. Colours are mixed as the painter mixes them, with
    /// gamma.
    func rest(_ region: CGRect) -> ByteWriter {
        var out = ByteWriter()
        out.attributes(of: region, saysZero: true)
        out.write(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\">")
        switch self {
        case .shadow(let color, let radius, let shift):
            let isBlurred = radius > 0 && radius.isFinite
            if isBlurred { out.blur(radius, of: "SourceAlpha") }
            out.write(isBlurred ? "<feOffset" : "<feOffset in=\"SourceAlpha\"")
            out.attribute(" dx=", shift.x)
            out.attribute(" dy=", shift.y)
            out.write(" result=\"s\"/><feFlood flood-color=\"")
            out.write(color)
            out.write("\"")
            if color.alpha < 1 { out.attribute(" flood-opacity=", CGFloat(color.alpha)) }
            out.write("/><feComposite in2=\"s\" operator=\"in\"/>")
            out.write("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
        case .blur(let radius):
            out.blur(radius, of: nil)
        case .matrix(let matrix):
            out.write("<feColorMatrix values=\"")
            for (i, value) in matrix.rows.joined().enumerated() {
                if i > 0 { out.write(" ") }
                out.write(CGFloat(value), decimals: 5)
            }
            out.write("\"/>")
        }
        out.write("</filter>")
        return out
    }
}

extension ByteWriter {
    fileprivate mutating func blur(_ radius: CGFloat, of source: StaticString?) {
        write("<feGaussianBlur")
        if let source {
            write(" in=\"")
            write(source)
            write("\"")
        }
        attribute(" stdDeviation=", radius * DisplayEffect.sigmaPerRadius)
        write("/>")
    }
}

extension BlendMode {
    /// The word of stylesheets; nil where there is none, and for what needs none.
    var css: StaticString? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        // Younger than the others: viewers that do not know it paint the group as if nothing were said.
        case .plusLighter: "plus-lighter"
        }
    }
}
