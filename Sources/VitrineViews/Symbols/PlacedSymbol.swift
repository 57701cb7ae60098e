/// A symbol in its environment: how large, how heavy, and where its baseline is.
package struct PlacedSymbol {
    let artwork: SymbolArtwork
    /// In points.
    let size: CGSize
    /// How far the symbol reaches below the baseline of a text beside it, in points (C2-22).
    let drop: CGFloat
    private let strokeWidth: CGFloat
    private let mode: SymbolRenderingMode

    /// A unit of the drawing at a font of one point. With it a star has Apple's size (C2-20).
    private static let unit: CGFloat = 0.0576
    /// How far the middle of the drawing's square stands above the baseline, at a font of one point.
    private static let middle: CGFloat = 0.376

    init?(_ name: String, renderingMode: SymbolRenderingMode?, _ environment: EnvironmentValues) {
        guard let artwork = environment.symbolVariants.artwork(of: name.symbolName(in: environment.layoutDirection))
        else {
            VitrineLog.warnOnce("there is no drawing for the symbol “\(name)”; it is left out")
            return nil
        }
        let text = environment.text
        let font = text.attributes.font(in: text).description
        let unit = Self.unit * font.size * environment.imageScale.factor
        let bounds = artwork.bounds
        self.artwork = artwork
        size = CGSize(width: halfPoints(bounds.width * unit), height: halfPoints(bounds.height * unit))
        drop = halfPoints((bounds.maxY - 12) * unit - Self.middle * font.size)
        strokeWidth = Self.strokeWidth(font.weight)
        mode = renderingMode ?? environment.symbolRenderingMode ?? .monochrome
        mode.warnIfUnsupported()
    }

    /// In units of the drawing, for a weight of 100 ... 900.
    private static func strokeWidth(_ weight: Int) -> CGFloat {
        let widths: [CGFloat] = [0.9, 1.15, 1.5, 1.9, 2.15, 2.4, 2.7, 3, 3.3]
        return widths[min(max(weight / 100 - 1, 0), 8)]
    }

    /// What shows the symbol in a box at the origin.
    func contents(in box: CGSize, _ environment: EnvironmentValues) -> [DisplayContent] {
        let drawn = artwork.bounds
        guard drawn.width > 0, drawn.height > 0 else { return [] }
        let (x, y) = (box.width / drawn.width, box.height / drawn.height)
        // The size was rounded up: at its own size the drawing stands in the middle and keeps its shape.
        let isOwnSize = abs(box.width - size.width) < 0.01 && abs(box.height - size.height) < 0.01
        let scale = isOwnSize ? CGPoint(x: min(x, y), y: min(x, y)) : CGPoint(x: x, y: y)
        let transform = CGAffineTransform(translationX: -drawn.midX, y: -drawn.midY)
            .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
            .concatenating(CGAffineTransform(translationX: box.width / 2, y: box.height / 2))
        let bounds = CGRect(origin: .zero, size: box)
        var contents: [DisplayContent] = []
        var hasHole = false
        for part in artwork.parts {
            let level = mode.level(of: part)
            if part.kind == .hole {
                hasHole = hasHole || !mode.showsHoles
                let path = part.path.applying(transform)
                contents.append(
                    mode.showsHoles
                        ? environment.foregroundShapePaint(level: 0, bounds: bounds).fill(path, size: box)
                        : erase(path, box))
                continue
            }
            let paint = environment.foregroundShapePaint(level: level, bounds: bounds)
            switch part.kind {
            case .fill(let style): contents.append(paint.fill(part.path.applying(transform), style, size: box))
            default:
                contents.append(stroke(part.path.applying(transform), min(scale.x, scale.y), paint, box))
            }
        }
        guard hasHole else { return contents }
        // A picture of its own: the hole must not go through what is under the symbol.
        return [.group(DisplayList(contents.map { DisplayItem(id: DisplayID(0), $0) }), .none, size: box)]
    }

    private func stroke(_ path: Path, _ scale: CGFloat, _ paint: _ShapePaint, _ box: CGSize) -> DisplayContent {
        let style = SymbolLibrary.strokeStyle(strokeWidth * scale)
        if paint.transform == nil { return .stroke(path, paint.paint, style) }
        return paint.fill(path.strokedPath(style), size: box)
    }

    private func erase(_ path: Path, _ box: CGSize) -> DisplayContent {
        let hole = DisplayItem(id: DisplayID(0), .fill(path, .color(.black), FillStyle()))
        return .group(DisplayList([hole]), .blendMode(.destinationOut), size: box)
    }
}

/// Up to the next half point, as the system's symbols are (C2-20).
private func halfPoints(_ length: CGFloat) -> CGFloat { (length * 2 - 1e-6).rounded(.up) / 2 }
