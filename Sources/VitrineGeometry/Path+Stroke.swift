extension Path {
    /// The outline of the path's stroke, to be filled. Curves are followed by short lines.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outline = Path()
        let tolerance = min(max(style.lineWidth / 200, 0.005), 0.05)
        for subpath in subpaths {
            let line = Polyline(subpath.flattened(tolerance: tolerance), isClosed: subpath.isClosed)
            for piece in line.dashed(style.dash, phase: style.dashPhase) {
                Stroker(line: piece, style: style).append(to: &outline)
            }
        }
        return outline
    }
}

/// Corners joined by straight lines, no two neighbours at one place.
struct Polyline {
    private(set) var points: [CGPoint]
    let isClosed: Bool

    init(_ points: [CGPoint], isClosed: Bool) {
        var distinct: [CGPoint] = []
        for point in points where point != distinct.last { distinct.append(point) }
        if isClosed, distinct.count > 1, distinct.first == distinct.last { distinct.removeLast() }
        (self.points, self.isClosed) = (distinct, isClosed && distinct.count > 1)
    }

    /// The pieces that a dash pattern leaves; itself for no pattern.
    func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
        let total = pattern.reduce(0, +)
        guard total > 0, total.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return [self] }
        let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
        let period = pattern.reduce(0, +)
        let walk = isClosed ? points + [points[0]] : points
        let length = zip(walk, walk.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        guard length / period < 100_000 else { return [self] }
        var index = 0
        var left = phase.truncatingRemainder(dividingBy: period)
        if left < 0 { left += period }
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        left = pattern[index] - left
        var (pieces, piece) = ([Polyline](), index % 2 == 0 ? [walk[0]] : [])
        for (a, b) in zip(walk, walk.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            var at: CGFloat = 0
            while length - at > left {
                at += left
                let cut = a.mixed(with: b, at / length)
                if index % 2 == 0 { pieces.append(Polyline(piece + [cut], isClosed: false)) }
                index = (index + 1) % pattern.count
                left = pattern[index]
                piece = index % 2 == 0 ? [cut] : []
            }
            left -= length - at
            if index % 2 == 0 { piece.append(b) }
        }
        if index % 2 == 0, piece.count > 1 { pieces.append(Polyline(piece, isClosed: false)) }
        return pieces
    }
}
