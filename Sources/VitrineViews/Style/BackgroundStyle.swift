/// The background style in the current context.
///
/// See <https://developer.apple.com/documentation/swiftui/backgroundstyle>.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates a background style instance.
    public init() {}

    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        if let style = context.environment.backgroundStyle {
            var context = context
            // A background style that names the background means the system's.
            context.environment.backgroundStyle = nil
            return style._paint(context)
        }
        return _ShapePaint(.color(context.environment.systemBackground(level: context.level)))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style in the current context.
    nonisolated public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// An optional style that overrides the default system background style when set.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/backgroundstyle>.
    nonisolated public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The system's background; the levels are those of views on a plain background.
    nonisolated package func systemBackground(level: Int) -> RGBA {
        let gray = RGBA(242 / 255, 242 / 255, 247 / 255)
        if colorScheme == .light { return level == 1 ? gray : .white }
        switch level {
        case ...0: return .black
        case 1: return RGBA(28 / 255, 28 / 255, 30 / 255)
        default: return RGBA(44 / 255, 44 / 255, 46 / 255)
        }
    }
}

extension View {
    /// Sets the specified style to render backgrounds within the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/backgroundstyle(_:)>.
    nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
