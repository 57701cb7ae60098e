nonisolated struct OpacityEffect: EffectModifier, Equatable {
    typealias Body = Never
    var opacity: Double

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
