extension _GridLayoutCache {
    /// Sizes columns and rows for `proposal`, unless the last run was for the same one.
    mutating func run(
        _ proposal: ProposedViewSize, _ grid: GridLayout, _ elements: ContiguousArray<LayoutElement>
    ) {
        if self.proposal == proposal { return }
        sizeColumns(proposal.width, elements)
        sizeRows(proposal.height, elements)
        size = CGSize(
            width: width(of: widths.indices), height: heights.reduce(0, +) + rowGaps.reduce(0, +))
        self.proposal = proposal
    }

    private mutating func sizeColumns(_ proposal: CGFloat?, _ elements: ContiguousArray<LayoutElement>) {
        var sized: [(Int, Int)] = []
        for (index, cell) in cells.enumerated() where cell.columns.count == 1 && !cell.isLoose {
            if !cell.unsized.contains(.horizontal) { sized.append((index, cell.columns.lowerBound)) }
        }
        widths = shareOut(proposal, columnGaps, sized, .horizontal, elements) { _ in nil }
        // Cells over several columns come last, and what they need more is shared among their columns (A11-08).
        for index in cells.indices where cells[index].columns.count > 1 || cells[index].isLoose {
            if cells[index].unsized.contains(.horizontal) { continue }
            let room = width(of: cells[index].columns)
            let rest = proposal.map { max($0 - width(of: widths.indices), 0) + room }
            let extra = elements[index].sizeThatFits(ProposedViewSize(width: rest, height: nil)).width - room
            if !(extra > 0) { continue }
            for column in cells[index].columns { widths[column] += extra / CGFloat(cells[index].columns.count) }
        }
    }

    private mutating func sizeRows(_ proposal: CGFloat?, _ elements: ContiguousArray<LayoutElement>) {
        let rooms = cells.map { width(of: $0.columns) }
        let sized = cells.indices.filter { !cells[$0].unsized.contains(.vertical) }
        let offers = shareOut(proposal, rowGaps, sized.map { ($0, cells[$0].row) }, .vertical, elements) {
            rooms[$0]
        }
        // The cells of a row are lined up on its guide, as in an HStack.
        befores = Array(repeating: -.infinity, count: offers.count)
        var afters = befores
        for index in sized {
            let row = cells[index].row
            let proposal = ProposedViewSize(width: rooms[index], height: proposal == nil ? nil : offers[row])
            let dimensions = ViewDimensions(size: elements[index].sizeThatFits(proposal), element: elements[index])
            let guide = dimensions.height < .infinity ? dimensions[rowAlignments[row]] : 0
            befores[row] = max(befores[row], guide)
            afters[row] = max(afters[row], dimensions.height - guide)
        }
        heights = offers.indices.map { befores[$0] > -.infinity ? max(befores[$0] + afters[$0], 0) : offers[$0] }
    }

    /// Shares a length out among tracks like a stack does among children: least flexible first, equal parts.
    ///
    /// `cells` are pairs of a cell and its track; `crossing` is what a cell is proposed on the other axis.
    private func shareOut(
        _ proposal: CGFloat?, _ gaps: [CGFloat], _ cells: [(cell: Int, track: Int)], _ axis: Axis,
        _ elements: ContiguousArray<LayoutElement>, crossing: (Int) -> CGFloat?
    ) -> [CGFloat] {
        func length(_ cell: Int, _ length: CGFloat?) -> CGFloat {
            elements[cell].sizeThatFits(ProposedViewSize(length, along: axis, crossing(cell)))[axis]
        }
        var lengths = Array(repeating: CGFloat(0), count: gaps.count)
        guard let proposal, proposal < .infinity else {
            for (cell, track) in cells { lengths[track] = max(lengths[track], length(cell, proposal)) }
            return lengths
        }
        var ranges = Array(repeating: LengthRange.rigid(0), count: gaps.count)
        for (cell, track) in cells {
            let range =
                elements[cell].lengthRange(along: axis)
                ?? LengthRange(min: length(cell, 0), max: length(cell, .infinity))
            ranges[track].min = max(ranges[track].min, range.min)
            ranges[track].max = max(ranges[track].max, range.max)
        }
        var remaining = proposal - gaps.reduce(0, +)
        let order = ranges.indices.sorted {
            ranges[$0].isLessFlexible(than: ranges[$1])
                || (!ranges[$1].isLessFlexible(than: ranges[$0]) && $0 < $1)
        }
        for (position, track) in order.enumerated() {
            let offer = max(remaining / CGFloat(order.count - position), 0)
            for (cell, _) in cells.filter({ $0.track == track }) {
                lengths[track] = max(lengths[track], length(cell, offer))
            }
            remaining -= lengths[track]
        }
        return lengths
    }

    /// Stands the subviews in their cells, each proposed the cell's size.
    func place(in bounds: CGRect, _ grid: GridLayout, _ subviews: LayoutSubviews) {
        let lefts = starts(widths, columnGaps)
        let tops = starts(heights, rowGaps)
        for (cell, subview) in zip(cells, subviews) {
            let room = CGSize(width: width(of: cell.columns), height: heights[cell.row])
            let proposal = ProposedViewSize(room)
            let dimensions = subview.dimensions(in: proposal)
            let inside: CGPoint
            if let anchor = cell.anchor {
                let (inner, outer) = (anchor.point(in: dimensions.size), anchor.point(in: room))
                inside = CGPoint(x: outer.x - inner.x, y: outer.y - inner.y)
            } else {
                inside = origin(of: dimensions, in: room, cell, grid)
            }
            let x = bounds.minX + lefts[cell.columns.lowerBound] + inside.x
            subview.place(at: CGPoint(x: x, y: bounds.minY + tops[cell.row] + inside.y), proposal: proposal)
        }
    }

    private func origin(
        of dimensions: ViewDimensions, in room: CGSize, _ cell: Cell, _ grid: GridLayout
    ) -> CGPoint {
        // A cell over several columns has no column of its own to take an alignment from (A11-09, A11-10).
        let spans = cell.columns.count > 1 || cell.isLoose
        let horizontal = spans ? grid.alignment.horizontal : columnAlignments[cell.columns.lowerBound]
        let vertical = rowAlignments[cell.row]
        let outer = ViewDimensions(size: room)
        // Edges and the centre are the cell's own; on other guides, baselines among them, the row's cells meet.
        let guide =
            vertical.key.isEdgeOrCenter || !befores[cell.row].isFinite ? outer[vertical] : befores[cell.row]
        return CGPoint(x: outer[horizontal] - dimensions[horizontal], y: guide - dimensions[vertical])
    }

    private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
        var end: CGFloat = 0
        return zip(lengths, gaps).map { length, gap in
            let start = end + gap
            end = start + length
            return start
        }
    }
}
