/// What flows down when a view node is made or brought up to date.
public struct _ViewInputs {
    package var environment: EnvironmentValues
    // Not counted: it flows down in a frame, which the host outlives.
    let hostReference: Unmanaged<ViewHost>
    package var host: ViewHost { hostReference.takeUnretainedValue() }
    /// Which engine measures the host's texts.
    package var textEngineID: ObjectIdentifier { hostReference._withUnsafeGuaranteedRef { $0.textEngineID } }
    package var depth: Int32

    package init(environment: EnvironmentValues, host: ViewHost, depth: Int32 = 0) {
        (self.environment, self.depth) = (environment, depth)
        hostReference = .passUnretained(host)
    }

    package var deeper: _ViewInputs {
        var inputs = self
        inputs.depth += 1
        return inputs
    }
}

/// A node of the geometry tree: one per placed subview, and one per modifier around it.
///
/// A node is asked for its size, given one, and records what it shows. Where it stands its parent knows. What changes
/// marks nodes, and the frame goes to what is marked: see `LayoutQueue`. Nodes read list nodes for their values; a leaf
/// of a list knows which nodes show it, to tell them that it changed, and asks them nothing.
open class _ViewNode: LayoutElement {
    /// Not counted: the host keeps the tree, not the tree the host.
    final let hostReference: Unmanaged<ViewHost>
    package final var host: ViewHost { hostReference.takeUnretainedValue() }
    /// The node around this one; nil for the root, and for what was taken out of the tree.
    package final var parent: _ViewNode? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
    // Not counted, and walked along without counting.
    @exclusivity(unchecked) private final var parentReference: Unmanaged<_ViewNode>?
    package let id: UInt64
    /// The node of the list that has what is shown here, a view or a modifier on one, or else is the leaf shown.
    @exclusivity(unchecked) @usableFromInline final var source: _ListNode?
    @exclusivity(unchecked) private final var rare: RareViewState?
    @exclusivity(unchecked) package private(set) var environment: EnvironmentValues
    // What is shown: where in the source, which part of it, and the version that the node has taken over. Small numbers,
    // for there are many nodes.
    @exclusivity(unchecked) @usableFromInline final var part: UInt16
    @exclusivity(unchecked) private final var version: UInt32
    @exclusivity(unchecked) @usableFromInline final var offset: UInt32

    package final var depth: Int32 { Int32(level) }

    /// - Parameter declared: what the node shows, where that is declared.
    package init(_ inputs: __shared _ViewInputs, _ declared: _ErasedDeclared? = nil) {
        hostReference = inputs.hostReference
        environment = inputs.environment
        id = inputs.hostReference._withUnsafeGuaranteedRef { $0.nextSerial() }
        if let declared {
            (source, offset, part) = (declared.node, declared.offset, declared.part)
            version = declared.version
        } else {
            (offset, part, version) = (0, 0, 0)
        }
        super.init(level: UInt16(clamping: inputs.depth))
        hostReference._withUnsafeGuaranteedRef { $0.log.nodes += 1 }
    }

    deinit { if state.contains(.stands) { withLeaf { $0.remove(self) } } }

    // MARK: What is shown

    /// What the node shows. Only where it was made with it.
    @inlinable public final var _declared: _ErasedDeclared {
        @inline(__always) get {
            _ErasedDeclared(Unmanaged.passUnretained(source.unsafelyUnwrapped), offset: offset, part: part)
        }
    }

    /// Whether what the node shows is another version than it has taken over; from now on it has.
    package final func takeVersion() -> Bool {
        let current = _declared.version
        if current == version { return false }
        version = current
        hostReference._withUnsafeGuaranteedRef { if $0.animations.mayStart { $0.animations.valueChanged(self) } }
        return true
    }

    /// Shows what is declared elsewhere. `isNew`: the node has still to take it over.
    final func show(_ declared: ErasedDeclared, isNew: Bool) {
        if state.contains(.stands), rare == nil {
            withLeaf { rare = RareViewState(leaf: $0, via: nil, PropertyList()) }
        }
        (source, offset, part) = (declared.node, declared.offset, declared.part)
        version = isNew ? declared.version &- 1 : declared.version
    }

