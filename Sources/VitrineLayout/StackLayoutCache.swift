/// What a stack remembers between its calls; see <https://developer.apple.com/documentation/swiftui/hstacklayout>.
///
/// Which proposals a stack asks of a child, with `m` the minor proposal (one distinct proposal is one measurement,
/// since elements keep their sizes by proposal):
///
/// | the stack is proposed, on its major axis | the child is asked |
/// |---|---|
/// | nil | (nil, m) |
/// | anything, and there is one child | the same as the stack |
/// | no more than the gaps between the children | (0, m) |
/// | infinity | (infinity, m) |
/// | another length | (offer, m), and (0, m) and (infinity, m) unless its `LengthRange` is known or it is alone |
///
/// A child alone in its priority group is not asked at infinity; only children of lower priority than another one are
/// asked at 0 then. Placing asks nothing new unless `m` is nil (A2-18).
public struct _StackLayoutCache {
    struct Child {
        /// Not counted: compared, and asked while its container holds it.
        let element: Unmanaged<LayoutElement>
        var priority: Double
        /// The distance to the child before it.
        var gap: CGFloat = 0

        /// What the child takes when it is offered nothing and everything, at a minor proposal.
        var range = LengthRange(min: 0, max: 0)
        var knowsMin = false
        var knowsMax = false
        var rangeMinor: CGFloat?
        var rangeFree: Axis.Set = []

        /// What was offered last, and taken.
        var offer: CGFloat?
        var minor: CGFloat?
        var answer = SizeAnswer(.zero)
        var knowsAnswer = false
        /// The guide's distance from the child's minor origin, at the size taken.
        var guide: CGFloat = 0
        var knowsGuide = false

        init(_ element: LayoutElement) {
            self.element = .passUnretained(element)
            priority = element.layoutPriority
        }

        var size: CGSize { answer.size }

        /// Calls `body` with the child.
        @inline(__always)
        func ask<Result>(_ body: (LayoutElement) -> Result) -> Result { element._withUnsafeGuaranteedRef(body) }
    }

    var children: ContiguousArray<Child> = []
    var order: ContiguousArray<Int32> = []
    var totalGap: CGFloat = 0
    var hasPriorities = false

    // The result of the last run. `before` is where the alignment guide stands on the minor axis.
    var proposal: ProposedViewSize? = nil
    var size = CGSize.zero
    var free: Axis.Set = []
    var before: CGFloat = 0

    var ranges: (LengthRange??, LengthRange??) = (nil, nil)

    private var spacing: CGFloat?

    init(_ elements: ContiguousArray<LayoutElement>, axis: Axis, spacing: CGFloat?) {
        reset(elements, axis: axis, spacing: spacing)
    }

    /// Takes over which children there are, and keeps what is known of those that are as they were: a change of one row
    /// costs that row, and a pass over numbers.
    mutating func reset(_ elements: ContiguousArray<LayoutElement>, axis: Axis, spacing: CGFloat?) {
        self.spacing = spacing
        let old = children
        children.removeAll(keepingCapacity: true)
        children.reserveCapacity(elements.count)
        (proposal, totalGap, hasPriorities, ranges) = (nil, 0, false, (nil, nil))
        var next = 0
        // The spacing of the child before, once it is asked for.
        var last: ViewSpacing?
        var lastIsKept = false
        for (index, element) in elements.enumerated() {
            let kept = Self.find(element, in: old, &next, following: elements, index)
            var child = kept.map { old[$0] } ?? Child(element)
            if let spacing {
                child.gap = index == 0 ? 0 : spacing
            } else if index == 0 {
                child.gap = 0
                last = nil
            } else if let kept, lastIsKept, kept > 0,
                old[kept - 1].element.toOpaque() == children[index - 1].element.toOpaque()
            {
                // The same neighbours as before.
                last = nil
            } else {
                let upper = last ?? elements[index - 1].spacing
                let lower = element.spacing
                child.gap = upper.distance(to: lower, along: axis)
                last = lower
            }
            lastIsKept = kept != nil
            if let first = children.first, first.priority != child.priority { hasPriorities = true }
            children.append(child)
            totalGap += child.gap
        }
    }

    /// Makes sure that the children are those of `elements`: whoever calls a stack from a layout of its own may have made
    /// the cache of others, which are gone.
    @inline(__always)
    mutating func follow(_ elements: ContiguousArray<LayoutElement>, axis: Axis) {
        var isSame = children.count == elements.count
        for index in elements.indices where isSame {
            isSame = children[index].element.toOpaque() == Unmanaged.passUnretained(elements[index]).toOpaque()
        }
        if !isSame { reset(elements, axis: axis, spacing: spacing) }
    }

    /// The place of an element among the children there were, if nothing about it changed. `next` is where it stands if
    /// nothing around it changed either.
    private static func find(
        _ element: LayoutElement, in old: ContiguousArray<Child>, _ next: inout Int,
        following elements: ContiguousArray<LayoutElement>, _ index: Int
    ) -> Int? {
        func stands(_ element: LayoutElement, at i: Int) -> Bool {
            i < old.count && old[i].element.toOpaque() == Unmanaged.passUnretained(element).toOpaque()
        }
        if !stands(element, at: next) {
            if stands(element, at: next + 1) {
                // One was taken out.
                next += 1
            } else {
                // One was put in here, or stands in place of another.
                let isInserted = index + 1 < elements.count && stands(elements[index + 1], at: next)
                if !isInserted { next += 1 }
                return nil
            }
        }
        defer { next += 1 }
        return element.state.contains(.answersChanged) ? nil : next
    }
}
