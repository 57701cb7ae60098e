/// A style appropriate for foreground separator or border lines.
///
/// See <https://developer.apple.com/documentation/swiftui/separatorshapestyle>.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Creates a new separator shape style.
    public init() {}
    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        context.color(light: RGBA(60 / 255, 60 / 255, 67 / 255, 0.29), dark: RGBA(84 / 255, 84 / 255, 88 / 255, 0.6))
    }
}

/// A style used to visually indicate selection.
///
/// See <https://developer.apple.com/documentation/swiftui/selectionshapestyle>.
nonisolated public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// Creates a selection shape style.
    public init() {}
    public func _paint(_ context: _PaintContext) -> _ShapePaint { TintShapeStyle()._paint(context) }
}

/// A style appropriate for placeholder text.
///
/// See <https://developer.apple.com/documentation/swiftui/placeholdertextshapestyle>.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Creates a new placeholder text shape style.
    public init() {}
    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        let color = context.environment.labelColor(level: 2)
        return context.color(light: color, dark: color)
    }
}

/// A style appropriate for links.
///
/// See <https://developer.apple.com/documentation/swiftui/linkshapestyle>.
nonisolated public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Creates a new link shape style.
    public init() {}
    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        // C3-12.
        context.color(light: RGBA(0, 104 / 255, 218 / 255), dark: RGBA(65 / 255, 156 / 255, 1))
    }
}

/// A style for filled areas that stand out a little from what is behind them.
///
/// See <https://developer.apple.com/documentation/swiftui/fillshapestyle>.
nonisolated public struct FillShapeStyle: ShapeStyle, Hashable {
    /// Creates a new fill shape style.
    public init() {}
    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        // C3-10: the weaker, the darker; in dark, those are stronger and stay lighter.
        let isDark = context.environment.colorScheme == .dark
        let level = min(max(context.level, 0), 3)
        let opacity = (isDark ? [0.36, 0.32, 0.24, 0.18] : [0.2, 0.16, 0.12, 0.08])[level]
        let gray = Float((isDark ? [120, 120, 118, 118] : [120, 120, 118, 116])[level]) / 255
        return _ShapePaint(.color(RGBA(gray, gray, 128 / 255).opacity(opacity)))
    }
}

extension _PaintContext {
    fileprivate func color(light: RGBA, dark: RGBA) -> _ShapePaint {
        _ShapePaint(.color((environment.colorScheme == .dark ? dark : light).opacity(levelOpacity)))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// A style appropriate for foreground separator or border lines.
    nonisolated public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// A style used to visually indicate selection.
    nonisolated public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// A style appropriate for placeholder text.
    nonisolated public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// A style appropriate for links.
    nonisolated public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// A style for filled areas that stand out a little from what is behind them.
    nonisolated public static var fill: FillShapeStyle { .init() }
}
