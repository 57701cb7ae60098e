extension GraphicsContext {
    /// A change of what is drawn.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/filter>.
    nonisolated public struct Filter: Sendable {
        private enum Content: Sendable {
            case color(ColorFilter)
            case multiply(Color)
            case shadow(Color, radius: CGFloat, offset: CGPoint)
            case blur(CGFloat)
            case projection(ProjectionTransform)
        }
        private var content: Content

        /// A shadow; radius and offset are in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(content: .shadow(color, radius: radius, offset: CGPoint(x: x, y: y)))
        }
        /// A blur; the radius is in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(content: .blur(radius))
        }
        /// A projection.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(content: .projection(matrix))
        }
        /// Multiplies by a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(content: .multiply(color)) }
        /// Brightens by `amount`.
        public static func brightness(_ amount: Double) -> Filter { Filter(content: .color(.brightness(amount))) }
        /// Sets the contrast.
        public static func contrast(_ amount: Double) -> Filter { Filter(content: .color(.contrast(amount))) }
        /// Sets how strong colours are.
        public static func saturation(_ amount: Double) -> Filter { Filter(content: .color(.saturation(amount))) }
        /// Adds grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(content: .color(.grayscale(amount))) }
        /// Turns hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(content: .color(.hueRotation(angle))) }
        /// Inverts colours; an amount below 1 is not supported, and inverts from one half on.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(content: .color(amount < 0.5 ? .brightness(0) : .invert))
        }
        /// Makes black what was dark, and clear what was light.
        public static var luminanceToAlpha: Filter { Filter(content: .color(.luminanceToAlpha)) }

        /// - Parameter transform: that of the context when the filter was added, which scales its lengths.
        func effect(in environment: EnvironmentValues, _ transform: CGAffineTransform) -> DisplayEffect? {
            let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
            switch content {
            case .color(let filter): return .colorFilter(filter)
            case .multiply(let color): return .colorFilter(.multiply(color.resolve(in: environment).rgba))
            case .shadow(let color, let radius, let offset):
                let moved = CGSize(width: offset.x, height: offset.y).applying(transform)
                return .shadow(
                    color.resolve(in: environment).rgba, radius: max(radius, 0) * scale,
                    offset: CGPoint(x: moved.width, y: moved.height))
            case .blur(let radius): return radius > 0 ? .blur(radius: radius * scale) : nil
            case .projection(let matrix): return matrix.isIdentity ? nil : .projection(matrix)
            }
        }
    }

    /// How a filter is applied: nothing can be chosen here.
    nonisolated public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Filters in linear light; here it is always light with gamma.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// How a shadow is drawn: nothing can be chosen here.
    nonisolated public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// How a blur is drawn: nothing can be chosen here.
    nonisolated public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
}
