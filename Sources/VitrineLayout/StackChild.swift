/// A child while its stack is sized: what is known of it, and what the run leads to.
///
/// What is asked returns the axes on which the stack's own proposal did not matter for the answer.
struct StackChild {
    /// What a child said.
    struct Known {
        /// Not counted: compared, and asked while its container holds it.
        let element: Unmanaged<LayoutElement>
        var priority = 0.0
        /// What the child takes when it is offered nothing and everything, at a minor proposal.
        var range = LengthRange(min: 0, max: 0)
        var rangeMinor = OptionalLength(0)
        /// The minor proposal that was made with the last offer.
        var minor = OptionalLength(0)
        /// Where it was placed last, and what it was proposed on the major axis.
        var placedMajor = CGFloat.nan, placedMinor = CGFloat.nan, placedOffer = OptionalLength.unknown

        /// The child that is sized at this one's position, while a run sorts them.
        var turn: Int32 = 0
        var rangeFree: Axis.Set = []
        var answerFree: Axis.Set = []
        var knowsMin = false
        var knowsMax = false
        var knowsAnswer = false
        var knowsGuide = false
        /// Whether its container is to look at it after the next placing, wherever it stands.
        var isNews = true

        init(_ element: LayoutElement) { self.element = .passUnretained(element) }

        @inline(__always)
        func isOf(_ element: LayoutElement) -> Bool {
            self.element.toOpaque() == Unmanaged.passUnretained(element).toOpaque()
        }
    }

    let known: UnsafeMutablePointer<Known>
    let slot: UnsafeMutablePointer<_StackLayoutCache.Slot>

    /// Calls `body` with the child's element.
    @inline(__always)
    private func ask<Result>(_ body: (LayoutElement) -> Result) -> Result {
        known.pointee.element._withUnsafeGuaranteedRef(body)
    }

    func readPriority() { known.pointee.priority = ask { $0.layoutPriority } }

    /// Offers the child a length, unless it is known what it takes of it.
    @inline(__always)
    func offer(_ length: CGFloat?, _ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        let (length, minor) = (OptionalLength(length), OptionalLength(minor))
        let free = known.pointee.answerFree
        let isKnown =
            known.pointee.knowsAnswer && (slot.pointee.offer == length || free.contains(axis.set))
            && (known.pointee.minor == minor || free.contains(axis.crossing.set))
        (slot.pointee.offer, known.pointee.minor) = (length, minor)
        return isKnown ? free : take(length, axis, minor)
    }

    private func take(_ length: OptionalLength, _ axis: Axis, _ minor: OptionalLength) -> Axis.Set {
        let proposal = ProposedViewSize(length.value, along: axis, minor.value)
        keep(ask { $0.answer(proposal) })
        return known.pointee.answerFree
    }

    private func keep(_ answer: SizeAnswer) {
        if !known.pointee.knowsAnswer || answer.size != slot.pointee.size { known.pointee.isNews = true }
        // At the same size a guide may stand elsewhere, for what is inside is laid out by the proposal.
        known.pointee.knowsGuide = false
        (slot.pointee.size, known.pointee.answerFree, known.pointee.knowsAnswer) = (answer.size, answer.free, true)
    }

    /// Finds the lengths of the child when it is offered nothing and everything.
    @inline(__always)
    func findRange(_ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        if known.pointee.knowsMax, known.pointee.rangeMinor == OptionalLength(minor) {
            return known.pointee.rangeFree.union(axis.set)
        }
        return findMaximum(axis, minor)
    }

    /// Finds the length of the child when it is offered nothing.
    func findMinimum(_ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        let minorLength = OptionalLength(minor)
        if known.pointee.rangeMinor != minorLength, !known.pointee.rangeFree.contains(axis.crossing.set) {
            (known.pointee.knowsMin, known.pointee.knowsMax) = (false, false)
        }
        known.pointee.rangeMinor = minorLength
        if !known.pointee.knowsMin {
            known.pointee.knowsMin = true
            if let range = ask({ $0.lengthRange(along: axis) }) {
                (known.pointee.range, known.pointee.rangeFree, known.pointee.knowsMax) = (range, .both, true)
            } else {
                let answer = ask { $0.answer(ProposedViewSize(0, along: axis, minor)) }
                known.pointee.range.min = answer.size[axis]
                known.pointee.rangeFree = answer.free
                if answer.free.contains(axis.set) {
                    // It takes as much of any offer.
                    known.pointee.range.max = answer.size[axis]
                    known.pointee.knowsMax = true
                    keep(answer)
                    known.pointee.minor = minorLength
                }
            }
        }
        // At 0 and infinity it is not the stack's own proposal along the axis that was asked about.
        return known.pointee.rangeFree.union(axis.set)
    }

    private func findMaximum(_ axis: Axis, _ minor: CGFloat?) -> Axis.Set {
        _ = findMinimum(axis, minor)
        if !known.pointee.knowsMax {
            known.pointee.knowsMax = true
            let answer = ask { $0.answer(ProposedViewSize(.infinity, along: axis, minor)) }
            known.pointee.range.max = answer.size[axis]
            known.pointee.rangeFree.formIntersection(answer.free)
        }
        return known.pointee.rangeFree.union(axis.set)
    }

    /// Finds the guide's distance from the child's minor origin, at the size taken.
    @inline(__always)
    func findGuide(_ guide: AlignmentKey) {
        if !known.pointee.knowsGuide { askGuide(guide) }
    }

    private func askGuide(_ guide: AlignmentKey) {
        let size = slot.pointee.size
        known.pointee.knowsGuide = true
        slot.pointee.guide = ask { child in
            child.explicitAlignment(guide, at: size) ?? guide.systemValue(in: size)
                ?? guide.defaultValue(in: ViewDimensions(size: size, element: child))
        }
    }
}
