/// Which subviews of a list stand in which line of a lazy container.
///
/// Where sections matter, headers and footers have lines of their own; in the lines of rows, as many stand side by side
/// as the container has tracks.
struct LazySegments: Equatable {
    enum Kind { case header, rows, footer }

    struct Segment: Equatable {
        var kind: Kind
        /// Which section it belongs to.
        var section: Int
        var items: Range<Int>
        var lines: Range<Int>
        /// How many items a line has.
        var width: Int

        func items(of line: Int) -> Range<Int> {
            let first = items.lowerBound + (line - lines.lowerBound) * width
            return first..<min(first + width, items.upperBound)
        }
    }

    private(set) var segments: [Segment] = []
    private var itemCount = 0
    private(set) var lineCount = 0

    /// The lines of some items, as many side by side as `width` says.
    init(_ items: LazyItems, width: Int) {
        for (i, section) in items.sections.enumerated() {
            add(.header, section: i, section.header, width: 1)
            add(.rows, section: i, section.rows, width: max(width, 1))
            add(.footer, section: i, section.footer, width: 1)
        }
    }

    private mutating func add(_ kind: Kind, section: Int, _ count: Int, width: Int) {
        if count == 0 { return }
        let lines = (count + width - 1) / width
        segments.append(
            Segment(
                kind: kind, section: section, items: itemCount..<itemCount + count,
                lines: lineCount..<lineCount + lines,
                width: width))
        (itemCount, lineCount) = (itemCount + count, lineCount + lines)
    }

    /// The segment that a line is in. O(log segments)
    func segment(ofLine line: Int) -> Segment { segments[place { $0.lines.upperBound > line }] }

    /// The line that an item stands in. O(log segments)
    func line(ofItem item: Int) -> Int {
        let segment = segments[place { $0.items.upperBound > item }]
        return segment.lines.lowerBound + (item - segment.items.lowerBound) / segment.width
    }

    private func place(_ condition: (Segment) -> Bool) -> Int {
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if condition(segments[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The lines of the sections' headers or footers that stay in view, each with the lines of its section.
    func pinned(_ kind: Kind) -> [(line: Int, section: Range<Int>)] {
        segments.compactMap { segment in
            guard segment.kind == kind, segment.lines.count == 1 else { return nil }
            let first = segments[place { $0.section >= segment.section }]
            var last = place { $0.section > segment.section }
            if segments[last].section > segment.section { last -= 1 }
            return (segment.lines.lowerBound, first.lines.lowerBound..<segments[last].lines.upperBound)
        }
    }
}

/// How many subviews a list has, by its sections where they matter.
struct LazyItems: Equatable {
    struct Section: Equatable { var header, rows, footer: Int }
    private(set) var sections: [Section]

    init(count: Int) { sections = [Section(header: 0, rows: count, footer: 0)] }

    init(_ sections: SectionCollection) {
        self.sections = sections.map {
            Section(header: $0.header.count, rows: $0.content.count, footer: $0.footer.count)
        }
    }

    var count: Int { sections.reduce(0) { $0 + $1.header + $1.rows + $1.footer } }
}
