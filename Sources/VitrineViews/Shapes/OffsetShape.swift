/// A shape with a translation offset transform applied to it; it takes the space it is offered (A1-11).
///
/// See <https://developer.apple.com/documentation/swiftui/offsetshape>.
nonisolated public struct OffsetShape<Content>: Shape where Content: Shape {
    /// The shape that is moved.
    public var shape: Content
    /// How far it is moved, in points.
    public var offset: CGSize

    /// Creates a shape that is `shape` moved by `offset` points.
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

    /// The moved path.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    public static var role: ShapeRole { Content.role }
    public static var _fillsProposal: Bool { true }
    /// The shape's own data and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}
extension OffsetShape: Equatable where Content: Equatable {}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the moved shape inset by `amount` points.
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension Shape {
    /// Changes the relative position of this shape, in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/offset(_:)>.
    nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// Changes the relative position of this shape, in points.
    nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Changes the relative position of this shape, in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/offset(x:y:)>.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
}
