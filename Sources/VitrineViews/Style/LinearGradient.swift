/// A linear gradient: its colours change along the line between two points.
///
/// See <https://developer.apple.com/documentation/swiftui/lineargradient>. The points are shares of the bounds of what
/// is painted, and are not mirrored where text runs from right to left.
nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
    var gradient: AnyGradient
    var startPoint: UnitPoint
    var endPoint: UnitPoint

    init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
    }

    /// Creates a linear gradient from a base gradient.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a linear gradient from a collection of colours.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a linear gradient from a collection of colour stops.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        _ShapePaint(
            .linearGradient(
                gradient.stops(context), start: context.point(startPoint), end: context.point(endPoint)))
    }
}
extension LinearGradient: Equatable {}

extension ShapeStyle where Self == LinearGradient {
    /// A linear gradient.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shapestyle/lineargradient(_:startpoint:endpoint:)>.
    nonisolated public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A linear gradient defined by a collection of colours.
    nonisolated public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A linear gradient defined by a collection of colour stops.
    nonisolated public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
    /// A linear gradient with a colour space of its own.
    nonisolated public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle {
        LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
