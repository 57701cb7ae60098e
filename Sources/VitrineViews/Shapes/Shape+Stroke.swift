/// The outline of another shape's stroke, as a shape (A1-10: in the layout of the shape it is of).
nonisolated struct OutlineShape<Base: Shape>: Shape {
    var base: Base
    var style: StrokeStyle

    func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    static var role: ShapeRole { .stroke }
    static var _fillsProposal: Bool { Base._fillsProposal }
    var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, style.lineWidth) }
        set { (base.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
    }
}
extension OutlineShape: Equatable where Base: Equatable {}

extension Shape {
    /// Returns a new shape that is a stroked copy of this shape.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/stroke(style:)>.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { OutlineShape(base: self, style: style) }

    /// Returns a new shape that is a stroked copy of this shape, with a line width in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/stroke(linewidth:)>.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
