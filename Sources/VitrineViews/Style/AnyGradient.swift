/// A colour gradient with the colour space it is interpolated in.
///
/// See <https://developer.apple.com/documentation/swiftui/anygradient>. As a style it runs from top to bottom.
nonisolated public struct AnyGradient: Hashable, Sendable {
    package var gradient: Gradient
    package var space = Gradient.ColorSpace.perceptual

    /// Creates a new instance from the specified gradient.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// Returns a version of the gradient that interpolates its colours in the given colour space.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/anygradient/colorspace(_:)>.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space
        return gradient
    }

    /// The stops as renderers take them: they mix perceptually, so another space is spelled out in small steps.
    func stops(_ context: _PaintContext) -> [GradientStop] {
        let stops = gradient.stops.map {
            GradientStop(
                $0.color.resolve(in: context.environment).rgba.opacity(context.levelOpacity), at: $0.location)
        }
        guard space != .perceptual else { return stops }
        let steps = 16
        var result = Array(stops.prefix(1))
        for (a, b) in zip(stops, stops.dropFirst()) {
            for step in 1...steps {
                let share = CGFloat(step) / CGFloat(steps)
                result.append(
                    GradientStop(
                        space.mix(a.color, b.color, Float(share)),
                        at: a.location + (b.location - a.location) * share))
            }
        }
        return result
    }
}

extension AnyGradient: ShapeStyle {
    nonisolated public func _paint(_ context: _PaintContext) -> _ShapePaint {
        LinearGradient(self, startPoint: .top, endPoint: .bottom)._paint(context)
    }
}

extension Gradient: ShapeStyle {
    nonisolated public func _paint(_ context: _PaintContext) -> _ShapePaint { AnyGradient(self)._paint(context) }
}
