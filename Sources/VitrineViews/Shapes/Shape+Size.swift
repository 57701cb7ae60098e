/// Another shape drawn at a size of its own; in layout it takes the space it is offered (A1-12).
nonisolated struct SizedShape<Base: Shape>: Shape {
    var base: Base
    var size: CGSize
    var anchor: UnitPoint

    func path(in rect: CGRect) -> Path {
        let spare = CGSize(width: rect.width - size.width, height: rect.height - size.height)
        return base.path(in: CGRect(origin: rect.origin + anchor.point(in: spare), size: size))
    }
    static var role: ShapeRole { Base.role }
    static var _fillsProposal: Bool { true }
    var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            base.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}
extension SizedShape: Equatable where Base: Equatable {}

extension Shape {
    /// Returns a new version of this shape representing the same shape, but that will ask it to create its path from
    /// a rect of `size` points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/size(_:)>.
    nonisolated public func size(_ size: CGSize) -> some Shape {
        SizedShape(base: self, size: size, anchor: .topLeading)
    }

    /// Returns a new version of this shape drawn in a rect of `width` by `height` points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/size(width:height:)>.
    nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns a new version of this shape drawn in a rect of `size` points, lined up on `anchor`.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shape/size(_:anchor:)>.
    nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(base: self, size: size, anchor: anchor)
    }

    /// Returns a new version of this shape drawn in a rect of `width` by `height` points, lined up on `anchor`.
    nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
