/// A change of every colour of a group, by the rules of Apple's colour effects: straight sRGB with gamma, and clamped
/// after each filter.
package enum ColorFilter: Hashable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case invert
    case multiply(RGBA)
    /// Black, as opaque as the colour was light.
    case luminanceToAlpha
}

extension ColorFilter {
    /// What every filter is: each new component a weighted sum of the old ones and a constant.
    package var matrix: ColorMatrix {
        switch self {
        case .brightness(let amount): .scaled(1, plus: amount.finite(0))
        case .contrast(let amount): .scaled(amount.finite(1), plus: 0.5 - 0.5 * amount.finite(1))
        case .saturation(let amount): .saturation(amount.finite(1))
        case .grayscale(let amount): .saturation(1 - min(max(amount.finite(0), 0), 1))
        case .hueRotation(let angle): .hueRotation(angle.radians.finite(0))
        case .invert: .scaled(-1, plus: 1)
        case .multiply(let c):
            ColorMatrix([
                [Double(c.red), 0, 0, 0, 0], [0, Double(c.green), 0, 0, 0], [0, 0, Double(c.blue), 0, 0],
                [0, 0, 0, Double(c.alpha), 0],
            ])
        case .luminanceToAlpha:
            ColorMatrix([
                [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0],
                [ColorMatrix.luminance.0, ColorMatrix.luminance.1, ColorMatrix.luminance.2, 0, 0],
            ])
        }
    }
}

/// Four rows - red, green, blue, alpha - of five weights: for red, green, blue, alpha and 1.
package struct ColorMatrix: Hashable, Sendable {
    package var rows: [[Double]]

    fileprivate init(_ rows: [[Double]]) { self.rows = rows }

    fileprivate static let luminance = (0.2126, 0.7152, 0.0722)
    private static let keepAlpha: [Double] = [0, 0, 0, 1, 0]

    fileprivate static func scaled(_ factor: Double, plus: Double) -> ColorMatrix {
        ColorMatrix([[factor, 0, 0, 0, plus], [0, factor, 0, 0, plus], [0, 0, factor, 0, plus], keepAlpha])
    }

    /// Colours moved away from the grey of their luminance, or toward it.
    fileprivate static func saturation(_ s: Double) -> ColorMatrix {
        let (r, g, b) = (luminance.0 * (1 - s), luminance.1 * (1 - s), luminance.2 * (1 - s))
        return ColorMatrix([[r + s, g, b, 0, 0], [r, g + s, b, 0, 0], [r, g, b + s, 0, 0], keepAlpha])
    }

    /// The usual rotation around the grey axis that keeps luminance, as CSS and SVG define it.
    fileprivate static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        func row(_ keep: (Double, Double, Double), _ cosine: (Double, Double, Double), _ sine: (Double, Double, Double))
            -> [Double]
        {
            [
                keep.0 + c * cosine.0 + s * sine.0, keep.1 + c * cosine.1 + s * sine.1,
                keep.2 + c * cosine.2 + s * sine.2, 0, 0,
            ]
        }
        let grey = (0.213, 0.715, 0.072)
        return ColorMatrix([
            row(grey, (0.787, -0.715, -0.072), (-0.213, -0.715, 0.928)),
            row(grey, (-0.213, 0.285, -0.072), (0.143, 0.14, -0.283)),
            row(grey, (-0.213, -0.715, 0.928), (-0.787, 0.715, 0.072)), keepAlpha,
        ])
    }

    /// The new colour, its components within 0...1.
    package func applied(to c: RGBA) -> RGBA {
        let old = [Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha), 1]
        let new = rows.map { row in
            Float(min(max(zip(row, old).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1))
        }
        return RGBA(new[0], new[1], new[2], new[3])
    }
}

extension Double {
    fileprivate func finite(_ other: Double) -> Double { isFinite ? self : other }
}
