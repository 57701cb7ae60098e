/// The colours of an angular gradient around the circle. The gradient stands between two angles; of what it leaves
/// free, the half next to its end has the last colour and the other half the first.
package struct AngularRamp {
    /// A sector whose colours are mixed plainly.
    package struct Patch {
        package var from, to: Double
        package var first, last: RGBA
    }

    private let ramp: GradientRamp
    private let locations: [CGFloat]
    private let start, end: Double

    package init(stops: [GradientStop], start: Double, end: Double) {
        (ramp, locations) = (GradientRamp(stops), stops.map(\.location))
        let isUsable = start.isFinite && end.isFinite
        (self.start, self.end) = isUsable ? (start, end) : (0, 2 * .pi)
    }

    package func patches() -> [Patch] {
        let turn = 2 * Double.pi
        let span = min(abs(end - start), turn), sign: Double = end < start ? -1 : 1
        // Fine steps, and a seam exactly at each stop: two stops at one place make a hard edge.
        var cuts = Set((0...64).map { CGFloat($0) / 64 })
        for location in locations where location > 0 && location < 1 { cuts.insert(location) }
        let sorted = cuts.sorted()
        let scale = span > 0 ? abs(end - start) : turn
        var result: [Patch] = []
        for (a, b) in zip(sorted, sorted.dropFirst()) where Double(a) * scale < span {
            let to = min(Double(b) * scale, span)
            // Just inside the sector, so that at a hard edge each side takes its own colour.
            let inset = (b - a) * 1e-4
            result.append(
                Patch(
                    from: start + sign * Double(a) * scale, to: start + sign * to, first: ramp.color(at: a + inset),
                    last: ramp.color(at: CGFloat(to / scale) - inset)))
        }
        guard span < turn else { return result }
        let free = turn - span
        for (i, color) in [ramp.color(at: 1), ramp.color(at: 0)].enumerated() {
            let from = span + free / 2 * Double(i)
            for quarter in 0..<4 {
                let step = free / 8, a = from + step * Double(quarter)
                result.append(Patch(from: start + sign * a, to: start + sign * (a + step), first: color, last: color))
            }
        }
        return result
    }
}
