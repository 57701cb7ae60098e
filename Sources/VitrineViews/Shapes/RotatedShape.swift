/// A shape with a rotation transform applied to it; it takes the space it is offered (A1-11).
///
/// See <https://developer.apple.com/documentation/swiftui/rotatedshape>.
nonisolated public struct RotatedShape<Content>: Shape where Content: Shape {
    /// The shape that is turned.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point of the frame that stays where it is.
    public var anchor: UnitPoint

    /// Creates a shape that is `shape` turned by `angle` around `anchor`.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    /// The turned path.
    public func path(in rect: CGRect) -> Path {
        let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return shape.path(in: rect).applying(rotation.around(rect.origin + anchor.point(in: rect.size)))
    }
    public static var role: ShapeRole { Content.role }
    public static var _fillsProposal: Bool { true }
    /// The shape's own data and the angle in radians.
    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.radians) }
        set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
    }
}
extension RotatedShape: Equatable where Content: Equatable {}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the turned shape inset by `amount` points.
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// Rotates this shape around an anchor point at the angle you specify.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/rotation(_:anchor:)>.
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}
