/// The colours along a gradient. Between two stops they are mixed in Oklab, as Apple's gradients are (C3-19), and
/// with alpha multiplied in, so that a fade to clear does not pass through black.
package struct GradientRamp: Sendable {
    /// In rising order, none beyond 0...1.
    private var stops: [GradientStop]

    package init(_ stops: [GradientStop]) {
        var reached: CGFloat = 0
        // A stop before the one ahead of it stands where that one does.
        self.stops = stops.map { stop in
            reached = max(reached, min(stop.location.isNaN ? 0 : stop.location, 1))
            return GradientStop(stop.color, at: reached)
        }
    }

    /// The colour at `location`; that of the outermost stop beyond them.
    package func color(at location: CGFloat) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location < first.location { return first.color }
        if location >= last.location { return last.color }
        let i = stops.lastIndex { $0.location <= location }!
        let (a, b) = (stops[i], stops[i + 1])
        return Oklab.mix(a.color, b.color, Float((location - a.location) / (b.location - a.location)))
    }

    /// Stops close enough for a renderer that mixes plain sRGB between them.
    package func stops(perSegment count: Int) -> [GradientStop] {
        guard let first = stops.first else { return [] }
        var result = [first]
        for (a, b) in zip(stops, stops.dropFirst()) {
            let steps = a.location < b.location && a.color != b.color ? count : 1
            for step in 1..<max(steps, 1) {
                let share = CGFloat(step) / CGFloat(steps)
                let location = a.location + (b.location - a.location) * share
                result.append(GradientStop(Oklab.mix(a.color, b.color, Float(share)), at: location))
            }
            result.append(b)
        }
        return result
    }
}

/// Björn Ottosson's perceptual colour space.
private struct Oklab {
    var l, a, b: Float

    init(_ c: RGBA) {
        func linear(_ v: Float) -> Float { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
        let (r, g, b) = (linear(c.red), linear(c.green), linear(c.blue))
        let l = cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_993 * b)
        let m = cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
        let s = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
        self.l = 0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s
        self.a = 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s
        self.b = 0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
    }

    func color(alpha: Float) -> RGBA {
        func cube(_ v: Float) -> Float { v * v * v }
        func gamma(_ v: Float) -> Float {
            let v = min(max(v, 0), 1)
            return v <= 0.003_130_8 ? 12.92 * v : 1.055 * pow(v, 1 / 2.4) - 0.055
        }
        let l = cube(self.l + 0.396_337_78 * a + 0.215_803_76 * b)
        let m = cube(self.l - 0.105_561_346 * a - 0.063_854_17 * b)
        let s = cube(self.l - 0.089_484_18 * a - 1.291_485_5 * b)
        return RGBA(
            gamma(4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s),
            gamma(-1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s),
            gamma(-0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s), alpha)
    }

    static func mix(_ x: RGBA, _ y: RGBA, _ share: Float) -> RGBA {
        let alpha = x.alpha + (y.alpha - x.alpha) * share
        guard alpha > 0 else { return RGBA(x.red, x.green, x.blue, 0) }
        var (p, q) = (Oklab(x), Oklab(y))
        let (wp, wq) = ((1 - share) * x.alpha / alpha, share * y.alpha / alpha)
        (p.l, p.a, p.b) = (p.l * wp + q.l * wq, p.a * wp + q.a * wq, p.b * wp + q.b * wq)
        q = p
        return q.color(alpha: alpha)
    }
}
