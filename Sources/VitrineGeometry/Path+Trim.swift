extension Path {
    /// The part of the path between two shares of its whole length, its subpaths counted one after another.
    ///
    /// The shares are clamped to 0...1; nothing is left where `to` is not above `from` (A14-14).
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map(\.length) }
        let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
        guard total > 0, total.isFinite else { return self }
        // Shares that mean the end of a segment must not leave a crumb of the next one.
        let slack = total * 1e-9
        var trimmed = Path()
        var position: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            let end = position + lengths.reduce(0, +)
            defer { position = end }
            if from * total <= position + slack, to * total >= end - slack {
                trimmed.elements += subpath.elements
                continue
            }
            var (at, isOpen) = (position, false)
            for (segment, length) in zip(subpath.segments, lengths) where length > 0 {
                let (low, high) = (max(from * total - at, 0), min(to * total - at, length))
                at += length
                guard high - low > slack else { continue }
                trimmed.append(segment, length, low, high, slack, continues: isOpen)
                isOpen = true
            }
        }
        return trimmed
    }

    private mutating func append(
        _ segment: PathSegment, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ slack: CGFloat, continues: Bool
    ) {
        switch segment {
        case .line(let a, let b):
            if !continues { move(to: a.mixed(with: b, low / length)) }
            addLine(to: high >= length - slack ? b : a.mixed(with: b, high / length))
        case .curve(let curve):
            let t0 = low > slack ? curve.parameter(atLength: low) : 0
            let t1 = high < length - slack ? curve.parameter(atLength: high) : 1
            let part = curve.part(from: t0, to: t1)
            if !continues { move(to: part.p0) }
            addCurve(to: part.p3, control1: part.p1, control2: part.p2)
        }
    }
}
