/// A shape with an affine transform applied to it; it takes the space it is offered (A1-11).
///
/// See <https://developer.apple.com/documentation/swiftui/transformedshape>.
nonisolated public struct TransformedShape<Content>: Shape where Content: Shape {
    /// The shape that is transformed.
    public var shape: Content
    /// The transform, in the coordinates of the frame.
    public var transform: CGAffineTransform

    /// Creates a shape that is `shape` transformed.
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

    /// The transformed path.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public static var role: ShapeRole { Content.role }
    public static var _fillsProposal: Bool { true }
    /// The shape's own data.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}
extension TransformedShape: Equatable where Content: Equatable {}

extension Shape {
    /// Applies an affine transform to this shape.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/transform(_:)>.
    nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
