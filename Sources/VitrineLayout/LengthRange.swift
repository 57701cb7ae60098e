/// The lengths an element takes on one axis when it is proposed 0 and infinity there, in points.
///
/// A stack orders its children by how much they can stretch, and would have to measure each twice to find out. An
/// element that knows the answer whatever the other axis is proposed (a frame of fixed width, a shape, a stack of
/// such) says so. The promise is exact: `min` is the length of `sizeThatFits` at 0, `max` that at infinity.
public struct LengthRange: Equatable, Sendable {
    package var min: CGFloat
    package var max: CGFloat

    package init(min: CGFloat, max: CGFloat) { (self.min, self.max) = (min, max) }

    /// A length that no proposal changes.
    package static func rigid(_ length: CGFloat) -> LengthRange { LengthRange(min: length, max: length) }

    /// Any length at all, as a colour or a shape takes it.
    package static let flexible = LengthRange(min: 0, max: .infinity)
}

extension LengthRange {
    /// Whether a stack sizes this child before `other`: it stretches less (A2-11).
    ///
    /// Two that stretch without end stretch alike, whatever their minima, and keep their order (A2-31).
    @inline(__always)
    package func isSized(before other: LengthRange) -> Bool {
        let (a, b) = (max - min, other.max - other.min)
        // An infinite minimum leaves no difference to compare: such a child counts as endless, too.
        return a < .infinity && !(b <= a)
    }

    /// The order of two estimates: the less flexible first; of two without end, the one with the larger minimum. Grids
    /// share out their tracks by it.
    @inline(__always)
    package func isLessFlexible(than other: LengthRange) -> Bool {
        let a = max - min
        let b = other.max - other.min
        // An infinite minimum leaves no difference to compare: such a child counts as endless too.
        if !(a < .infinity) && !(b < .infinity) { return min > other.min }
        return a < b || !(b < .infinity)
    }
}
