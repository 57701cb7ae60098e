extension Path {
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
