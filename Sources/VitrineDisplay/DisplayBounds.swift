/// Where items paint, at most: for culling, and for the size of a group's image.
extension DisplayList {
    /// The smallest known rectangle outside which the list paints nothing; null for an empty list.
    package var bounds: CGRect {
        items.reduce(CGRect.null) { $0.union($1.content.bounds.offsetBy(dx: $1.origin.x, dy: $1.origin.y).held) }
    }
}

extension DisplayList {
    /// As `bounds`, but with texts as large as the boxes that they are laid out in.
    package var boxes: CGRect {
        items.reduce(CGRect.null) { $0.union($1.content.box.offsetBy(dx: $1.origin.x, dy: $1.origin.y).held) }
    }
}

extension DisplayContent {
    fileprivate var box: CGRect {
        switch self {
        case .text(_, let size): CGRect(origin: .zero, size: size).held
        case .group(let list, let effect, _): effect.bounds(around: list.boxes)
        default: bounds
        }
    }

    /// In the item's own coordinates.
    package var bounds: CGRect { reach.held }

    private var reach: CGRect {
        switch self {
        case .fill(let path, _, _):
            return path.controlBounds
        case .stroke(let path, _, let style):
            let miter = style.lineJoin == .miter ? max(style.miterLimit, 1) : 1
            let reach = style.lineWidth / 2 * max(miter, 1.5)
            return path.controlBounds.insetBy(dx: -reach, dy: -reach)
        case .text(let text, let size):
            // Slanted, raised and accented glyphs leave the box they are counted with.
            let reach = text.runs.reduce(CGFloat(0)) { max($0, $1.font.size + abs($1.baselineOffset)) }
            return CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach)
        case .image(_, let rect, _):
            return rect.standardized
        case .group(let list, let effect, _):
            return effect.bounds(around: list.bounds)
        }
    }
}

extension DisplayEffect {
    private func padded(_ rect: CGRect, by radius: CGFloat) -> CGRect {
        let reach = max(radius, 0) * Self.blurReach
        return rect.insetBy(dx: -reach, dy: -reach)
    }

    /// How far a blur reaches, as a multiple of its radius.
    package static let blurReach: CGFloat = 3 * sigmaPerRadius

    /// The deviation of the Gaussian for a shadow or blur of radius 1: a radius is one deviation (C3-23). Nothing
    /// else depends on this number.
    package static let sigmaPerRadius: CGFloat = 1

    package func bounds(around content: CGRect) -> CGRect {
        content.isNull ? .null : reach(around: content).held
    }

    private func reach(around content: CGRect) -> CGRect {
        switch self {
        case .none, .opacity, .blendMode, .colorFilter, .role: return content
        case .transform(let transform): return content.applying(transform)
        case .projection(let projection): return content.applying(projection)
        case .clip(let clip, _): return content.intersection(clip.path.controlBounds.held)
        case .shadow(_, let radius, let offset):
            return content.union(padded(content, by: radius).offsetBy(dx: offset.x, dy: offset.y))
        case .blur(let radius): return padded(content, by: radius)
        case .mask(let mask): return content.intersection(mask.bounds)
        }
    }
}

extension CGRect {
    /// Edges within what can be painted; null where an edge is no number. Foundation's `intersection` traps on those.
    var held: CGRect {
        let (x0, y0, x1, y1, far) = (minX, minY, maxX, maxY, CGFloat(1e9))
        // False for what is no number.
        if abs(x0) <= far, abs(y0) <= far, abs(x1) <= far, abs(y1) <= far { return self }
        guard !isNull, !x0.isNaN, !y0.isNaN, !x1.isNaN, !y1.isNaN else { return .null }
        let (left, top) = (Swift.min(Swift.max(x0, -far), far), Swift.min(Swift.max(y0, -far), far))
        return CGRect(
            x: left, y: top, width: Swift.max(Swift.min(x1, far) - left, 0),
            height: Swift.max(Swift.min(y1, far) - top, 0))
    }
}
