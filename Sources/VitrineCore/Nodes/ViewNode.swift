/// What flows down when a view node is made or brought up to date.
public struct _ViewInputs {
    package var environment: EnvironmentValues
    package let host: ViewHost
    package var depth: Int32

    package init(environment: EnvironmentValues, host: ViewHost, depth: Int32 = 0) {
        (self.environment, self.host, self.depth) = (environment, host, depth)
    }

    package var deeper: _ViewInputs {
        var inputs = self
        inputs.depth += 1
        return inputs
    }
}

/// A node of the geometry tree: one per placed subview, and one per modifier around it.
///
/// A node is asked for its size, given one, and records what it shows. It never knows where it stands: its parent keeps
/// that. Nodes read list nodes for their values; lists never know nodes.
open class _ViewNode: LayoutElement {
    /// Not counted: the host keeps the tree, not the tree the host.
    package unowned(unsafe) let host: ViewHost
    package let id: UInt64
    @exclusivity(unchecked) package private(set) var environment: EnvironmentValues
    package let depth: Int32
    /// The size the parent gave in the last layout.
    @exclusivity(unchecked) package private(set) var size: CGSize = .zero
    /// The subview that the node, with all inside it, shows; nil inside a chain of modifiers.
    @exclusivity(unchecked) package internal(set) var subview: Subview?
    /// Traits for layout, without the tags that `ForEach` gives.
    @exclusivity(unchecked) private var layoutTraits = PropertyList()

    package init(_ inputs: _ViewInputs) {
        (host, environment, depth) = (inputs.host, inputs.environment, inputs.depth)
        id = inputs.host.nextSerial()
        super.init()
    }

    // MARK: Subclasses

    /// The size for a proposal.
    open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Gives the children their sizes and places. `proposal` is the one that led to `size`.
    open func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

    /// Appends the display items of the node and those inside it.
    open func record(_ recorder: inout _DisplayRecorder, at origin: CGPoint) {}

    /// Takes over a changed environment and the values of list nodes that changed; asks the children to do the same.
    open func refresh(_ inputs: _ViewInputs) { environment = inputs.environment }

    /// The nodes inside, with their places in this node's coordinates.
    open var children: [(node: _ViewNode, origin: CGPoint)] { [] }

    /// The type of the view for reports, or nil where a modifier or a helper stands.
    open var viewType: Any.Type? { nil }

    /// The text the node itself shows.
    open var text: String? { nil }

    // MARK: Layout

    /// Measures. A node that is asked often for much keeps its answers.
    open override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        host.log.measures += 1
        let size = measure(proposal)
        if size.width.isNaN || size.height.isNaN { return withoutNaN(size) }
        return size
    }

    private func withoutNaN(_ size: CGSize) -> CGSize {
        VitrineLog.warnOnce(
            "NaN size \(type(of: self))", "a \(Self.self) asked for a size that is not a number; 0 is used")
        return CGSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
    }

    /// Fixes the node's size and lays out what is inside.
    package final func layout(_ size: CGSize, _ proposal: ProposedViewSize) {
        self.size = size
        host.log.places += 1
        placeChildren(in: size, proposal)
    }

    /// What `layoutPriority(_:)` set, else the node's own.
    public final override var layoutPriority: Double {
        layoutTraits.value(of: LayoutPriorityTraitKey.self) ?? defaultPriority
    }
    /// The priority of a node nobody set one for.
    open var defaultPriority: Double { 0 }
    open override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        layoutTraits[trait: LayoutValueTraitKey<K>.self]
    }
    package var zIndex: Double { layoutTraits[trait: ZIndexTraitKey.self] }

    /// All traits of the subview the node shows.
    package var traits: PropertyList { subview?.traits ?? PropertyList() }

    func stand(for subview: Subview) {
        self.subview = subview
        layoutTraits = subview.layoutTraits
    }
}

/// The last few sizes of a node by proposal. A stack asks each child for three or four; deep trees stay linear only
/// because they are answered from here.
package struct SizeCache {
    private struct Entry {
        // nil must equal nil, so it gets a value that no proposal has.
        var width = CGFloat.nan, height = CGFloat.nan
        var size = CGSize.zero

        func answers(_ width: CGFloat, _ height: CGFloat) -> Bool { self.width == width && self.height == height }
    }
    private var entries = (Entry(), Entry(), Entry())
    private var generation: UInt32 = 0
    private var next: UInt8 = 0

    package init() {}

    package subscript(proposal: ProposedViewSize, generation: UInt32) -> CGSize? {
        if generation != self.generation { return nil }
        let (w, h) = (proposal.width ?? -.infinity, proposal.height ?? -.infinity)
        if entries.0.answers(w, h) { return entries.0.size }
        if entries.1.answers(w, h) { return entries.1.size }
        if entries.2.answers(w, h) { return entries.2.size }
        return nil
    }

    /// The proposal that gave `size`, as long as it is remembered; what is inside may depend on it.
    package func proposal(for size: CGSize, _ generation: UInt32) -> ProposedViewSize? {
        if generation != self.generation { return nil }
        for e in [entries.0, entries.1, entries.2] where e.size == size && !e.width.isNaN {
            return ProposedViewSize(
                width: e.width == -.infinity ? nil : e.width, height: e.height == -.infinity ? nil : e.height)
        }
        return nil
    }

    package mutating func insert(_ proposal: ProposedViewSize, _ size: CGSize, _ generation: UInt32) {
        if generation != self.generation {
            self = SizeCache()
            self.generation = generation
        }
        let entry = Entry(width: proposal.width ?? -.infinity, height: proposal.height ?? -.infinity, size: size)
        switch next {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        default: entries.2 = entry
        }
        next = (next + 1) % 3
    }
}

/// Collects display items in painting order.
public struct _DisplayRecorder {
    package var list = DisplayList()
    package init() {}

    package mutating func add(_ node: _ViewNode, part: UInt32 = 0, at origin: CGPoint, _ content: DisplayContent) {
        node.host.log.records += 1
        list.items.append(DisplayItem(id: DisplayID(node.id, part: part), origin: origin, content))
    }
}

/// A node around exactly one other.
open class _WrapperNode: _ViewNode {
    @exclusivity(unchecked) package final var child: _ViewNode!
    @exclusivity(unchecked) package final var childOrigin = CGPoint.zero

    open override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
    open override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { child.layout(size, proposal) }
    open override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        child.explicitAlignment(key, at: size)
    }
    open override var spacing: ViewSpacing { child.spacing }
    open override var defaultPriority: Double { child.layoutPriority }
    open override func lengthRange(along axis: Axis) -> LengthRange? { child.lengthRange(along: axis) }
    open override func record(_ recorder: inout _DisplayRecorder, at origin: CGPoint) {
        child.record(&recorder, at: origin + childOrigin)
    }
    open override var children: [(node: _ViewNode, origin: CGPoint)] { [(child, childOrigin)] }
}

/// Shows nothing and takes no space.
package final class EmptyViewNode: _ViewNode {}

extension CGPoint {
    package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

package typealias ViewNode = _ViewNode
package typealias WrapperNode = _WrapperNode
package typealias ViewInputs = _ViewInputs
package typealias DisplayRecorder = _DisplayRecorder
