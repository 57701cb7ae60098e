/// A rectangular shape aligned inside the frame of the view containing it.
///
/// See <https://developer.apple.com/documentation/swiftui/rectangle>.
nonisolated public struct Rectangle: InsettableShape, InsetDrawing, Hashable {
    /// Creates a new rectangle shape.
    public init() {}

    /// The outline of `rect`, from the top left clockwise (A14-01).
    public func path(in rect: CGRect) -> Path { Path(rect) }
    func path(in rect: CGRect, inset amount: CGFloat) -> Path { Path(rect) }
    /// Returns the rectangle inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeView(base: self, amount: amount) }
    /// A rectangle looks the same mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public static var _fillsProposal: Bool { true }
}

extension Shape where Self == Rectangle {
    /// A rectangular shape aligned inside the frame of the view containing it.
    nonisolated public static var rect: Rectangle { Rectangle() }
}