    /// The subview that the node, with all inside it, shows; nil inside a chain of modifiers.
    package final var subview: Subview? {
        state.contains(.stands) ? withLeaf { Subview(leaf: $0, via: rare?.via) } : nil
    }

    /// Calls `body` with the leaf of the list that the node stands for.
    @inline(__always)
    private final func withLeaf<Result>(_ body: (ListLeaf) -> Result) -> Result {
        if let leaf = rare?.leaf { return body(leaf) }
        return Unmanaged.passUnretained(unsafeDowncast(source!, to: ListLeaf.self))._withUnsafeGuaranteedRef(body)
    }

    // MARK: Subclasses

    /// The size for a proposal.
    open func measure(_ proposal: ProposedViewSize) -> SizeAnswer { SizeAnswer(.zero) }

    /// Gives the children their sizes and places. `proposal` is the one that led to `size`.
    open func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

    /// Appends the display items of the node and those inside it.
    open func record(_ recorder: inout _DisplayRecorder, at origin: CGPoint) {}

    /// Takes over a changed environment and the values of list nodes that changed; where the environment is another,
    /// the children do the same.
    open func refresh(_ inputs: _ViewInputs) { environment = inputs.environment }

    /// Takes over an environment, and says whether that, or what the node shows, is another than before.
    package final func takeChanges(_ inputs: _ViewInputs) -> Bool {
        let isSame = inputs.environment.isSame(as: environment)
        environment = inputs.environment
        return takeVersion() || !isSame
    }

    /// Says of a new node that it itself, not only those inside it, may record items.
    package final func showsItself() {
        state.insert(.showsItself)
        hostReference._withUnsafeGuaranteedRef { if $0.isLive { $0.displayChanges.added(id) } }
    }

    /// Whether frames follow one another; see `ViewHost.isLive`.
    package final var isLive: Bool { hostReference._withUnsafeGuaranteedRef { $0.isLive } }

    /// The direction in which the node lays out, without a copy of its environment.
    package final var layoutDirection: LayoutDirection { environment.layoutDirection }

    /// The nodes inside, with their places in this node's coordinates.
    open var children: [(node: _ViewNode, origin: CGPoint)] { [] }

    /// Calls `body` with the nodes inside that are made, in the order of the views.
    open func forEachChild(_ body: (_ViewNode) -> Void) { for child in children { body(child.node) } }

    /// Calls `body` with the nodes that paint children which come, and views which go and are no children any more.
    package func forEachStaged(_ body: (_ViewNode) -> Void) {}

    /// The value of a preference that the view has for those around it; nil where nobody inside tells one.
    open func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { combinedPreference(key) }

    /// A preference somewhere inside changed: of `key`, or, with nil, any.
    open func preferenceInsideChanged(_ key: Any.Type?) {}

    /// What keeps where the node stands, if somebody may ask: a `ViewGeometry`.
    open var placeKeeper: AnyObject? { nil }

    /// What brings the coordinates of what is inside to the node's own, where it draws that otherwise than it stands.
    open var transformInside: CGAffineTransform? { nil }

    /// Where a child stands, in this node's coordinates.
    open func origin(of child: _ViewNode) -> CGPoint { .zero }

    /// The innermost node at a point of this node's coordinates that is in front there, for taps; nil where none is.
    open func hit(_ point: CGPoint) -> _ViewNode? {
        hitInside(point) ?? (state.contains(.showsItself) && contains(point) ? self : nil)
    }

    /// The type of the view for reports, or nil where a modifier or a helper stands.
    open var viewType: Any.Type? { nil }

    /// The text the node itself shows.
    open var text: String? { nil }

    /// The transaction that changes what is inside the node; the node's own unless it makes another of it.
    open var transactionInside: Transaction { transaction }

    /// The transaction that changes the node.
    package final var transaction: Transaction { parent?.transactionInside ?? Transaction(host.graph.transaction) }

    // MARK: Layout

