nonisolated struct RotationEffect: EffectModifier, Equatable, Animatable, AnimatedDeclaration {
    typealias Body = Never
    var angle: Angle
    var anchor: UnitPoint
    var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        if angle.radians == 0 { return .unchanged }
        let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        // Anchors are not mirrored where text runs from right to left (A14-18).
        return .effect(.transform(rotation.around(anchor.point(in: size))))
    }
}

nonisolated struct ScaleEffect: EffectModifier, Equatable, Animatable, AnimatedDeclaration {
    typealias Body = Never
    var scale: CGSize
    var anchor: UnitPoint
    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        if scale == CGSize(width: 1, height: 1) { return .unchanged }
        if scale.width == 0 || scale.height == 0 { return .nothing }
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return .effect(.transform(scaling.around(anchor.point(in: size))))
    }
}

nonisolated struct TransformEffect: EffectModifier, Equatable {
    typealias Body = Never
    var transform: CGAffineTransform

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        transform.isIdentity ? .unchanged : .effect(.transform(transform))
    }
}

extension View {
    /// Rotates a view's rendered output around the anchor; positive angles turn clockwise.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)>.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales this view's rendered output by the given horizontal and vertical amounts, relative to an anchor.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)>.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales this view's rendered output by the given amount in both directions, relative to an anchor.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)>.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales this view's rendered output by the given horizontal and vertical amounts, relative to an anchor.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/scaleeffect(x:y:anchor:)>.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Applies an affine transformation to this view's rendered output.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transformeffect(_:)>.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffect(transform: transform))
    }
}
