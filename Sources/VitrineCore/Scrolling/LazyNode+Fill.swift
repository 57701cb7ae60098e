import VitrineLayout

/// How a lazy container finds and makes the lines that are seen.
extension LazyNode {
    private var axis: Axis { layout.axis }

    /// What is known for a length across.
    private func course(across: CGFloat?) -> Course {
        if let known = courses.first(where: { $0.across == across }) { return known }
        let made = Course(across, items, layout)
        courses.append(made)
        // Those around ask for two or three.
        if courses.count > 4, let i = courses.firstIndex(where: { $0 !== course }) { courses.remove(at: i) }
        return made
    }

    /// So many lines are made at most, for there may be a million and no end to what is seen.
    private static let maxLines = 10_000

    /// Whether there are so many; says so once.
    private func isTooMany(_ count: Int) -> Bool {
        if count < Self.maxLines { return false }
        VitrineLog.warnOnce(
            "lazy lines",
            "a lazy container makes no more than \(Self.maxLines) lines at once; what is further down is not shown. Give "
                + "the view, or the picture, a size.")
        return true
    }

    // MARK: Lines

    /// The nodes of a line: those that are there, and new ones.
    private func cells(of items: Range<Int>) -> ContiguousArray<ViewNode> {
        var cells: ContiguousArray<ViewNode> = []
        let inputs = childInputs
        var offset = items.lowerBound
        _ = content.visit(from: &offset) { subview in
            let node: ViewNode
            if let kept = subview.leaf.node(of: subview, in: self) {
                node = kept
                if !(node.subview?.isSame(as: subview) ?? false) { node.stand(for: subview) }
            } else {
                node = subview.makeViewNode(inputs)
                node.parent = self
                loose.append(node)
            }
            node.state.insert(.kept)
            cells.append(node)
            return cells.count < items.count
        }
        return cells
    }

    /// Makes and measures a line. Nil: the list is not as long as it said.
    private func makeLine(_ index: Int, _ course: Course) -> Line? {
        let items = course.segments.segment(ofLine: index).items(of: index)
        var line = Line(index: index, item: items.lowerBound, cells: cells(of: items))
        if line.cells.isEmpty { return nil }
        measure(&line, course)
        return line
    }

    private func tracks(of line: Line, _ course: Course) -> [LazyTrack] {
        course.segments.segment(ofLine: line.index).kind == .rows
            ? course.tracks.tracks : [LazyTrack(length: course.tracks.length)]
    }

