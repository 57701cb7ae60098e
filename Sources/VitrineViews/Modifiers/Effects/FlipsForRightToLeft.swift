nonisolated struct RightToLeftFlip: EffectModifier, Equatable {
    typealias Body = Never
    var isEnabled: Bool

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        guard isEnabled, environment.layoutDirection == .rightToLeft else { return .unchanged }
        let flip = CGAffineTransform(scaleX: -1, y: 1)
        return .effect(.transform(flip.around(CGPoint(x: size.width / 2, y: 0))))
    }
}

extension View {
    /// Mirrors what the view shows where the layout runs from right to left.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:)>.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(RightToLeftFlip(isEnabled: enabled))
    }
}
