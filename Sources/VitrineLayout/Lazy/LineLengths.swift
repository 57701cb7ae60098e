/// How long the lines of a lazy container are, in points: those that were seen as they were measured, all others by the
/// average of those.
///
/// Only lines that were seen take memory, so that a million of them cost nothing until they are. A line's length comes
/// with the gap before it, which is known when the line before was seen as well.
package struct LineLengths {
    private struct Line {
        var index: Int
        /// The gap before the line; not a number: not known yet.
        var gap: CGFloat
        var length: CGFloat
        // Of this line and those seen before it: the lengths and known gaps, and how many gaps are not known.
        var sum: CGFloat = 0
        var unknownGaps = 0
    }

    /// The lines that were seen, in order.
    private var seen: ContiguousArray<Line> = []
    /// So many of them have their sums.
    private var summed = 0
    /// The number of lines.
    package private(set) var count: Int
    /// The gap between all lines, where it is given.
    private let fixedGap: CGFloat?
    private var (lengthSum, gapSum, gapCount): (CGFloat, CGFloat, Int) = (0, 0, 0)
    /// The average of the lines seen before their lengths were forgotten.
    private var former: (length: CGFloat, gap: CGFloat)?

    package init(count: Int, gap: CGFloat?) { (self.count, fixedGap) = (count, gap) }

    /// Whether no line was ever seen: then nothing is known.
    package var isUnknown: Bool { seen.isEmpty && former == nil }

    // MARK: Averages

    private var averageGap: CGFloat {
        fixedGap ?? (gapCount > 0 ? rounded(gapSum / CGFloat(gapCount)) : former?.gap ?? ViewSpacing.systemDistance)
    }
    private var averageLength: CGFloat {
        seen.isEmpty ? former?.length ?? 0 : rounded(lengthSum / CGFloat(seen.count))
    }
    // So that rows that are equal have their length as the average, whatever the order of their sum.
    private func rounded(_ length: CGFloat) -> CGFloat { (length * 1024).rounded() / 1024 }

    // MARK: Places

    /// How many of the lines before `index` were seen. O(log lines seen)
    private func seenCount(before index: Int) -> Int {
        if let last = seen.last, last.index < index { return seen.count }
        var (low, high) = (0, seen.count)
        while low < high {
            let middle = (low + high) / 2
            if seen[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func sum(through place: Int) -> (sum: CGFloat, unknownGaps: Int) {
        if place < 0 { return (0, 0) }
        while summed <= place {
            let (before, line) = (summed == 0 ? nil : seen[summed - 1], seen[summed])
            seen[summed].sum = (before?.sum ?? 0) + line.length + (line.gap.isNaN ? 0 : line.gap)
            seen[summed].unknownGaps = (before?.unknownGaps ?? 0) + (line.gap.isNaN ? 1 : 0)
            summed += 1
        }
        return (seen[place].sum, seen[place].unknownGaps)
    }

    /// Where what comes before line `index` ends, given that `before` of those lines were seen.
    private mutating func end(before index: Int, seen before: Int) -> CGFloat {
        let (sum, unknownGaps) = sum(through: before - 1)
        let unseen = index - before
        // There is no gap before the first line.
        let firstIsUnseen = index > 0 && (seen.isEmpty || seen[0].index > 0)
        return sum + averageLength * CGFloat(unseen)
            + averageGap * CGFloat(unknownGaps + unseen - (firstIsUnseen ? 1 : 0))
    }

    /// The gap before a line.
    package func gap(before index: Int) -> CGFloat {
        if index == 0 { return 0 }
        if let fixedGap { return fixedGap }
        let place = seenCount(before: index)
        guard place < seen.count, seen[place].index == index, !seen[place].gap.isNaN else { return averageGap }
        return seen[place].gap
    }

    /// Whether the gap before a line was found out.
    package func knowsGap(before index: Int) -> Bool {
        if index == 0 || fixedGap != nil { return true }
        let place = seenCount(before: index)
        return place < seen.count && seen[place].index == index && !seen[place].gap.isNaN
    }

    /// Where a line begins. O(log lines seen), and the lines seen since something changed.
    package mutating func start(of index: Int) -> CGFloat {
        end(before: index, seen: seenCount(before: index)) + gap(before: index)
    }

    /// The length of all lines.
    package mutating func total() -> CGFloat { end(before: count, seen: seen.count) }

    /// The length of a line, if it was seen.
    package func length(of index: Int) -> CGFloat? {
        let place = seenCount(before: index)
        return place < seen.count && seen[place].index == index ? seen[place].length : nil
    }

    /// The length of a line, or what it is thought to be.
    package func expectedLength(of index: Int) -> CGFloat { length(of: index) ?? averageLength }

    /// The line that `position`, or the gap before which, lies in; the first or last one for what is outside.
    package mutating func line(at position: CGFloat) -> Int {
        if position <= 0 || count == 0 { return 0 }
        // The first of the lines seen that ends after the position.
        var (low, high) = (0, seen.count)
        while low < high {
            let middle = (low + high) / 2
            let end = end(before: seen[middle].index + 1, seen: middle + 1)
            if end > position { high = middle } else { low = middle + 1 }
        }
        let before = low == 0 ? -1 : seen[low - 1].index
        let unseenStart = end(before: before + 1, seen: low)
        let pitch = averageLength + averageGap
        let limit = low < seen.count ? seen[low].index : count - 1
        // Before the first line there is no gap.
        let distance = position - unseenStart + (before < 0 ? averageGap : 0)
        let next = pitch > 0 ? before + 1 + Int(max(0, min(distance / pitch, CGFloat(count)))) : limit
        return max(0, min(next, limit))
    }

    // MARK: What is learned

    /// A line was measured.
    package mutating func set(_ index: Int, length: CGFloat) {
        let place = seenCount(before: index)
        if place < seen.count, seen[place].index == index {
            if seen[place].length == length { return }
            lengthSum += length - seen[place].length
            seen[place].length = length
        } else {
            let gap: CGFloat = index == 0 ? 0 : fixedGap ?? .nan
            seen.insert(Line(index: index, gap: gap, length: length), at: place)
            lengthSum += length
        }
        summed = min(summed, place)
    }

    /// The gap before a line that was measured was found out.
    package mutating func setGap(before index: Int, _ gap: CGFloat) {
        let place = seenCount(before: index)
        if index == 0 || fixedGap != nil || place >= seen.count || seen[place].index != index { return }
        if seen[place].gap == gap { return }
        forgetGap(place)
        seen[place].gap = gap
        gapSum += gap
        gapCount += 1
        summed = min(summed, place)
    }

    private mutating func forgetGap(_ place: Int) {
        let line = seen[place]
        if fixedGap != nil || line.index == 0 || line.gap.isNaN { return }
        gapSum -= line.gap
        gapCount -= 1
        seen[place].gap = .nan
    }

    // MARK: Changes

    /// `removed` lines from `index` on gave way to `inserted` others. O(lines seen)
    package mutating func replace(_ index: Int, removed: Int, inserted: Int) {
        if removed == 0, inserted == 0 { return }
        let (first, end) = (seenCount(before: index), seenCount(before: index + removed))
        if end > first, end - first == seen.count { former = (averageLength, averageGap) }
        for place in first..<end {
            lengthSum -= seen[place].length
            forgetGap(place)
        }
        seen.removeSubrange(first..<end)
        for place in first..<seen.count {
            // Another line stands before the next one now.
            if seen[place].index == index + removed { forgetGap(place) }
            let wasFirst = seen[place].index == 0
            seen[place].index += inserted - removed
            if seen[place].index == 0 { seen[place].gap = 0 } else if wasFirst { seen[place].gap = fixedGap ?? .nan }
        }
        count += inserted - removed
        summed = min(summed, first)
    }

    /// Nothing is known any more of any single line; the average stays.
    package mutating func forget(count: Int) {
        let kept = isUnknown ? nil : (averageLength, averageGap)
        self = LineLengths(count: count, gap: fixedGap)
        former = kept
    }
}
