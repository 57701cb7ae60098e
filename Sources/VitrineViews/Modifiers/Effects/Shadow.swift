nonisolated struct ShadowEffect: EffectModifier, Equatable, AnimatedDeclaration {
    typealias Body = Never
    var color: Color
    var radius: CGFloat
    var offset: CGPoint

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        let color = color.resolve(in: environment).rgba
        if color.alpha <= 0 { return .unchanged }
        return .effect(.shadow(color, radius: max(radius, 0), offset: offset))
    }

    func moving(in environment: EnvironmentValues) -> AnimatablePair<ColorVector, CGRect.AnimatableData> {
        AnimatablePair(
            color.movingColor(in: environment),
            AnimatablePair(offset.animatableData, AnimatablePair(radius, 0)))
    }
    mutating func setMoving(
        _ moving: AnimatablePair<ColorVector, CGRect.AnimatableData>, in environment: EnvironmentValues
    ) {
        color.setMovingColor(moving.first, in: environment)
        (offset.animatableData, radius) = (moving.second.first, moving.second.second.first)
    }
}

nonisolated struct BlurEffect: EffectModifier, Equatable, Animatable, AnimatedDeclaration {
    typealias Body = Never
    var radius: CGFloat
    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        radius > 0 ? .effect(.blur(radius: radius)) : .unchanged
    }
}

extension View {
    /// Adds a shadow to this view; radius and offset are in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:)>. The default colour is a
    /// third of black (C3-22).
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowEffect(color: color, radius: radius, offset: CGPoint(x: x, y: y)))
    }

    /// Applies a Gaussian blur to this view; the radius is in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/blur(radius:opaque:)>. The edges of the blur are
    /// transparent, also where `opaque` asks for others.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurEffect(radius: radius))
    }
}