    /// Measures. A node that is asked often for much keeps its answers.
    open override func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
        hostReference._withUnsafeGuaranteedRef { $0.log.measures += 1 }
        let answer = measure(proposal)
        if answer.size.width.isNaN || answer.size.height.isNaN { return SizeAnswer(withoutNaN(answer.size)) }
        return answer
    }

    public final override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(proposal).size }

    private func withoutNaN(_ size: CGSize) -> CGSize {
        VitrineLog.warnOnce(
            "NaN size \(type(of: self))", "a \(Self.self) asked for a size that is not a number; 0 is used")
        return CGSize(width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height)
    }

    /// The size the parent gave in the last layout, in points.
    package final var size: CGSize { placedSize }

    /// Fixes the node's size and lays out what is inside, if that is other than it was.
    package final func layout(_ size: CGSize, _ proposal: ProposedViewSize) {
        give(size, proposal)
        layOutInside()
    }

    /// Lays out what is inside for the size that the node has been given, if anything about it changed.
    package final func layOutInside() {
        guard state.contains(.needsPlacing) else { return }
        let isResized = state.contains(.resized)
        state.remove(.needsPlacing | .resized)
        hostReference._withUnsafeGuaranteedRef { $0.log.places += 1 }
        if isResized, state.contains(.showsItself) { needsDisplay() }
        if state.contains(.leaf) { return }
        placeChildren(in: placedSize, proposal)
    }

    // MARK: What changed

    /// The node may answer otherwise than before when it is measured, and lays out what is inside again.
    open func needsLayout() {
        state.insert(.needsPlacing)
        withParent { $0.childNeedsLayout(self) }
    }

    /// A child may answer otherwise than before.
    open func childNeedsLayout(_ child: _ViewNode) { needsLayout() }

    /// Whether the node answers as before all that it was asked since it was last laid out; it may not be asked again
    /// now. Only nodes that remember their answers are asked this.
    open func keepsAnswers(isAsked: Bool) -> Bool { false }

    /// Whether the node measures children that it leaves out.
    open var asksLeftOut: Bool { true }

    /// The subview that a child shows changed: its value, or that of a modifier on it.
    open func childNeedsRefresh(_ child: _ViewNode) {}

    /// The node shows something else than before, at the same size.
    package final func needsDisplay() {
        state.insert(.needsRecording)
        if !state.contains(.showsItself) { return }
        hostReference._withUnsafeGuaranteedRef { if $0.isLive { $0.displayChanges.changed(id) } }
    }

    /// The node is out of the tree: whoever holds it longer must not know those that were around it.
    final func leave() {
        parentReference = nil
        state.insert(.gone)
    }

    /// Whether the node is in its host's tree. O(depth).
    package final var isInTree: Bool { outermost._withUnsafeGuaranteedRef { $0.state.contains(.root) } }

    /// Where a node stands, as far as frames go there.
    enum Whereabouts { case nowhere, keptForLater, inTree }

    /// Whether the node is in the tree, and whether a container keeps it there, with what is around it, for later.
    /// O(depth).
    final var whereabouts: Whereabouts {
        var isKept = false
        var node = Unmanaged.passUnretained(self)
        while let parent = node._withUnsafeGuaranteedRef({ $0.parentReference }) {
            if node._withUnsafeGuaranteedRef({ $0.isLeftOut }) {
                isKept = isKept || parent._withUnsafeGuaranteedRef { !$0.asksLeftOut }
            }
            node = parent
        }
        guard node._withUnsafeGuaranteedRef({ $0.state.contains(.root) }) else { return .nowhere }
        return isKept ? .keptForLater : .inTree
    }

    /// Whether the node is out of the tree and waits to be freed. O(depth).
    package final var isGone: Bool { outermost._withUnsafeGuaranteedRef { $0.state.contains(.gone) } }

    private final var outermost: Unmanaged<_ViewNode> {
        var node = Unmanaged.passUnretained(self)
        while let parent = node._withUnsafeGuaranteedRef({ $0.parentReference }) { node = parent }
        return node
    }

    /// Calls `body` with the node around this one, if there is one.
    @inline(__always)
    final func withParent(_ body: (_ViewNode) -> Void) { parentReference?._withUnsafeGuaranteedRef(body) }

    final func isChild(of node: _ViewNode) -> Bool {
        parentReference?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }

    /// What `layoutPriority(_:)` set, else the node's own.
    public final override var layoutPriority: Double {
        if !state.contains(.hasTraits) { return defaultPriority }
        return layoutTraits.value(of: LayoutPriorityTraitKey.self) ?? defaultPriority
    }
    /// The priority of a node nobody set one for.
    open var defaultPriority: Double { 0 }
    open override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        layoutTraits[trait: LayoutValueTraitKey<K>.self]
    }
    /// How the view comes and goes, if it says so.
    final var transition: AnyTransition? {
        if !state.contains(.hasTraits) { return nil }
        return layoutTraits[trait: TransitionTraitKey.self].map { AnyTransition($0) }
    }
    package var zIndex: Double { state.contains(.hasTraits) ? layoutTraits[trait: ZIndexTraitKey.self] : 0 }

    /// All traits of the subview the node shows.
    package var traits: PropertyList { subview?.traits ?? PropertyList() }

    /// Traits for layout, without the tags that `ForEach` gives.
    final var layoutTraits: PropertyList { rare?.layoutTraits ?? PropertyList() }

    final func stand(for subview: Subview) {
        if state.contains(.stands) { withLeaf { $0.remove(self) } }
        state.insert(.stands)
        let traits = subview.layoutTraits
        if traits.isEmpty { state.remove(.hasTraits) } else { state.insert(.hasTraits) }
        if source == nil { source = subview.leaf }
        let isPlain = subview.via == nil && traits.isEmpty && source === subview.leaf
        rare = isPlain ? nil : RareViewState(leaf: subview.leaf, via: subview.via, traits)
        Unmanaged.passUnretained(subview.leaf)._withUnsafeGuaranteedRef { $0.add(.passUnretained(self)) }
    }
}

