/// How a lazy container arranges its subviews: in lines along an axis, of which each has the same tracks side by side.
///
/// A stack has one track; a grid has its columns or rows. What the layout says depends on the length across the axis
/// alone, so that a container with any number of subviews knows what is seen of it: see `LineLengths`.
package protocol LazyLayout {
    /// The axis along which line follows line.
    var axis: Axis { get }
    /// The distance between lines, in points; nil: what they prefer.
    var spacing: CGFloat? { get }
    /// Whether lines without a `spacing` keep the distances that their subviews prefer, or else the system's.
    var followsPreferences: Bool { get }
    /// Which parts of sections stay in view.
    var pinnedViews: PinnedScrollableViews { get }

    /// The tracks for a proposed length across the axis, in points; nil: none is proposed.
    func tracks(across length: CGFloat?) -> LazyTracks

    /// Where a subview stands in its place of a line, from the place's leading top corner.
    ///
    /// - Parameter across: the length of the container across the axis, for a view that has the whole line.
    func offset(of view: ViewDimensions, in track: LazyTrack, line: CGFloat) -> CGPoint
}

/// The place of one subview in a line, across the axis of a lazy container.
package struct LazyTrack: Equatable {
    /// Where it begins, in points from the leading or top edge.
    package var origin: CGFloat
    /// How long it is, in points; nil: as long as what stands in it.
    package var length: CGFloat?
    /// Where in the track a subview stands that is smaller; nil: where the container says.
    package var alignment: Alignment?

    package init(origin: CGFloat = 0, length: CGFloat?, alignment: Alignment? = nil) {
        (self.origin, self.length, self.alignment) = (origin, length, alignment)
    }
}

/// The tracks of a lazy container. There is at least one.
package struct LazyTracks: Equatable {
    package var tracks: [LazyTrack]
    /// How long the container is across the axis, in points; nil: as long as the longest subview seen.
    package var length: CGFloat?

    package init(_ tracks: [LazyTrack], length: CGFloat?) { (self.tracks, self.length) = (tracks, length) }
}

/// The parts of sections that stay in view while the section does.
///
/// See <https://developer.apple.com/documentation/swiftui/pinnedscrollableviews>.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
