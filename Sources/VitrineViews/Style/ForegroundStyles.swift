/// The styles that a `foregroundStyle` modifier sets, most prominent first.
final class ForegroundStyles: Sendable {
    let styles: [AnyShapeStyle]
    /// What was set around it: a style like `.secondary` means the second level of that.
    let outer: ForegroundStyles?

    init(_ styles: [AnyShapeStyle], outer: ForegroundStyles?) { (self.styles, self.outer) = (styles, outer) }
}

private enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }

extension EnvironmentValues {
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// The paint of text and shapes at a level counted from 0, where `bounds` is what gradients refer to (points).
    package func foregroundPaint(level: Int = 0, bounds: CGRect) -> Paint {
        foregroundShapePaint(level: level, bounds: bounds).paint
    }

    package func foregroundShapePaint(level: Int, bounds: CGRect) -> _ShapePaint {
        guard let current = foregroundStyles else { return _ShapePaint(.color(labelColor(level: level))) }
        var outside = self
        outside.foregroundStyles = current.outer
        // The levels beyond those that were set are weaker shades of the last one.
        let index = min(level, current.styles.count - 1)
        return current.styles[index]._paint(
            _PaintContext(environment: outside, bounds: bounds, level: level - index))
    }
}
