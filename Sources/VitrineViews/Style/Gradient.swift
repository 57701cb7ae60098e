/// A colour gradient represented as an array of colour stops, each having a parametric location value.
///
/// See <https://developer.apple.com/documentation/swiftui/gradient>.
nonisolated public struct Gradient: Hashable, Sendable {
    /// One colour stop in the gradient.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/gradient/stop>.
    nonisolated public struct Stop: Hashable, Sendable {
        /// The colour for the stop.
        public var color: Color
        /// The parametric location of the stop, 0...1.
        public var location: CGFloat

        /// Creates a colour stop with a colour and location.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The array of colour stops.
    public var stops: [Stop]

    /// Creates a gradient from an array of colour stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from an array of colours, evenly spaced.
    public init(colors: [Color]) {
        stops = colors.enumerated().map { i, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(i) / CGFloat(colors.count - 1) : 0)
        }
    }

    /// Returns a version of the gradient that interpolates its colours in the given colour space.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/gradient/colorspace(_:)>.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    /// A method of interpolating between the colours in a gradient.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/gradient/colorspace>.
    nonisolated public struct ColorSpace: Hashable, Sendable {
        private var isPerceptual: Bool
        /// Interpolates gradient colours in the output colour space, which is sRGB.
        public static let device = ColorSpace(isPerceptual: false)
        /// Interpolates gradient colours in a perceptual colour space.
        public static let perceptual = ColorSpace(isPerceptual: true)

        func mix(_ a: Color.Resolved, _ b: Color.Resolved, _ share: Float) -> Color.Resolved {
            Color.Resolved(mix(a.rgba, b.rgba, share))
        }

        func mix(_ a: RGBA, _ b: RGBA, _ share: Float) -> RGBA {
            if isPerceptual {
                return GradientRamp([GradientStop(a, at: 0), GradientStop(b, at: 1)]).color(at: CGFloat(share))
            }
            let alpha = a.alpha + (b.alpha - a.alpha) * share
            guard alpha > 0 else { return .clear }
            // Mixed with alpha multiplied in: clear has no colour to add.
            func component(_ x: Float, _ y: Float) -> Float {
                (x * a.alpha * (1 - share) + y * b.alpha * share) / alpha
            }
            return RGBA(component(a.red, b.red), component(a.green, b.green), component(a.blue, b.blue), alpha)
        }
    }
}
