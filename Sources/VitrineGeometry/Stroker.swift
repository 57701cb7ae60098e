/// Walks along a polyline on its left side and back on its right side, half a line width away.
///
/// Inner sides of joints cross themselves; filled by winding number that does not show.
struct Stroker {
    let line: Polyline
    let style: StrokeStyle
    private var half: CGFloat { style.lineWidth / 2 }

    init(line: Polyline, style: StrokeStyle) { (self.line, self.style) = (line, style) }

    func append(to path: inout Path) {
        let points = line.points
        guard points.count > 1 else {
            // A dot shows only where its caps stick out.
            guard let point = points.first, style.lineCap != .butt else { return }
            let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
            return style.lineCap == .round ? path.addEllipse(in: box) : path.addRect(box)
        }
        if line.isClosed {
            addLoop(points, to: &path)
            addLoop(points.reversed(), to: &path)
            return
        }
        var side = [CGPoint]()
        walk(points, &side)
        cap(at: points[points.count - 1], from: points[points.count - 2], &side)
        walk(points.reversed(), &side)
        cap(at: points[0], from: points[1], &side)
        path.addLines(side)
        path.closeSubpath()
    }

    private func addLoop(_ points: [CGPoint], to path: inout Path) {
        var side = [CGPoint]()
        for i in points.indices {
            let (a, b) = (points[i], points[(i + 1) % points.count])
            let normal = self.normal(a, b)
            side.append(a + normal)
            side.append(b + normal)
            join(a, b, points[(i + 2) % points.count], &side)
        }
        path.addLines(side)
        path.closeSubpath()
    }

    private func walk(_ points: [CGPoint], _ side: inout [CGPoint]) {
        for i in 1..<points.count {
            let normal = self.normal(points[i - 1], points[i])
            side.append(points[i - 1] + normal)
            side.append(points[i] + normal)
            if i + 1 < points.count { join(points[i - 1], points[i], points[i + 1], &side) }
        }
    }

    /// What fills the gap at `b` on the side that the normals point to; nothing on the inner side of the bend.
    private func join(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ side: inout [CGPoint]) {
        let (n, m) = (normal(a, b), normal(b, c))
        let cross = n.x * m.y - n.y * m.x, dot = n.x * m.x + n.y * m.y
        // The normal points left of the way on a screen, so a right turn, of positive cross, opens the gap.
        guard cross > 0 || (cross == 0 && dot < 0) else { return }
        switch style.lineJoin {
        case .round:
            arc(around: b, from: n, to: m, &side)
        case .miter:
            let square = half * half
            let cosine = dot / square
            // The miter's length over the line's width is 1 / sin(angle / 2).
            let ratio = (2 / max(1 + cosine, 1e-12)).squareRoot()
            guard ratio <= max(style.miterLimit, 1) else { return }
            let scale = 1 / (1 + cosine)
            side.append(CGPoint(x: b.x + (n.x + m.x) * scale, y: b.y + (n.y + m.y) * scale))
        case .bevel:
            break
        }
    }

    private func cap(at end: CGPoint, from previous: CGPoint, _ side: inout [CGPoint]) {
        let n = normal(previous, end)
        switch style.lineCap {
        case .butt: break
        case .round: arc(around: end, from: n, to: CGPoint(x: -n.x, y: -n.y), &side)
        case .square:
            let ahead = CGPoint(x: -n.y, y: n.x)
            side.append(CGPoint(x: end.x + n.x + ahead.x, y: end.y + n.y + ahead.y))
            side.append(CGPoint(x: end.x - n.x + ahead.x, y: end.y - n.y + ahead.y))
        }
    }

    /// Clockwise on screen, as the outer side of a right turn runs.
    private func arc(around center: CGPoint, from: CGPoint, to: CGPoint, _ side: inout [CGPoint]) {
        let start = atan2(from.y, from.x)
        var sweep = atan2(to.y, to.x) - start
        if sweep < 0 { sweep += 2 * .pi }
        let step = 2 * acos(max(1 - 0.01 / max(half, 0.02), 0.5))
        let count = max(1, Int((sweep / step).rounded(.up)))
        for i in 1..<max(count, 1) {
            let angle = start + sweep * CGFloat(i) / CGFloat(count)
            side.append(CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle)))
        }
    }

    /// Half a line width to the left of the way from `a` to `b`, on a screen whose y grows downward.
    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGPoint(x: (b.y - a.y) / length * half, y: -(b.x - a.x) / length * half)
    }
}

extension CGPoint {
    fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}
