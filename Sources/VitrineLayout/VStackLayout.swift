/// A layout that arranges its subviews in a vertical line.
///
/// See <https://developer.apple.com/documentation/swiftui/vstacklayout>.
public struct VStackLayout: Layout, Equatable, Sendable {
    /// The guide on which the subviews are lined up.
    public var alignment: HorizontalAlignment

    /// The distance between neighbours, in points; nil: what they prefer.
    public var spacing: CGFloat?

    /// A stack that lines its subviews up on `alignment`, `spacing` points apart.
    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    /// What the stack remembers between calls.
    public typealias Cache = _StackLayoutCache

    /// The stack's axis: vertical.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// Reads priorities and distances of the subviews.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(subviews, axis: .vertical, spacing: spacing)
    }

    /// Reads priorities and distances of the subviews anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.update(subviews, axis: .vertical, spacing: spacing)
    }

    /// Shares the proposed height out among the subviews.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.run(proposal, subviews, alignment.key)
        return cache.size
    }

    /// Stands the subviews one after the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.place(in: bounds, proposal, subviews, alignment.key)
    }

    /// The outermost subviews' preferences along the stack, those of all across it.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        cache.spacing(subviews, along: .vertical)
    }

    /// The subviews' own guides merged; nil for edges and centres.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.explicitAlignment(guide.key, in: bounds, proposal, subviews, alignment.key)
    }

    /// The subviews' own guides merged; nil for edges and centres.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        cache.explicitAlignment(guide.key, in: bounds, proposal, subviews, alignment.key)
    }

    /// The sum of the subviews' ranges, or the largest, where all are known.
    public func _lengthRange(along axis: Axis, subviews: Subviews, cache: inout Cache) -> LengthRange? {
        cache.lengthRange(along: axis, subviews, alignment.key)
    }

    /// Places those of many subviews that stand otherwise than before.
    public func _placeChanges(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> ContiguousArray<Int32>? {
        cache.placeChanges(in: bounds, proposal, subviews, alignment.key)
    }

    /// A stack leaves nobody out.
    public var _placesAll: Bool { true }

    /// A stack answers for all that its subviews set.
    public var _mergesGuides: Bool { true }

    /// A few subviews are measured again in less time than their sizes are worth to keep.
    public func _keepsCache(_ cache: inout Cache) -> Bool { cache.isLarge }

    /// An empty stack gives way to everything (A2-30).
    public func _layoutPriority(isEmpty: Bool) -> Double { isEmpty ? -.infinity : 0 }

    /// Edges and centres are the container's own.
    public var _hasPlainEdges: Bool { true }

    /// A stack asks nothing but its subviews.
    public func _freeAxes(_ cache: inout Cache) -> Axis.Set { cache.free }
}
