extension Color {
    /// A concrete colour value.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/color/resolved>. Components may leave 0...1: they are
    /// clipped only when painted.
    nonisolated public struct Resolved: Hashable, Sendable {
        /// The amount of red light in the linear sRGB colour space.
        public var linearRed: Float
        /// The amount of green light in the linear sRGB colour space.
        public var linearGreen: Float
        /// The amount of blue light in the linear sRGB colour space.
        public var linearBlue: Float
        /// The degree of opacity, 0...1.
        public var opacity: Float

        /// Creates a resolved colour from red, green and blue component values of 0...1.
        ///
        /// See <https://developer.apple.com/documentation/swiftui/color/resolved/init(colorspace:red:green:blue:opacity:)>.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
            case .sRGB:
                (linearRed, linearGreen, linearBlue) = (Gamma.linear(red), Gamma.linear(green), Gamma.linear(blue))
            case .displayP3:
                let (r, g, b) = (Gamma.linear(red), Gamma.linear(green), Gamma.linear(blue))
                // Apple's digits, as its rounding shows (C3-18): gray comes out with a trace of red.
                linearRed = 1.2249 * r - 0.2247 * g
                linearGreen = -0.0420 * r + 1.0419 * g
                linearBlue = -0.0197 * r - 0.0786 * g + 1.0979 * b
            }
        }

        /// The amount of red, 0...1, in the sRGB colour space.
        public var red: Float {
            get { Gamma.encoded(linearRed) }
            set { linearRed = Gamma.linear(newValue) }
        }
        /// The amount of green, 0...1, in the sRGB colour space.
        public var green: Float {
            get { Gamma.encoded(linearGreen) }
            set { linearGreen = Gamma.linear(newValue) }
        }
        /// The amount of blue, 0...1, in the sRGB colour space.
        public var blue: Float {
            get { Gamma.encoded(linearBlue) }
            set { linearBlue = Gamma.linear(newValue) }
        }

        package init(_ color: RGBA) {
            self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
        }
        package var rgba: RGBA { RGBA(red, green, blue, opacity) }
    }
}

extension Color.Resolved: CustomStringConvertible, Codable {
    /// The components in sRGB and the opacity as hexadecimal digits: `#RRGGBBAA`.
    public var description: String {
        let bytes = [red, green, blue, opacity].map { component in
            UInt8((max(0, min(component.isNaN ? 0 : Double(component), 1)) * 255).rounded())
        }
        return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never
    nonisolated public func _paint(_ context: _PaintContext) -> _ShapePaint {
        _ShapePaint(.color(rgba.opacity(context.levelOpacity)))
    }
}

/// The transfer function of sRGB, mirrored for components below zero.
private enum Gamma {
    static func linear(_ v: Float) -> Float {
        if v < 0 { return -linear(-v) }
        // A product and a sum instead of (v + 0.055) / 1.055: so 0.3 comes back a hair smaller, as Apple's does (C3-15).
        return v <= 0.04045 ? v / 12.92 : pow(v * 0.947_867_3 + 0.052_132_7, 2.4)
    }
    static func encoded(_ v: Float) -> Float {
        if v < 0 { return -encoded(-v) }
        // 1.055 - 0.055 is a little less than 1 in this precision.
        if v == 1 { return 1 }
        return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    }
}
