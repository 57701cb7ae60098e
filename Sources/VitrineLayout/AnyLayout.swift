/// A layout whose type is hidden, so that one container can change between layouts and keep its subviews.
///
/// See <https://developer.apple.com/documentation/swiftui/anylayout>.
public struct AnyLayout: Layout {
    private let base: any Layout

    /// Hides the type of `layout`; an `AnyLayout` is not wrapped again.
    public init<L: Layout>(_ layout: L) {
        base = (layout as? AnyLayout)?.base ?? layout
    }

    /// What the hidden layout remembers, and the type that remembers it.
    public struct Cache {
        fileprivate var value: Any
        fileprivate var layout: Any.Type
    }

    /// The hidden layout's properties.
    public var _properties: LayoutProperties { base._properties }

    /// The hidden layout's cache.
    public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(base, subviews) }

    /// Updates the hidden layout's cache; makes a new one when the layout is another than before.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.layout != type(of: base) {
            cache = makeCache(subviews: subviews)
        } else {
            with(&cache, subviews) { layout, cache in layout.update(&cache, subviews) }
        }
    }

    /// The size the hidden layout takes, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        with(&cache, subviews) { layout, cache in layout.size(proposal, subviews, &cache) }
    }

    /// Places the subviews as the hidden layout does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        with(&cache, subviews) { layout, cache in layout.place(bounds, proposal, subviews, &cache) }
    }

    /// The distances the hidden layout prefers.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        with(&cache, subviews) { layout, cache in layout.spacing(subviews, &cache) }
    }

    /// The guide the hidden layout sets, in points.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) { layout, cache in layout.horizontal(guide, bounds, proposal, subviews, &cache) }
    }

    /// The guide the hidden layout sets, in points.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        with(&cache, subviews) { layout, cache in layout.vertical(guide, bounds, proposal, subviews, &cache) }
    }

    /// What the hidden layout knows of its length.
    public func _lengthRange(along axis: Axis, subviews: Subviews, cache: inout Cache) -> LengthRange? {
        with(&cache, subviews) { layout, cache in layout.range(axis, subviews, &cache) }
    }

    /// The hidden layout's own priority.
    public func _layoutPriority(isEmpty: Bool) -> Double { base._layoutPriority(isEmpty: isEmpty) }

    private static func makeCache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews), layout: L.self)
    }

    /// Runs `body` on the hidden layout with its own cache, remade when it is another layout's.
    private func with<R>(
        _ cache: inout Cache, _ subviews: Subviews, _ body: (any Layout, inout Any) -> R
    ) -> R {
        if cache.layout != type(of: base) { cache = makeCache(subviews: subviews) }
        return body(base, &cache.value)
    }
}

extension Layout {
    // The seam: each opens the erased cache with one checked cast.
    fileprivate func with<R>(_ cache: inout Any, _ body: (inout Cache) -> R) -> R {
        guard var typed = cache as? Cache else { fatalError("The cache is another layout's.") }
        // Emptied first, so that the typed value is the only one and need not be copied.
        cache = ()
        defer { cache = typed }
        return body(&typed)
    }

    fileprivate func update(_ cache: inout Any, _ subviews: Subviews) {
        with(&cache) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        with(&cache) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
    ) {
        with(&cache) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func horizontal(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func vertical(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func range(_ axis: Axis, _ subviews: Subviews, _ cache: inout Any) -> LengthRange? {
        with(&cache) { _lengthRange(along: axis, subviews: subviews, cache: &$0) }
    }
}
