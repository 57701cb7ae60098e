nonisolated struct ProjectionEffect: EffectModifier, Equatable {
    typealias Body = Never
    var transform: ProjectionTransform

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering { .projected(by: transform) }
}

extension EffectRendering {
    /// The view projected: not drawn where nothing of it would be seen.
    static func projected(by transform: ProjectionTransform) -> EffectRendering {
        if transform.isIdentity { return .unchanged }
        guard transform.determinant.isFinite, abs(transform.determinant) > 1e-12 else { return .nothing }
        return .effect(transform.affine.map { .transform($0) } ?? .projection(transform))
    }
}

/// An effect that changes where a view is seen and nothing about its layout.
///
/// See <https://developer.apple.com/documentation/swiftui/geometryeffect>.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Where a view of `size` points is seen.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    nonisolated public static func _makeList<C: View>(
        _ content: C, _ modifier: Self, _ inputs: _ListInputs
    ) -> _ListNode {
        GeometryEffectModifier._makeList(content, GeometryEffectModifier(effect: modifier), inputs)
    }
    nonisolated public static func _updateList<C: View>(_ node: _ListNode, _ content: C, _ modifier: Self) {
        GeometryEffectModifier._updateList(node, content, GeometryEffectModifier(effect: modifier))
    }
    nonisolated public static func _listShape(of content: _ListShape) -> _ListShape { content }

    /// The effect, which layout does not see: no effect here does.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/geometryeffect/ignoredbylayout()>.
    nonisolated public func ignoredByLayout() -> Self { self }
}

nonisolated struct GeometryEffectModifier<E: GeometryEffect>: EffectModifier, Animatable, AnimatedDeclaration {
    typealias Body = Never
    var effect: E
    var animatableData: E.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        .projected(by: effect.effectValue(size: size))
    }
}

extension View {
    /// Applies a projection to this view's rendered output.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/projectioneffect(_:)>.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(transform: transform))
    }
}
