/// A type that defines the geometry of a collection of views.
///
/// See <https://developer.apple.com/documentation/swiftui/layout>.
public protocol Layout: Animatable {
    /// Cached values that survive between the calls of one layout.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// What the container is: a stack's axis turns dividers and spacers inside it.
    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// `layoutProperties` of this value; a type-erased layout answers for the one inside it.
    var _properties: LayoutProperties { get }
    /// What the container knows of its length on `axis` without measuring; see `LayoutElement.lengthRange`.
    func _lengthRange(along axis: Axis, subviews: Subviews, cache: inout Cache) -> LengthRange?
    /// Places anew the subviews that stand otherwise than before, and returns at which places they are in the collection,
    /// together with those that changed; nil: the container places all of them each time.
    func _placeChanges(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> ContiguousArray<Int32>?
    /// Whether each subview is placed each time, so that none is to be looked for that was not.
    var _placesAll: Bool { get }
    /// Whether the explicit alignment is all that the subviews set, so that nothing is to be merged from them.
    var _mergesGuides: Bool { get }
    /// Whether the container keeps its cache when it has placed its subviews.
    func _keepsCache(_ cache: inout Cache) -> Bool
    /// Whether no edge and no centre of the container is ever explicit.
    var _hasPlainEdges: Bool { get }
    /// The axes whose proposal did not matter for the last answer.
    func _freeAxes(_ cache: inout Cache) -> Axis.Set
    /// The container's own layout priority, unless a modifier sets one.
    func _layoutPriority(isEmpty: Bool) -> Double
}

extension Layout {
    /// No properties: not a stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Remakes the cache (A9-07).
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of all subviews' preferences on all edges (A9-09).
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing = subviews.first?.spacing ?? ViewSpacing()
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    /// nil: the container merges what its subviews set (A9-10).
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// nil: the container merges what its subviews set (A9-10).
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
}

extension Layout {
    /// The properties of the type.
    public var _properties: LayoutProperties { Self.layoutProperties }
    /// Kept: an app's cache may be dear.
    public func _keepsCache(_ cache: inout Cache) -> Bool { true }
    /// All subviews are placed each time.
    public func _placeChanges(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> ContiguousArray<Int32>? { nil }
    /// An app's layout may leave subviews out.
    public var _placesAll: Bool { false }
    /// The container merges what the subviews set.
    public var _mergesGuides: Bool { false }
    /// An app's layout may set any guide.
    public var _hasPlainEdges: Bool { false }
    /// Nothing is known without measuring.
    public func _lengthRange(along axis: Axis, subviews: Subviews, cache: inout Cache) -> LengthRange? { nil }
    /// The priority of any view.
    public func _layoutPriority(isEmpty: Bool) -> Double { 0 }
    /// An app's layout may look at all that is proposed.
    public func _freeAxes(_ cache: inout Cache) -> Axis.Set { [] }
}

extension Layout where Cache == Void {
    /// Nothing to remember.
    public func makeCache(subviews: Subviews) {}
    /// Nothing to remember.
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// Properties of a layout container.
public struct LayoutProperties: Sendable {
    /// The axis of a container that behaves like a stack, or nil.
    public var stackOrientation: Axis?
    /// The properties of a container that is no stack.
    public init() {}
}
