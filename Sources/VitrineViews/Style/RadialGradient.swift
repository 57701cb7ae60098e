/// A radial gradient: its colours change with the distance from a centre.
///
/// See <https://developer.apple.com/documentation/swiftui/radialgradient>. The radii are in points, the centre is a
/// share of the bounds of what is painted.
nonisolated public struct RadialGradient: ShapeStyle, View, Sendable {
    var gradient: AnyGradient
    var center: UnitPoint
    var startRadius: CGFloat
    var endRadius: CGFloat

    init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        (self.gradient, self.center) = (gradient, center)
        (self.startRadius, self.endRadius) = (startRadius, endRadius)
    }

    /// Creates a radial gradient from a base gradient.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a radial gradient from a collection of colours.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a radial gradient from a collection of colour stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        _ShapePaint(
            .radialGradient(
                gradient.stops(context), center: context.point(center), startRadius: startRadius,
                endRadius: endRadius))
    }
}
extension RadialGradient: Equatable {}

extension ShapeStyle where Self == RadialGradient {
    /// A radial gradient.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shapestyle/radialgradient(_:center:startradius:endradius:)>.
    nonisolated public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient defined by a collection of colours.
    nonisolated public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A radial gradient defined by a collection of colour stops.
    nonisolated public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// A radial gradient with a colour space of its own.
    nonisolated public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
