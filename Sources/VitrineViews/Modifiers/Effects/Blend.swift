nonisolated struct BlendEffect: EffectModifier, Equatable {
    typealias Body = Never
    var mode: BlendMode

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        mode == .normal ? .unchanged : .effect(.blendMode(mode))
    }
}

extension View {
    /// Sets how the colours of this view are mixed with those of the views under it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/blendmode(_:)>.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendEffect(mode: blendMode)) }
}
