/// A colour as renderers take it: sRGB with gamma, 0...1 (components outside that range are clipped when painted).
package struct RGBA: Hashable, Sendable {
    package var red, green, blue, alpha: Float

    package init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    package static let clear = RGBA(0, 0, 0, 0)
    package static let black = RGBA(0, 0, 0)
    package static let white = RGBA(1, 1, 1)

    package func opacity(_ opacity: Double) -> RGBA { RGBA(red, green, blue, alpha * Float(opacity)) }

    /// The colour as a pixel of a picture: alpha in the high byte, the others multiplied by it.
    package var premultipliedPixel: UInt32 {
        func byte(_ value: Float) -> UInt32 { UInt32(min(max(value.isNaN ? 0 : value, 0), 1) * 255 + 0.5) }
        let a = min(max(alpha.isNaN ? 0 : alpha, 0), 1)
        func part(_ value: Float) -> UInt32 { byte(min(max(value.isNaN ? 0 : value, 0), 1) * a) }
        return byte(a) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}
