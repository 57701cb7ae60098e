/// A shape with a scale transform applied to it; it takes the space it is offered (A1-11).
///
/// See <https://developer.apple.com/documentation/swiftui/scaledshape>.
nonisolated public struct ScaledShape<Content>: Shape where Content: Shape {
    /// The shape that is scaled.
    public var shape: Content
    /// The horizontal and vertical factors.
    public var scale: CGSize
    /// The point of the frame that stays where it is.
    public var anchor: UnitPoint

    /// Creates a shape that is `shape` scaled relative to `anchor`.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    /// The scaled path.
    public func path(in rect: CGRect) -> Path {
        let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
        return shape.path(in: rect).applying(scaling.around(rect.origin + anchor.point(in: rect.size)))
    }
    public static var role: ShapeRole { Content.role }
    public static var _fillsProposal: Bool { true }
    /// The shape's own data and the factors.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}
extension ScaledShape: Equatable where Content: Equatable {}

extension Shape {
    /// Scales this shape without changing its bounding frame.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/scale(x:y:anchor:)>.
    nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales this shape without changing its bounding frame.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/scale(_:anchor:)>.
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
}
