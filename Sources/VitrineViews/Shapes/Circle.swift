/// A circle centred on the frame of the view containing it; its diameter is the shorter side.
///
/// See <https://developer.apple.com/documentation/swiftui/circle>.
nonisolated public struct Circle: InsettableShape, InsetDrawing, Hashable {
    /// Creates a new circle shape.
    public init() {}

    /// The circle in the middle of `rect`.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    func path(in rect: CGRect, inset amount: CGFloat) -> Path { path(in: rect) }
    /// Returns the circle inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeView(base: self, amount: amount) }

    /// A square of the shorter side that is offered (A1-07), ideally 10 x 10 points (A1-08).
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // A length that is nil does not limit the other.
        let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
        return CGSize(width: side, height: side)
    }
    /// A circle looks the same mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape where Self == Circle {
    /// A circle centred on the frame of the view containing it.
    nonisolated public static var circle: Circle { Circle() }
}
