/// Lines of several subviews each, in tracks that grid items describe.
package struct LazyGridLayout: LazyLayout, Equatable {
    package let axis: Axis
    package let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews
    private let items: [GridItem]
    /// On which guide the tracks and the container are lined up, where they take less.
    private let guide: AlignmentKey

    /// Columns, filled row by row.
    package init(
        columns: [GridItem], _ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ pinned: PinnedScrollableViews
    ) {
        (axis, items, guide) = (.vertical, columns, alignment.key)
        (self.spacing, pinnedViews) = (spacing, pinned)
    }

    /// Rows, filled column by column.
    package init(
        rows: [GridItem], _ alignment: VerticalAlignment, _ spacing: CGFloat?, _ pinned: PinnedScrollableViews
    ) {
        (axis, items, guide) = (.horizontal, rows, alignment.key)
        (self.spacing, pinnedViews) = (spacing, pinned)
    }

    package var followsPreferences: Bool { false }

    /// Fixed items first; the others in order, each with its share of what is left, which nobody gets twice
    /// (A12-01 to A12-10).
    package func tracks(across length: CGFloat?) -> LazyTracks {
        if items.isEmpty { return LazyTracks([LazyTrack(length: length)], length: length) }
        var left = length.map { $0 - gaps - fixedLength }
        var waiting = items.count { $0.fixedLength == nil }
        var tracks: [LazyTrack] = []
        var end: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem, after gap: CGFloat) {
            tracks.append(
                LazyTrack(origin: end + (tracks.isEmpty ? 0 : gap), length: length, alignment: item.alignment))
            end = tracks.last!.origin + length
        }
        var gap: CGFloat = 0
        for item in items {
            let share = left.map { max($0, 0) / CGFloat(max(waiting, 1)) }
            switch item.size {
            case .fixed(let length): add(max(length, 0), item, after: gap)
            case .flexible(let minimum, let maximum):
                let length = clamped(share ?? minimum, minimum, maximum)
                add(length, item, after: gap)
                left? -= length
                waiting -= 1
            case .adaptive(let minimum, let maximum):
                let (count, each) = Self.adaptive(share, minimum, maximum, item.distance)
                for i in 0..<count { add(each, item, after: i == 0 ? gap : item.distance) }
                left? -= each * CGFloat(count) + item.distance * CGFloat(count - 1)
                waiting -= 1
            }
            gap = item.distance
        }
        let whole = max(length ?? end, end)
        let shift = alignmentShift(whole, end)
        return LazyTracks(
            tracks.map { LazyTrack(origin: $0.origin + shift, length: $0.length, alignment: $0.alignment) },
            length: whole)
    }

    private var ownAlignment: Alignment {
        axis == .vertical
            ? Alignment(horizontal: HorizontalAlignment(guide), vertical: .center)
            : Alignment(horizontal: .center, vertical: VerticalAlignment(guide))
    }

    /// The distances between the items, in points.
    private var gaps: CGFloat { items.dropLast().reduce(0) { $0 + $1.distance } }
    private var fixedLength: CGFloat { items.reduce(0) { $0 + ($1.fixedLength ?? 0) } }

    /// How many tracks of at least `minimum` points fit into a length, and how long each is (A12-05).
    private static func adaptive(
        _ share: CGFloat?, _ minimum: CGFloat, _ maximum: CGFloat, _ distance: CGFloat
    ) -> (count: Int, length: CGFloat) {
        // Nothing shorter than a point, so that there is an end to how many fit.
        let least = minimum >= 1 ? minimum : 1
        guard let share, share.isFinite else { return (1, least) }
        let count = Int(max(1, min((share + distance) / (least + max(distance, 0)), 10_000)))
        let length = (share - distance * CGFloat(count - 1)) / CGFloat(count)
        return (count, clamped(length, least, maximum))
    }

    private func alignmentShift(_ whole: CGFloat, _ used: CGFloat) -> CGFloat {
        func value(_ length: CGFloat) -> CGFloat {
            var size = CGSize.zero
            size[axis.crossing] = length
            return guide.defaultValue(in: ViewDimensions(size: size))
        }
        return whole.isFinite ? value(whole) - value(used) : 0
    }

    package func offset(of view: ViewDimensions, in track: LazyTrack, line: CGFloat) -> CGPoint {
        // An item that says nothing goes by the grid across the axis, and stands in the middle along it.
        let alignment = track.alignment ?? ownAlignment
        var size = view.size
        (size[axis], size[axis.crossing]) = (line, track.length ?? size[axis.crossing])
        let place = ViewDimensions(size: size)
        return CGPoint(
            x: alignment.horizontal.key.defaultValue(in: place) - view[alignment.horizontal],
            y: alignment.vertical.key.defaultValue(in: place) - view[alignment.vertical])
    }
}

private func clamped(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(min(length, maximum), minimum, 0)
}

extension GridItem {
    fileprivate var distance: CGFloat { spacing ?? ViewSpacing.systemDistance }
    fileprivate var fixedLength: CGFloat? { if case .fixed(let length) = size { max(length, 0) } else { nil } }
}