    private func proposal(_ track: LazyTrack) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: track.length, height: nil) : ProposedViewSize(width: nil, height: track.length)
    }

    private func measure(_ line: inout Line, _ course: Course) {
        line.sizes = []
        line.length = 0
        for (cell, track) in zip(line.cells, tracks(of: line, course)) {
            let size = cell.sizeThatFits(proposal(track))
            line.sizes.append(size)
            line.length = max(line.length, size[axis])
            course.widest = max(course.widest, size[axis.crossing])
            cell.state.remove(.answersChanged)
        }
        course.lengths.set(line.index, length: line.length)
    }

    /// The gap between two lines that follow one another.
    private func learnGap(_ first: Line, _ second: Line, _ course: Course) -> CGFloat {
        if layout.spacing != nil || !layout.followsPreferences { return course.lengths.gap(before: second.index) }
        let gap = first.cells[0].spacing.distance(to: second.cells[0].spacing, along: axis)
        course.lengths.setGap(before: second.index, gap)
        return gap
    }

    // MARK: Learning

    /// Makes sure that enough is known for a length across to say how long the container is.
    ///
    /// In a scroll view one line will do. Elsewhere the container is what it is, and as many lines are measured as the
    /// window could show.
    func learn(_ across: CGFloat?) -> Course {
        let course = course(across: across)
        let count = course.segments.lineCount
        if count == 0 { return course }
        if course === self.course {
            for i in lines.indices where lines[i].cells.contains(where: { $0.state.contains(.answersChanged) }) {
                measure(&lines[i], course)
            }
        }
        let window = scrollNode(along: axis) == nil ? host.windowSize[axis] ?? .infinity : 0
        var last: Line?
        for index in 0..<count {
            if isTooMany(index) { break }
            if index > 0, course.lengths.start(of: index) >= window { break }
            if index == 0, window == 0, !course.lengths.isUnknown { break }
            if course.lengths.length(of: index) != nil, course.lengths.knowsGap(before: index) {
                last = nil
                continue
            }
            if last == nil, index > 0 { last = makeLooseLine(index - 1, course) }
            guard let line = makeLooseLine(index, course) else { break }
            if let last { _ = learnGap(last, line, course) }
            last = line
        }
        return course
    }

    /// Makes and measures a line of which it is not known whether it is seen.
    private func makeLooseLine(_ index: Int, _ course: Course) -> Line? {
        let line = makeLine(index, course)
        for cell in line?.cells ?? [] { cell.state.remove(.kept) }
        return line
    }

    // MARK: Filling

    /// Makes the lines that lie in a part, along the axis, and takes all others out of the tree.
    ///
    /// One line stands where it stood, or where it was thought to be: those that are new find their places around it.
    /// Returns how much further down it is, now that they are known.
    func fill(_ seen: SeenPart.Span, _ across: CGFloat?) -> (course: Course, shift: CGFloat) {
        let course = learn(across)
        var known: [Int: Line] = [:]
        let anchor = anchor(seen, course)
        if course === self.course {
            for line in lines {
                known[line.index] = line
                for cell in line.cells { cell.state.insert(.kept) }
            }
        }
        func line(_ index: Int) -> Line? {
            guard var line = known.removeValue(forKey: index) else { return makeLine(index, course) }
            if line.cells.contains(where: { $0.state.contains(.answersChanged) }) { measure(&line, course) }
            line.isPinned = false
            return line
        }
        var made: ContiguousArray<Line> = []
        var shift: CGFloat = 0
        let total = course.lengths.total()
        let isSeen = total == 0 ? !seen.isEmpty : !seen.intersection(SeenPart.Span(0, total)).isEmpty
        if isSeen, course.segments.lineCount > 0, let first = line(anchor.line) {
            let start = anchor.isAtEnd ? anchor.start - first.length : anchor.start
            made = fillBackward(from: first, start, seen, course, line)
            made.append(first)
            fillForward(&made, start, seen, course, line)
            let end = course.lengths.start(of: first.index)
            shift = end - start
        }
        let part = seen.moved(by: shift)
        for i in made.indices { made[i].start = course.lengths.start(of: made[i].index) }
        // What has no length is seen where it stands.
        var shown = ContiguousArray(
            made.lazy.filter {
                ($0.start + $0.length > part.lower || $0.length == 0 && $0.start == part.lower)
                    && $0.start < part.upper
            })
        pin(&shown, part, course) { index in made.first { $0.index == index } ?? line(index) }
        take(shown)
        (self.course, filled) = (course, part)
        return (course, shift)
    }

    private func fillForward(
        _ made: inout ContiguousArray<Line>, _ start: CGFloat, _ seen: SeenPart.Span, _ course: Course,
        _ line: (Int) -> Line?
    ) {
        var end = start + made.last!.length
        while let last = made.last, last.index + 1 < course.segments.lineCount {
            let next = last.index + 1
            if end + course.lengths.gap(before: next) >= seen.upper || isTooMany(made.count) { break }
            guard let found = line(next) else { break }
            end += learnGap(last, found, course) + found.length
            made.append(found)
        }
    }

    private func fillBackward(
        from first: Line, _ start: CGFloat, _ seen: SeenPart.Span, _ course: Course, _ line: (Int) -> Line?
    ) -> ContiguousArray<Line> {
        var made: ContiguousArray<Line> = []
        var (start, next) = (start, first)
        while next.index > 0, start - course.lengths.gap(before: next.index) > seen.lower {
            guard let found = line(next.index - 1) else { break }
            start -= learnGap(found, next, course) + found.length
            made.append(found)
            next = found
        }
        return ContiguousArray(made.reversed())
    }

    /// The line that keeps its place, and where it begins, or ends.
    private func anchor(_ seen: SeenPart.Span, _ course: Course) -> (line: Int, start: CGFloat, isAtEnd: Bool) {
        let count = course.segments.lineCount
        defer { (formerAnchor, lostLines) = (nil, false) }
        if count == 0 || seen.lower <= 0 { return (0, 0, false) }
        // Lines that were seen stay where they are.
        if let line = lines.first(where: {
            !$0.isPinned && $0.start + $0.length > seen.lower && $0.start < seen.upper
        }) {
            let index = course === self.course ? line.index : course.segments.line(ofItem: line.item)
            if index < count { return (index, line.start, false) }
        }
        if lostLines, let formerAnchor, formerAnchor.node.parent === self,
            let item = formerAnchor.node.subview?.index(in: content), item < items.count
        {
            return (course.segments.line(ofItem: item), formerAnchor.start, false)
        }
        let total = course.lengths.total()
        if seen.upper >= total - 0.5 { return (count - 1, total, true) }
        let line = course.lengths.line(at: seen.lower)
        return (line, course.lengths.start(of: line), false)
    }

    private var madeNodes: ContiguousArray<ViewNode> {
        var nodes: ContiguousArray<ViewNode> = []
        forEachMade { nodes.append($0) }
        return nodes
    }

    /// Takes over the lines that are shown, in place of the nodes that were there before.
    private func take(_ shown: ContiguousArray<Line>) {
        let before = madeNodes
        let isOther =
            shown.count != lines.count || !loose.isEmpty
            || !zip(shown, lines).allSatisfy { $0.cells.elementsEqual($1.cells, by: ===) }
        (lines, loose) = (shown, [])
        if !isOther {
            for line in shown { for cell in line.cells { cell.state.remove(.kept) } }
            return
        }
        for node in before { node.state.remove(.kept) }
        for line in shown { for cell in line.cells { cell.state.insert(.kept) } }
        let gone = ContiguousArray(before.lazy.filter { !$0.state.contains(.kept) })
        for line in shown { for cell in line.cells { cell.state.remove(.kept) } }
        leave(gone)
        preferenceChanged(nil)
    }

    /// Adds headers and footers that stay in view.
    private func pin(
        _ shown: inout ContiguousArray<Line>, _ part: SeenPart.Span, _ course: Course, _ line: (Int) -> Line?
    ) {
        func pin(_ kind: LazySegments.Kind, _ place: (CGFloat, CGFloat, ClosedRange<CGFloat>) -> CGFloat) {
            for (index, section) in course.segments.pinned(kind) {
                let start = course.lengths.start(of: section.lowerBound)
                let last = section.upperBound - 1
                let end = course.lengths.start(of: last) + (course.lengths.length(of: last) ?? 0)
                if part.isEmpty || start >= part.upper || end <= part.lower { continue }
                let i = shown.firstIndex { $0.index >= index } ?? shown.count
                if i == shown.count || shown[i].index != index {
                    guard var made = line(index) else { continue }
                    made.start = course.lengths.start(of: index)
                    shown.insert(made, at: i)
                }
                shown[i].isPinned = true
                shown[i].start = place(shown[i].start, shown[i].length, start...max(start, end))
            }
        }
        if layout.pinnedViews.contains(.sectionHeaders) {
            pin(.header) { own, length, section in
                part.lower.isFinite ? max(own, min(part.lower, section.upperBound - length)) : own
            }
        }
        if layout.pinnedViews.contains(.sectionFooters) {
            pin(.footer) { own, length, section in
                part.upper.isFinite ? min(own, max(part.upper - length, section.lowerBound)) : own
            }
        }
    }

    // MARK: Placing

    /// Places what is seen.
    func placeLines(in size: CGSize, _ proposal: ProposedViewSize) {
        syncList()
        let (course, shift) = fill(seenSpan ?? SeenPart.Span(0, 0), proposal[axis.crossing])
        if shift != 0, scrollNode(along: axis) != nil { correction += shift }
        if course.told != course.size(along: axis) { askAgain() }
        for line in lines {
            let tracks = tracks(of: line, course)
            for (i, cell) in line.cells.enumerated() {
                put(cell, line.sizes[i], tracks[i], line, size)
            }
        }
    }

    private func put(_ cell: ViewNode, _ cellSize: CGSize, _ track: LazyTrack, _ line: Line, _ size: CGSize) {
        var room = track
        // Where no length was proposed, the container is as long as it came to be.
        if room.length == nil { room.length = size[axis.crossing] }
        let offset = layout.offset(
            of: ViewDimensions(size: cellSize, element: cell), in: room, line: line.length)
        cell.placement = LayoutElement.Placement(
            origin: CGPoint(line.start, along: axis, track.origin) + offset, size: cellSize, proposal: proposal(track))
        cell.layOutInside()
        if cell.state.contains(.moved) {
            cell.state.remove(.moved)
            if isLive { host.displayChanges.moved(cell) }
        }
    }

    /// The part of the container that is seen, along the axis, counted from where it begins.
    private var seenSpan: SeenPart.Span? {
        guard let part = seenPart else { return nil }
        // What is beside the window is not seen.
        let width = SeenPart.Span(0, max(size[axis.crossing], 1))
        if part[axis.crossing].intersection(width).isEmpty { return SeenPart.Span(0, 0) }
        let span = part.moved(by: pendingCorrection)[axis]
        if axis == .vertical || layoutDirection == .leftToRight { return span }
        return SeenPart.Span(size.width - span.upper, size.width - span.lower)
    }

    // MARK: Following

    /// What will be added to what is seen, in physical coordinates.
    var pendingCorrection: CGPoint {
        let isMirrored = axis == .horizontal && layoutDirection == .rightToLeft
        return CGPoint(isMirrored ? -correction : correction, along: axis, 0)
    }

    /// Hands what was found out about the lines before those that are seen to the scroll view; whether there is any.
    func correctScrolling() -> Bool {
        let distance = correction
        correction = 0
        guard abs(distance) > 0.001, let scroll = scrollNode(along: axis) else { return false }
        scroll.correct(distance, along: axis)
        return true
    }

    /// Where another part is seen than the lines fill, they are to be filled again.
    func followWindow() {
        guard let filled, let seen = seenSpan, !filled.isClose(to: seen), whereabouts == .inTree else { return }
        state.insert(.needsPlacing)
        host.layoutQueue.place(self)
    }
}
