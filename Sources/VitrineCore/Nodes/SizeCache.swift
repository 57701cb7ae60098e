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
            return answer.free.contains(.horizontal) && !isEmpty
                && (self.height == height || answer.free.contains(.vertical))
        }
        var isEmpty: Bool { width.isNaN }
        var proposal: ProposedViewSize {
            ProposedViewSize(width: width == -.infinity ? nil : width, height: height == -.infinity ? nil : height)
        }
    }

    private var first = Entry()
    // Apart: most nodes are asked for one size. Whoever copies the cache asks the original nothing more.
    private var others: Others?
    private final class Others {
        @exclusivity(unchecked) var second = Entry()
        @exclusivity(unchecked) var third = Entry()
    }

    private var next: UInt8 = 0
    /// The entry that was asked for last.
    private var recent: UInt8 = 0
    /// Whether an answer was given that is no longer here.
    package private(set) var hasForgotten = false

    package init() {}

    /// The answer for a proposal, if it is here.
    package mutating func find(_ proposal: ProposedViewSize) -> SizeAnswer? {
        let (w, h) = (proposal.width ?? -.infinity, proposal.height ?? -.infinity)
        if first.answers(w, h) {
            recent = 0
            return first.answer
        }
        guard let others else { return nil }
        if others.second.answers(w, h) {
            recent = 1
            return others.second.answer
        }
        if others.third.answers(w, h) {
            recent = 2
            return others.third.answer
        }
        return nil
    }

    package var isEmpty: Bool { first.isEmpty }

    /// Whether something holds for all answers that are here.
    package func allSatisfy(_ body: (ProposedViewSize, SizeAnswer) -> Bool) -> Bool {
        func holds(_ entry: Entry) -> Bool { entry.isEmpty || body(entry.proposal, entry.answer) }
        return holds(first) && (others.map { holds($0.second) && holds($0.third) } ?? true)
    }

    /// The proposal that gave `size`, as long as it is remembered; what is inside may depend on it. Several may have
    /// given it: then the one that was asked for last counts, not the one that happened to be asked for first.
    package func proposal(for size: CGSize) -> ProposedViewSize? {
        func gave(_ entry: Entry) -> Bool { entry.answer.size == size && !entry.isEmpty }
        guard let others else { return gave(first) ? first.proposal : nil }
        let last = recent == 0 ? first : recent == 1 ? others.second : others.third
        return [last, first, others.second, others.third].first(where: gave)?.proposal
    }

    package mutating func insert(_ proposal: ProposedViewSize, _ answer: SizeAnswer) {
        let entry = Entry(width: proposal.width ?? -.infinity, height: proposal.height ?? -.infinity, answer: answer)
        // What is not a number equals nothing, and is not found again.
        if entry.width.isNaN || entry.height.isNaN {
            hasForgotten = true
            return
        }
        recent = next
        if next == 0 {
            if !isEmpty { hasForgotten = true }
            first = entry
        } else {
            let others = others ?? Others()
            self.others = others
            if next == 1 { others.second = entry } else { others.third = entry }
        }
        next = (next + 1) % 3
    }
}
