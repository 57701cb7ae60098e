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
        var priority: Double
        /// The distance to the child before it.
        var gap: CGFloat
        var range = LengthRange(min: 0, max: 0)
        var knowsMin = false
        var knowsMax = false
        var offer: CGFloat? = nil
        var size = CGSize.zero
        /// The guide's distance from the child's minor origin.
        var guide: CGFloat = 0
    }

    var children: ContiguousArray<Child> = []
    var order: ContiguousArray<Int32> = []
    var totalGap: CGFloat = 0
    var hasPriorities = false

    // The result of the last run. `before` is where the alignment guide stands on the minor axis.
    var proposal: ProposedViewSize? = nil
    var size = CGSize.zero
    var before: CGFloat = 0

    var ranges: (LengthRange??, LengthRange??) = (nil, nil)

    init(_ elements: ContiguousArray<LayoutElement>, axis: Axis, spacing: CGFloat?) {
        reset(elements, axis: axis, spacing: spacing)
    }

    /// Forgets every size and reads priorities and distances anew; keeps the storage.
    mutating func reset(_ elements: ContiguousArray<LayoutElement>, axis: Axis, spacing: CGFloat?) {
        children.removeAll(keepingCapacity: true)
        children.reserveCapacity(elements.count)
        (proposal, totalGap, hasPriorities, ranges) = (nil, 0, false, (nil, nil))
        var last: ViewSpacing?
        for element in elements {
            var gap: CGFloat = 0
            if let spacing {
                gap = children.isEmpty ? 0 : spacing
            } else if elements.count > 1 {
                let next = element.spacing
                gap = last?.distance(to: next, along: axis) ?? 0
                last = next
            }
            let priority = element.layoutPriority
            if let first = children.first, first.priority != priority { hasPriorities = true }
            children.append(Child(priority: priority, gap: gap))
            totalGap += gap
        }
    }
}
