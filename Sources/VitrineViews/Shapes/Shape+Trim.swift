/// A part of another shape's outline (A1-10: in the layout of the shape it is of).
nonisolated struct TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var startFraction: CGFloat
    var endFraction: CGFloat

    func path(in rect: CGRect) -> Path {
        base.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    static var role: ShapeRole { Base.role }
    static var _fillsProposal: Bool { Base._fillsProposal }
    var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            base.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}
extension TrimmedShape: Equatable where Base: Equatable {}

extension Shape {
    /// Trims this shape by a fractional amount based on its representation as a path, 0...1.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/trim(from:to:)>.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        TrimmedShape(base: self, startFraction: startFraction, endFraction: endFraction)
    }
}