/// What a node keeps of its subview that most need not.
private final class RareViewState {
    let leaf: ListLeaf
    /// How the subview came into the list.
    let via: ProxyLink?
    let layoutTraits: PropertyList

    init(leaf: ListLeaf, via: ProxyLink?, _ layoutTraits: PropertyList) {
        (self.leaf, self.via, self.layoutTraits) = (leaf, via, layoutTraits)
    }
}

/// Collects display items in painting order.
public struct _DisplayRecorder {
    package var list = DisplayList()
    package init() {}

    package mutating func add(_ node: _ViewNode, part: UInt32 = 0, at origin: CGPoint, _ content: DisplayContent) {
        if node.state.contains(.needsRecording) {
            node.state.remove(.needsRecording)
            node.host.log.records += 1
        }
        list.items.append(DisplayItem(id: DisplayID(node.id, part: part), origin: origin, content))
    }

    /// Adds items that were recorded before.
    package mutating func add(_ items: [DisplayItem], at origin: CGPoint) {
        for var item in items {
            item.origin = item.origin + origin
            list.items.append(item)
        }
    }
}

/// A node around exactly one other.
open class _WrapperNode: _ViewNode {
    @exclusivity(unchecked) @usableFromInline package final var child: _ViewNode! { didSet { child.parent = self } }

    deinit { if let child, child.isChild(of: self) { child.leave() } }

    /// Where the child stands. It is kept with the child, which no layout places.
    package final var childOrigin: CGPoint {
        get { withChild { $0.keptOrigin } }
        set { withChild { $0.keptOrigin = newValue } }
    }

    /// Calls `body` with the child, without counting it: nothing takes it out while it is asked.
    @inlinable @inline(__always)
    public final func withChild<Result>(_ body: (_ViewNode) -> Result) -> Result {
        Unmanaged.passUnretained(child!)._withUnsafeGuaranteedRef(body)
    }

    open override func measure(_ proposal: ProposedViewSize) -> SizeAnswer { withChild { $0.answer(proposal) } }
    open override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        withChild { $0.layout(size, proposal) }
    }
    open override func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? {
        withChild { $0.explicitAlignment(key, at: size) }
    }
    open override var spacing: ViewSpacing { withChild { $0.spacing } }
    open override var defaultPriority: Double { withChild { $0.layoutPriority } }
    open override func lengthRange(along axis: Axis) -> LengthRange? { withChild { $0.lengthRange(along: axis) } }
    open override func record(_ recorder: inout _DisplayRecorder, at origin: CGPoint) {
        let origin = origin + childOrigin
        withChild { $0.record(&recorder, at: origin) }
    }
    open override var children: [(node: _ViewNode, origin: CGPoint)] { [(child, childOrigin)] }
    open override func forEachChild(_ body: (_ViewNode) -> Void) { body(child) }
    open override func origin(of child: _ViewNode) -> CGPoint { childOrigin }
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
