nonisolated struct Rotation3DEffect: EffectModifier, Equatable, Animatable, AnimatedDeclaration {
    typealias Body = Never
    var angle: Angle
    var axis: [CGFloat]
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat
    var animatableData: AnimatablePair<Double, AnimatablePair<UnitPoint.AnimatableData, CGSize.AnimatableData>> {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
        }
        set {
            (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second.first)
            (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
        }
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        .projected(by: transform(size, environment.layoutDirection))
    }

    /// The rotation around the anchor, seen from a distance of the longer side divided by `perspective`.
    func transform(_ size: CGSize, _ direction: LayoutDirection) -> ProjectionTransform {
        let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
        guard angle.radians != 0, angle.radians.isFinite, length > 0, length.isFinite else {
            return ProjectionTransform()
        }
        let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
        let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        let t = 1 - c
        // The images of the three axes; a point has no depth of its own, so the third counts for the anchor alone.
        let (ex, ey, ez) = (
            [t * x * x + c, t * x * y + s * z, t * x * z - s * y],
            [t * x * y - s * z, t * y * y + c, t * y * z + s * x],
            [t * x * z + s * y, t * y * z - s * x, t * z * z + c]
        )
        let distance = max(size.width, size.height) / perspective
        let depth = distance.isFinite && distance != 0 ? -1 / distance : 0
        let center = anchor.point(in: size)
        let origin = (0..<3).map { -center.x * ex[$0] - center.y * ey[$0] - anchorZ * ez[$0] }
        let rotated = ProjectionTransform(
            rows: [
                ex[0], ex[1], ex[2] * depth, ey[0], ey[1], ey[2] * depth, origin[0], origin[1], 1 + origin[2] * depth,
            ])
        let result = rotated.concatenating(
            ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
        guard direction == .rightToLeft else { return result }
        let mirror = ProjectionTransform(CGAffineTransform(-1, 0, 0, 1, size.width, 0))
        return mirror.concatenating(result).concatenating(mirror)
    }
}

extension View {
    /// Rotates this view's rendered output in three dimensions around an axis.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)>.
    /// - Parameters:
    ///   - anchorZ: the depth of the anchor, in points.
    ///   - perspective: the longer side of the view over the distance of the eye; 0 is no perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DEffect(
                angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }
}
