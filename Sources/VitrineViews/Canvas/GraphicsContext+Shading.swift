extension GraphicsContext {
    /// What a path is filled with.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/shading>. Points are in the coordinates
    /// that are drawn in.
    nonisolated public struct Shading: Sendable {
        private enum Content: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
        }
        private var content: Content

        /// The foreground style of the canvas.
        public static var foreground: Shading { style(ForegroundStyle()) }
        /// The background style of the canvas.
        public static var background: Shading { style(BackgroundStyle()) }

        /// One colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A colour of red, green and blue.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            style(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, which counts from the bounds of the path.
        public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
            Shading(content: .style(AnyShapeStyle(style)))
        }

        /// A gradient along the line between two points.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .linear(gradient, startPoint, endPoint))
        }

        /// A gradient between two circles around a point; radii are in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .radial(gradient, center, startRadius, endRadius))
        }

        /// A gradient around a point.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .conic(gradient, center, angle))
        }

        func paint(in context: GraphicsContext, bounds: CGRect) -> _ShapePaint {
            let paint = _PaintContext(environment: context.environment, bounds: bounds)
            func stops(_ gradient: Gradient) -> [GradientStop] { AnyGradient(gradient).stops(paint) }
            switch content {
            case .style(let style): return style._paint(paint)
            case .linear(let gradient, let start, let end):
                return _ShapePaint(.linearGradient(stops(gradient), start: start, end: end))
            case .radial(let gradient, let center, let inner, let outer):
                return _ShapePaint(
                    .radialGradient(stops(gradient), center: center, startRadius: inner, endRadius: outer))
            case .conic(let gradient, let center, let angle):
                return _ShapePaint(
                    .angularGradient(
                        stops(gradient), center: center, startAngle: angle, endAngle: angle + .degrees(360)))
            }
        }
    }

    /// How a gradient goes on beyond its ends: always in the colour it ends with.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/graphicscontext/gradientoptions>.
    nonisolated public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
}
