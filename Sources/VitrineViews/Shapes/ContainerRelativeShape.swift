/// A shape that is replaced by an inset version of the current container shape; without one it is a rectangle.
///
/// See <https://developer.apple.com/documentation/swiftui/containerrelativeshape>. Nothing here sets a container shape
/// yet, so it is always the rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, InsetDrawing, Hashable {
    /// Creates a container-relative shape.
    public init() {}

    /// The outline of `rect`.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    func path(in rect: CGRect, inset amount: CGFloat) -> Path { Path(rect) }
    /// Returns the shape inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeView(base: self, amount: amount) }
    public static var _fillsProposal: Bool { true }
}

extension Shape where Self == ContainerRelativeShape {
    /// A shape that is replaced by an inset version of the current container shape.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
