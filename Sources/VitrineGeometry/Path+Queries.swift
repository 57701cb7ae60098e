extension Path {
    /// The smallest rectangle that holds the path's lines and curves, but not the control points; null when empty.
    public var boundingRect: CGRect {
        var bounds = PointBounds()
        for subpath in subpaths {
            bounds.add(subpath.start)
            for segment in subpath.segments {
                switch segment {
                case .line(_, let end): bounds.add(end)
                case .curve(let curve):
                    bounds.add(curve.p3)
                    for t in curve.extrema { bounds.add(curve.point(at: t)) }
                }
            }
        }
        return bounds.rect
    }

    /// A rectangle that holds all points, control points included: wider than `boundingRect`, and cheaper.
    package var controlBounds: CGRect {
        var bounds = PointBounds()
        for element in elements {
            switch element {
            case .move(let p), .line(let p): bounds.add(p)
            case .quadCurve(let p, let c):
                bounds.add(p)
                bounds.add(c)
            case .curve(let p, let a, let b):
                bounds.add(p)
                bounds.add(a)
                bounds.add(b)
            case .closeSubpath: break
            }
        }
        return bounds.rect
    }

    /// Whether `point` is inside; open subpaths count as closed.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for subpath in subpaths {
            let corners = subpath.flattened(tolerance: 0.01)
            for (i, a) in corners.enumerated() {
                let b = corners[i + 1 < corners.count ? i + 1 : 0]
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                if x > point.x { winding += b.y > a.y ? 1 : -1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// Whether a renderer can take the path: it starts with a point and all its points are finite.
    package var isDrawable: Bool {
        guard case .move = elements.first else { return false }
        func finite(_ points: CGPoint...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        return elements.allSatisfy { element in
            switch element {
            case .move(let p), .line(let p): finite(p)
            case .quadCurve(let p, let c): finite(p, c)
            case .curve(let p, let a, let b): finite(p, a, b)
            case .closeSubpath: true
            }
        }
    }

    /// The rectangle this path is, if it is one with upright edges.
    package var axisAlignedRectangle: CGRect? {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
            case .line(let c) = elements[2], case .line(let d) = elements[3], elements[4] == .closeSubpath
        else { return nil }
        let startsAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let startsDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard startsAcross || startsDown else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
}

private struct PointBounds {
    private var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    private var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)

    mutating func add(_ p: CGPoint) {
        (minX, maxX) = (min(minX, p.x), max(maxX, p.x))
        (minY, maxY) = (min(minY, p.y), max(maxY, p.y))
    }

    var rect: CGRect {
        guard minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
