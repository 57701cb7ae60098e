/// A background material type.
///
/// See <https://developer.apple.com/documentation/swiftui/material>. Here it is a translucent fill: what is behind
/// shows through, but is not blurred.
nonisolated public struct Material: ShapeStyle, Hashable {
    /// How much of what is behind is covered, 0...1.
    private var cover: Double

    /// A material that's somewhat translucent.
    public static let regular = Material(cover: 0.75)
    /// A material that's more opaque than translucent.
    public static let thick = Material(cover: 0.85)
    /// A material that's more translucent than opaque.
    public static let thin = Material(cover: 0.6)
    /// A mostly translucent material.
    public static let ultraThin = Material(cover: 0.4)
    /// A mostly opaque material.
    public static let ultraThick = Material(cover: 0.92)
    /// A material matching the style of system toolbars.
    public static let bar = Material(cover: 0.8)

    public func _paint(_ context: _PaintContext) -> _ShapePaint {
        let isDark = context.environment.colorScheme == .dark
        let base = isDark ? RGBA(37 / 255, 37 / 255, 37 / 255) : RGBA(246 / 255, 246 / 255, 246 / 255)
        return _ShapePaint(.color(base.opacity(cover * context.levelOpacity)))
    }
}

extension ShapeStyle where Self == Material {
    /// A material that's somewhat translucent.
    nonisolated public static var regularMaterial: Material { .regular }
    /// A material that's more opaque than translucent.
    nonisolated public static var thickMaterial: Material { .thick }
    /// A material that's more translucent than opaque.
    nonisolated public static var thinMaterial: Material { .thin }
    /// A mostly translucent material.
    nonisolated public static var ultraThinMaterial: Material { .ultraThin }
    /// A mostly opaque material.
    nonisolated public static var ultraThickMaterial: Material { .ultraThick }
    /// A material matching the style of system toolbars.
    nonisolated public static var bar: Material { .bar }
}
