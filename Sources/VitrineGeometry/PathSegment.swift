/// A piece of a path with its start known: what algorithms over paths want, where elements say only the end.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case curve(CubicBezier)

    var start: CGPoint {
        switch self {
        case .line(let a, _): a
        case .curve(let curve): curve.p0
        }
    }

    var length: CGFloat {
        switch self {
        case .line(let a, let b): hypot(b.x - a.x, b.y - a.y)
        case .curve(let curve): curve.length()
        }
    }
}

/// One stretch of a path without a jump.
struct Subpath {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false
    /// The elements it was read from.
    var elements: [Path.Element] = []

    /// The corners of a polygon near the subpath, start first; a closed one does not repeat it.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        var points = [start]
        for segment in segments {
            switch segment {
            case .line(_, let end): points.append(end)
            case .curve(let curve): curve.flattened(tolerance: tolerance, into: &points)
            }
        }
        if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
        return points
    }
}

extension Path {
    /// The path's subpaths; a closed one has the line back to its start among its segments.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: CGPoint?
        /// After a close without a move the next element starts where the closed subpath did.
        func start(_ p: CGPoint) { result.append(Subpath(start: p, elements: [.move(to: p)])) }
        func append(_ segment: PathSegment, _ element: Element, end: CGPoint) {
            if result.isEmpty || result[result.count - 1].isClosed { start(segment.start) }
            result[result.count - 1].segments.append(segment)
            result[result.count - 1].elements.append(element)
            current = end
        }
        for element in elements {
            switch element {
            case .move(let p):
                start(p)
                current = p
            case .line(let p):
                append(.line(current ?? p, p), element, end: p)
            case .quadCurve(let p, let c):
                append(.curve(CubicBezier(from: current ?? c, control: c, to: p)), element, end: p)
            case .curve(let p, let a, let b):
                append(.curve(CubicBezier(current ?? a, a, b, p)), element, end: p)
            case .closeSubpath:
                guard let last = result.indices.last, let from = current, !result[last].isClosed else { break }
                if from != result[last].start { result[last].segments.append(.line(from, result[last].start)) }
                result[last].elements.append(element)
                result[last].isClosed = true
                current = result[last].start
            }
        }
        return result
    }
}
