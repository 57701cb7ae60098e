/// A style that reflects the current tint colour.
///
/// See <https://developer.apple.com/documentation/swiftui/tintshapestyle>.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates a tint shape style instance.
    public init() {}

    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        guard let tint = context.environment.tint else { return Color.accentColor._paint(context) }
        var context = context
        // A tint that names the tint means the system's.
        context.environment.tint = nil
        return tint._paint(context)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// A style that reflects the current tint colour.
    nonisolated public static var tint: TintShapeStyle { TintShapeStyle() }
}

private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    /// The style set with `tint(_:)`.
    nonisolated package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    /// The colour set with `accentColor(_:)`.
    nonisolated package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint within this view; nil brings back the system's.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/tint(_:)>.
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the tint colour within this view; nil brings back the system's.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/tint(_:)>.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the accent colour for this view and the views it contains.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/accentcolor(_:)>.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accentColor, accentColor)
    }
}
