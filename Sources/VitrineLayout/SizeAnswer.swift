/// An element's size for a proposal, and on which axes any other proposal would have given the same.
///
/// A row of short texts is as high however much height it is offered: who knows that need not ask three times.
@frozen public struct SizeAnswer: Equatable {
    @usableFromInline package var size: CGSize
    /// The axes whose proposal did not matter; the other one's must be the same for the answer to hold.
    @usableFromInline package var free: Axis.Set

    @inlinable package init(_ size: CGSize, free: Axis.Set = []) { (self.size, self.free) = (size, free) }
}

extension Axis {
    package var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}
