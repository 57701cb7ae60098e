/// What a style is asked to paint.
public struct _PaintContext {
    package var environment: EnvironmentValues
    /// The rectangle that gradients and the like refer to, in the coordinates of what is painted (points).
    package var bounds: CGRect
    /// The level of a hierarchical style, counted from 0 (primary).
    package var level: Int

    package init(environment: EnvironmentValues, bounds: CGRect, level: Int = 0) {
        (self.environment, self.bounds, self.level) = (environment, bounds, level)
    }

    /// How strong a style without levels of its own is at the level asked for (C3-09; the fifth was not measured).
    package var levelOpacity: Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.18
        default: 0.1
        }
    }

    /// The place of a point of the bounds.
    package func point(_ point: UnitPoint) -> CGPoint { bounds.origin + point.point(in: bounds.size) }
}

/// The paint a style gives.
public struct _ShapePaint: Sendable {
    package var paint: Paint
    /// What brings the paint's coordinates to those of the shape; nil: they are the same.
    package var transform: CGAffineTransform?

    package init(_ paint: Paint, transform: CGAffineTransform? = nil) {
        (self.paint, self.transform) = (paint, transform)
    }

    package func opacity(_ opacity: Double) -> _ShapePaint {
        _ShapePaint(paint.opacity(opacity), transform: transform)
    }
}
