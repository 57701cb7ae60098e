nonisolated struct OpacityEffect: EffectModifier, Equatable, Animatable, AnimatedDeclaration {
    typealias Body = Never
    var opacity: Double
    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        if opacity >= 1 || opacity.isNaN { return .unchanged }
        return opacity <= 0 ? .nothing : .effect(.opacity(opacity))
    }
}

extension View {
    /// Sets the transparency of this view: 0 is fully transparent, 1 fully opaque.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/opacity(_:)>.
    nonisolated public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
}
