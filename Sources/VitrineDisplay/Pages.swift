extension DisplayList {
    /// What pages of `page` points show of the list, which is `size` large: one below the other, and centred across,
    /// with `margin` points free on each side.
    ///
    /// A page ends above what would be cut, if that is a line of text or at most half a page high. A list wider than
    /// the page is made smaller. O(items) a page.
    package func pages(
        of size: CGSize, page: CGSize, margin: CGFloat = 0, engine: any TextEngine
    ) throws(RenderError) -> [(list: DisplayList, size: CGSize)] {
        _ = try PixelSize(page, scale: 1)
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            // The same message as for a picture.
            _ = try PixelSize(size, scale: 1)
            return []
        }
        let (width, height) = (page.width - 2 * margin, page.height - 2 * margin)
        guard margin >= 0, width >= 1, height >= 1 else {
            throw RenderError(
                "Margins of \(margin) points leave nothing of a page of \(page.width) x \(page.height) points; "
                    + "make them smaller, but not less than 0.")
        }
        let scale = min(1, width / size.width), step = height / scale
        guard size.height / step <= Self.greatestPageCount else {
            throw RenderError(
                "A view of \(size.width) x \(size.height) points makes more than \(Int(Self.greatestPageCount)) pages; "
                    + "make it shorter, or the pages larger.")
        }
        let whole = PageExtents(of: self, greatest: step / 2, engine)
        let reaches = items.map { $0.content.bounds.offsetBy(dx: $0.origin.x, dy: $0.origin.y) }
        let transform = CGAffineTransform(scale, 0, 0, scale, (page.width - size.width * scale) / 2, margin)
        var (pages, top) = ([(list: DisplayList, size: CGSize)](), CGFloat(0))
        // Rounding must not make a page of nothing.
        while size.height - top > 0.01 {
            let bottom = size.height - top <= step ? size.height : whole.end(from: top, atMost: top + step)
            let shown = zip(items, reaches).compactMap { item, reach -> DisplayItem? in
                guard reach.maxY >= top, reach.minY <= bottom else { return nil }
                var item = item
                item.origin.y -= top
                return item
            }
            let clip = HashablePath(Path(CGRect(x: 0, y: 0, width: size.width, height: bottom - top)))
            let slice = DisplayItem(id: DisplayID(0), .group(DisplayList(shown), .clip(clip, FillStyle()), size: size))
            pages.append(
                (
                    DisplayList([
                        DisplayItem(id: DisplayID(0), .group(DisplayList([slice]), .transform(transform), size: page))
                    ]), page
                ))
            top = bottom
        }
        return pages
    }

    private static let greatestPageCount: CGFloat = 5_000
}

/// The heights of what should stay on one page.
private struct PageExtents {
    private var extents: [(top: CGFloat, bottom: CGFloat, isSoft: Bool)] = []
    private let greatest: CGFloat
    /// What may be cut: neighbours' outlines overlap, and must not hold all of a column together.
    private static let tolerance: CGFloat = 1.5

    init(of list: DisplayList, greatest: CGFloat, _ engine: any TextEngine) {
        self.greatest = greatest
        add(list, at: 0, engine)
        extents.sort { $0.top < $1.top }
    }

    private mutating func add(_ list: DisplayList, at y: CGFloat, _ engine: any TextEngine) {
        for item in list.items {
            let y = y + item.origin.y
            switch item.content {
            case .text(let text, let size) where size.height > greatest:
                for line in engine.place(text, size: size).lines {
                    let fonts = line.runs.map { engine.metrics(of: text.runs[$0.source].font) }
                    keep(
                        y + line.baseline - (fonts.map(\.ascent).max() ?? 0),
                        y + line.baseline + (fonts.map(\.descent).max() ?? 0))
                }
            case .text(_, let size): keep(y, y + size.height)
            case .group(let list, let effect, _):
                switch effect {
                // What is turned or bent has no lines that a page could end between.
                case .transform, .projection, .mask:
                    let box = effect.bounds(around: list.boxes)
                    keep(y + box.minY, y + box.maxY)
                // A page would rather not end in a shadow either, but may.
                case .shadow, .blur:
                    let box = effect.bounds(around: list.boxes)
                    keep(y + box.minY, y + box.maxY, isSoft: true)
                    add(list, at: y, engine)
                // A heading is not the last on its page.
                case .role(.heading):
                    let box = list.boxes
                    keep(y + box.minY, y + box.maxY + box.height)
                    add(list, at: y, engine)
                default: add(list, at: y, engine)
                }
            default:
                let bounds = item.content.bounds
                keep(y + bounds.minY, y + bounds.maxY)
            }
        }
    }

    private mutating func keep(_ top: CGFloat, _ bottom: CGFloat, isSoft: Bool = false) {
        if bottom - top > 0, bottom - top <= greatest { extents.append((top, bottom, isSoft)) }
    }

    /// Where a page that starts at `top` ends: as far down as nothing is cut, or at `limit` if that is nowhere.
    func end(from top: CGFloat, atMost limit: CGFloat) -> CGFloat {
        var end = limit
        while let cut = firstCut(at: end, keepsSoft: false) {
            if cut <= top { return limit }
            end = cut
        }
        // Above a shadow, where that cuts nothing else.
        if let soft = firstCut(at: end, keepsSoft: true), soft > top, firstCut(at: soft, keepsSoft: false) == nil {
            return soft
        }
        return end
    }

    /// The highest top of what stands on both sides of `y`.
    private func firstCut(at y: CGFloat, keepsSoft: Bool) -> CGFloat? {
        // None is higher than `greatest`: what starts far above `y` ends above it.
        var (low, high) = (0, extents.count)
        while low < high {
            let middle = (low + high) / 2
            if extents[middle].top < y - greatest { low = middle + 1 } else { high = middle }
        }
        let near = extents[low...].prefix { $0.top < y - Self.tolerance }
        return near.first { $0.bottom > y + Self.tolerance && (keepsSoft || !$0.isSoft) }?.top
    }
}
