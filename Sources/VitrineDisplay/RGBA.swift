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
}
