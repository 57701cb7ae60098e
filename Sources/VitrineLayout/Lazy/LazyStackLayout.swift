/// Lines of one subview each, lined up on a guide.
package struct LazyStackLayout: LazyLayout, Equatable {
    package let axis: Axis
    package let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    private let guide: AlignmentKey

    /// Lines from top to bottom.
    package init(_ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ pinned: PinnedScrollableViews) {
        (axis, self.spacing, pinnedViews, guide) = (.vertical, spacing, pinned, alignment.key)
    }

    /// Lines from the leading to the trailing edge.
    package init(_ alignment: VerticalAlignment, _ spacing: CGFloat?, _ pinned: PinnedScrollableViews) {
        (axis, self.spacing, pinnedViews, guide) = (.horizontal, spacing, pinned, alignment.key)
    }

    package var followsPreferences: Bool { true }

    package func tracks(across length: CGFloat?) -> LazyTracks {
        LazyTracks([LazyTrack(length: length)], length: length)
    }

    package func offset(of view: ViewDimensions, in track: LazyTrack, line: CGFloat) -> CGPoint {
        var whole = view.size
        let length = track.length ?? view.size[axis.crossing]
        whole[axis.crossing] = length
        let distance = guide.defaultValue(in: ViewDimensions(size: whole)) - view[guide]
        return axis == .vertical ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }
}
