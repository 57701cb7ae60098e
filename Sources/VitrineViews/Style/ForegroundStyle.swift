/// The foreground style in the current context.
///
/// See <https://developer.apple.com/documentation/swiftui/foregroundstyle>.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates a foreground style instance.
    public init() {}
    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        context.environment.foregroundShapePaint(level: context.level, bounds: context.bounds)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in the current context.
    nonisolated public static var foreground: ForegroundStyle { ForegroundStyle() }
}
