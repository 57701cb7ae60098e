/// A shape type that is able to inset itself to produce another shape.
///
/// See <https://developer.apple.com/documentation/swiftui/insettableshape>.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape

    /// Returns this shape inset by `amount` points.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that can draw itself inset.
nonisolated protocol InsetDrawing: Shape {
    func path(in rect: CGRect, inset amount: CGFloat) -> Path
}

/// Another shape, inset. It takes all the space it is offered (A1-11).
nonisolated struct InsetShapeView<Base: InsetDrawing>: InsettableShape {
    var base: Base
    var amount: CGFloat

    func path(in rect: CGRect) -> Path {
        let inset = rect.insetBy(dx: amount, dy: amount)
        return inset.isNull ? Path() : base.path(in: inset, inset: amount)
    }
    func inset(by amount: CGFloat) -> InsetShapeView {
        InsetShapeView(base: base, amount: self.amount + amount)
    }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    static var role: ShapeRole { Base.role }
    static var _fillsProposal: Bool { true }
    var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
    }
}
extension InsetShapeView: Equatable where Base: Equatable {}
