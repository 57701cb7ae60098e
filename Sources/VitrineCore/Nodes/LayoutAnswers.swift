/// What a container told whom it is measured by: the last few sizes by proposal, and the like.
///
/// A stack asks each child for three or four; deep trees stay linear only because they are answered from here. There is
/// one in each container, and most are asked for one size: the rest is apart.
struct LayoutAnswers {
    // The length ranges. Not a number: none was told.
    private var horizontal = LengthRange(min: .nan, max: .nan)
    private var vertical = LengthRange(min: .nan, max: .nan)
    private var proposal = ShortProposal.unknown
    private var size = CGSize.zero
    private var more: More?
    private var free: Axis.Set = []
    private var next: UInt8 = 0
    /// The answer that was given last.
    private var recent: UInt8 = 0
    /// Whether an answer was given that is no longer here.
    private(set) var hasForgotten = false
    /// Whether a guide was asked for whose answer may change without the size.
    var hasGuides = false

    /// What most are not asked. Whoever copies the answers asks the original nothing more.
    private final class More {
        @exclusivity(unchecked) var second = Entry()
        @exclusivity(unchecked) var third = Entry()
        @exclusivity(unchecked) var spacing: ViewSpacing?
    }

    private var rarely: More {
        mutating get {
            if let more { return more }
            let made = More()
            more = made
            return made
        }
    }

    // MARK: Sizes

    private struct Entry {
        var proposal = ShortProposal.unknown
        var answer = SizeAnswer(.zero)

        @inline(__always)
        func answers(_ other: ShortProposal) -> Bool {
            if proposal.width == other.width {
                return proposal.height == other.height || answer.free.contains(.vertical)
            }
            return answer.free.contains(.horizontal) && !proposal.isUnknown
                && (proposal.height == other.height || answer.free.contains(.vertical))
        }
    }

    private var first: Entry {
        @inline(__always) get { Entry(proposal: proposal, answer: SizeAnswer(size, free: free)) }
        set {
            (proposal, size, free) = (newValue.proposal, newValue.answer.size, newValue.answer.free)
        }
    }

    /// The answer for a proposal, if it is here.
    mutating func find(_ proposal: ProposedViewSize) -> SizeAnswer? {
        let proposal = ShortProposal(proposal)
        let first = first
        if first.answers(proposal) {
            recent = 0
            return first.answer
        }
        guard let more else { return nil }
        if more.second.answers(proposal) {
            recent = 1
            return more.second.answer
        }
        if more.third.answers(proposal) {
            recent = 2
            return more.third.answer
        }
        return nil
    }

    /// Whether no size was told.
    var isEmpty: Bool { proposal.isUnknown }

    /// Whether something holds for all sizes that are here.
    func allSatisfy(_ body: (ProposedViewSize, SizeAnswer) -> Bool) -> Bool {
        func holds(_ entry: Entry) -> Bool { entry.proposal.isUnknown || body(entry.proposal.value, entry.answer) }
        return holds(first) && (more.map { holds($0.second) && holds($0.third) } ?? true)
    }

    /// The proposal that gave `size`, as long as it is remembered; what is inside may depend on it. Several may have
    /// given it: then the one that was asked for last counts, not the one that happened to be asked for first.
    func proposal(for size: CGSize) -> ProposedViewSize? {
        func gave(_ entry: Entry) -> Bool { entry.answer.size == size && !entry.proposal.isUnknown }
        guard let more else { return gave(first) ? first.proposal.value : nil }
        let last = recent == 0 ? first : recent == 1 ? more.second : more.third
        return [last, first, more.second, more.third].first(where: gave)?.proposal.value
    }

    mutating func insert(_ proposal: ProposedViewSize, _ answer: SizeAnswer) {
        let entry = Entry(proposal: ShortProposal(proposal), answer: answer)
        recent = next
        if next == 0 {
            if !isEmpty { hasForgotten = true }
            first = entry
        } else if next == 1 {
            rarely.second = entry
        } else {
            rarely.third = entry
        }
        next = (next + 1) % 3
    }

    // MARK: The rest

    /// The length range on an axis, if it was told.
    subscript(range axis: Axis) -> LengthRange? {
        get {
            let range = axis == .horizontal ? horizontal : vertical
            return range.min.isNaN ? nil : range
        }
        set {
            let range = newValue ?? LengthRange(min: .nan, max: .nan)
            if axis == .horizontal { horizontal = range } else { vertical = range }
        }
    }

    /// The distances to neighbours, if they were told.
    var spacing: ViewSpacing? {
        get { more?.spacing }
        set { rarely.spacing = newValue }
    }
}

/// What was answered before something inside changed, until it is answered again.
final class FormerAnswers {
    let answers: LayoutAnswers
    let isEmpty: Bool
    init(_ answers: LayoutAnswers, isEmpty: Bool) { (self.answers, self.isEmpty) = (answers, isEmpty) }
}
