/// The last few sizes of a node by proposal. A stack asks each child for three or four; deep trees stay linear only
/// because they are answered from here.
package struct SizeCache {
    private struct Entry {
        // nil must equal nil, so it gets a value that no proposal has.
        var width = CGFloat.nan, height = CGFloat.nan
        var answer = SizeAnswer(.zero)

        func answers(_ width: CGFloat, _ height: CGFloat) -> Bool {
            if self.width == width {
                return self.height == height || answer.free.contains(.vertical)
            }
            return answer.free.contains(.horizontal) && !self.width.isNaN
                && (self.height == height || answer.free.contains(.vertical))
        }
        var proposal: ProposedViewSize {
            ProposedViewSize(width: width == -.infinity ? nil : width, height: height == -.infinity ? nil : height)
        }
    }
    private var entries = (Entry(), Entry(), Entry())
    private var next: UInt8 = 0
    /// The entry that was asked for last.
    private var recent: UInt8 = 0
    /// Whether an answer was given that is no longer here.
    package private(set) var hasForgotten = false

    package init() {}

    /// The answer for a proposal, if it is here.
    package mutating func find(_ proposal: ProposedViewSize) -> SizeAnswer? {
        let (w, h) = (proposal.width ?? -.infinity, proposal.height ?? -.infinity)
        if entries.0.answers(w, h) {
            recent = 0
            return entries.0.answer
        }
        if entries.1.answers(w, h) {
            recent = 1
            return entries.1.answer
        }
        if entries.2.answers(w, h) {
            recent = 2
            return entries.2.answer
        }
        return nil
    }

    package var isEmpty: Bool { entries.0.width.isNaN }

    /// The answers given, as far as they are here.
    package var answers: [(proposal: ProposedViewSize, answer: SizeAnswer)] {
        [entries.0, entries.1, entries.2].filter { !$0.width.isNaN }.map { ($0.proposal, $0.answer) }
    }

    /// The proposal that gave `size`, as long as it is remembered; what is inside may depend on it. Several may have
    /// given it: then the one that was asked for last counts, not the one that happened to be asked for first.
    package func proposal(for size: CGSize) -> ProposedViewSize? {
        let last = recent == 0 ? entries.0 : recent == 1 ? entries.1 : entries.2
        if last.answer.size == size, !last.width.isNaN { return last.proposal }
        if entries.0.answer.size == size, !entries.0.width.isNaN { return entries.0.proposal }
        if entries.1.answer.size == size, !entries.1.width.isNaN { return entries.1.proposal }
        if entries.2.answer.size == size, !entries.2.width.isNaN { return entries.2.proposal }
        return nil
    }

    package mutating func insert(_ proposal: ProposedViewSize, _ answer: SizeAnswer) {
        let entry = Entry(width: proposal.width ?? -.infinity, height: proposal.height ?? -.infinity, answer: answer)
        // What is not a number equals nothing, and is not found again.
        if entry.width.isNaN || entry.height.isNaN {
            hasForgotten = true
            return
        }
        recent = next
        switch next {
        case 0:
            if !entries.0.width.isNaN { hasForgotten = true }
            entries.0 = entry
        case 1: entries.1 = entry
        default: entries.2 = entry
        }
        next = (next + 1) % 3
    }
}
