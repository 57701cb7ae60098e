/// An ellipse aligned inside the frame of the view containing it.
///
/// See <https://developer.apple.com/documentation/swiftui/ellipse>.
nonisolated public struct Ellipse: InsettableShape, InsetDrawing, Hashable {
    /// Creates a new ellipse shape.
    public init() {}

    /// The ellipse that touches the sides of `rect`.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    func path(in rect: CGRect, inset amount: CGFloat) -> Path { path(in: rect) }
    /// Returns the ellipse inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeView(base: self, amount: amount) }
    /// An ellipse looks the same mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public static var _fillsProposal: Bool { true }
}

extension Shape where Self == Ellipse {
    /// An ellipse aligned inside the frame of the view containing it.
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}
