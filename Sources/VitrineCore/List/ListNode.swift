import VitrineGraph

/// One declaration in the persistent list tree: identity, state, and how many subviews it stands for.
///
/// A list is never enumerated as a whole: `visit(from:)` is asked for a window, and everything else about a subview
/// (its container values, the modifiers on it, its section) is read along the path from its leaf to the root.
open class _ListNode {
    /// The node this one is inside of; the root of a list has none. Children outlive their parent only in the hands of
    /// a `Subview` somebody kept: then `parent` is nil.
    package final var parent: _ListNode? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map(Unmanaged.passUnretained) }
    }
    // Not counted, and walked along without counting: paths are long, and most of what is on them says nothing.
    @exclusivity(unchecked) private final var parentReference: Unmanaged<_ListNode>?
    /// What the node says of the subviews below it.
    @exclusivity(unchecked) final var role = PathRole.none
    // Small, for there are many nodes: with the role it stands in the gap before the next number.
    private final let level: UInt16
    package final var depth: Int32 { Int32(level) }
    /// The place among the parent's children: an index into a tuple, an element of a ForEach.
    @exclusivity(unchecked) package var slot: Int32 = 0

    init(_ inputs: __shared _ListInputs) {
        parentReference = inputs.parentReference
        level = UInt16(clamping: inputs.depth)
    }

    /// A node outside of any list.
    init(depth: Int32) { level = UInt16(clamping: depth) }

    /// The node is out of the tree, though somebody may hold it for a while.
    final func leave() {
        parentReference = nil
        role = .gone
    }

    // MARK: What a subclass says of its list

    /// The number of subviews.
    package var count: Int { 0 }

    /// Whether there is no subview. Looks no further than the first, and makes none where a type tells.
    package var isEmpty: Bool {
        var offset = 0
        return visit(from: &offset) { _ in false }
    }

    /// Calls `body` with the subviews from the `offset`th on, in order, until it returns false.
    ///
    /// `offset` is reduced by what was skipped. Returns false when `body` asked to stop.
    package func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool { true }

    /// Reports the list's sections and the runs between them, in order.
    package func visitSections(_ visitor: inout SectionVisitor) { visitor.addLoose(self) }

    // MARK: What a node on the path says of the subviews below it

    /// Adds container values and row traits; outer nodes come first, so that inner ones win.
    package func applyTraits(_ traits: inout PropertyList, child: _ListNode) {}

    /// Changes the environment of what is made inside.
    package func modify(_ environment: inout EnvironmentValues) {}

    /// Makes the view node that stands around one subview, where the node's role says that there is one.
    package func makeWrapper(_ inputs: ViewInputs) -> WrapperNode { fatalError("abstract") }

    /// Counts the changes of a part of the value that the node has.
    package func version(of part: Int) -> UInt32 { 0 }

    /// The type of a modifier that the node has.
    package func modifierType(of part: Int) -> Any.Type? { nil }

    /// The type of a part of the value that the node has.
    package func valueType(of part: Int) -> Any.Type? { modifierType(of: part) }

    /// Changes the transaction of what is inside; `around`: those around the scopes that are open.
    func changeTransaction(
        _ transaction: inout Transaction, _ around: inout [Transaction], _ queue: AnimationQueue
    ) {}

    /// The type a report names for the node, or nil when it says nothing.
    package var reportedType: Any.Type? { nil }

    /// The type of the custom view whose body's list this is.
    package var customViewType: Any.Type? { nil }

    /// What tells the child apart from its siblings, for the ids in reports.
    package func pathComponent(for child: _ListNode) -> String? { nil }

    /// The id that an app gave the child by `ForEach` or `.id`.
    package func explicitID(of child: _ListNode) -> AnyHashable? { nil }

    // MARK: The root and its reader

    package var root: _ListNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// Takes the environment that custom views below are to see, where it changed.
    package func setEnvironment(_ environment: EnvironmentValues) {}

    /// Tells the list's reader that the number of subviews below, or which they are, changed. `change` says where, in
    /// this node's list; nil: anywhere.
    package final func listChanged(_ change: ListChange? = nil) {
        // To say where, those before are counted, and so made: not for who makes only what is asked for.
        passOn(change != nil && isFollowed ? change : nil)
    }

    /// Whether it is of use to say where the list changed.
    package final var isFollowed: Bool { (root as? ListRoot)?.container?.followsChanges ?? false }

    /// Hands a change on to the node around this one.
    package final func passOn(_ change: ListChange?) { parent?.childListChanged(self, change) }

    /// How many subviews of this node's list stand before those of a child.
    package func offset(of child: _ListNode) -> Int { 0 }

    /// The place in the list of the first subview of what has an id; nil: nothing here has it.
    package func find(_ id: AnyHashable) -> Int? { nil }

    /// The list of a child changed: the change is handed on in this node's own count.
    package func childListChanged(_ child: _ListNode, _ change: ListChange?) { passOn(change) }

    /// Calls `body` with the leaves below that were made, those of proxies as well; makes none.
    package func forEachMadeLeaf(_ body: (ListLeaf) -> Void) {}

    /// Tells whoever shows one of the subviews below that it changed, or that what is around it did.
    package final func subviewsChanged() { forEachMadeLeaf { $0.showsChange() } }

    /// Tells whoever reads values of subviews below, or lays them out by them, that they changed.
    package final func traitsChanged() {
        forEachMadeLeaf { $0.tellsChange() }
        (root as? ListRoot)?.knownTraits?.invalidate()
    }

    /// How many nodes are around this one, across the containers: the order in which what changed is brought up to
    /// date, so that nothing runs that something further out is about to remove. O(nodes up to a custom view).
    package final var rank: Int {
        var (node, distance) = (Unmanaged.passUnretained(self), 0)
        while let outer = node._withUnsafeGuaranteedRef({ $0.parentReference ?? $0.ownerReference }) {
            (node, distance) = (outer, distance + 1)
            if let rank = node._withUnsafeGuaranteedRef({ $0.keptRank }) { return rank + distance }
        }
        return distance
    }

    /// The node around a list's root.
    var ownerReference: Unmanaged<_ListNode>? { nil }

    /// The rank, where a node keeps it.
    package var keptRank: Int? { nil }

    package final var path: PathSequence { PathSequence(node: self) }

    /// The closest node around this one, or itself, that has a role.
    final func closest(_ role: PathRole) -> _ListNode? {
        var child: _ListNode?
        return closest(role, child: &child)
    }

    /// The closest node around this one, or itself, that has a role; `child` is set to the one below that, if it is not
    /// this node itself.
    final func closest(_ role: PathRole, child: inout _ListNode?) -> _ListNode? {
        let (found, below) = Self.closest(role, from: .passUnretained(self))
        if found != nil, let below { child = below.takeUnretainedValue() }
        return found?.takeUnretainedValue()
    }

    /// Whether a node around this one has a role.
    final func isInside(_ role: PathRole) -> Bool { Self.closest(role, from: parentReference).found != nil }

    // Nothing is counted on the way.
    private static func closest(
        _ role: PathRole, from start: Unmanaged<_ListNode>?
    ) -> (found: Unmanaged<_ListNode>?, below: Unmanaged<_ListNode>?) {
        var (current, below): (Unmanaged<_ListNode>?, Unmanaged<_ListNode>?) = (start, nil)
        while let node = current {
            let (isFound, next) = node._withUnsafeGuaranteedRef { ($0.role.isOne(of: role), $0.parentReference) }
            if isFound { return (node, below) }
            (current, below) = (next, node)
        }
        return (nil, nil)
    }

    /// The node and its ancestors, innermost first.
    package struct PathSequence: Sequence, IteratorProtocol {
        var node: _ListNode?
        package mutating func next() -> _ListNode? {
            let current = node
            node = current?.parent
            return current
        }
    }
}

/// What a node says of the subviews below it, so that those who say nothing need not be asked.
struct PathRole {
    private let bits: UInt8
    /// Nothing, or only values for containers.
    static let none = PathRole(bits: 0)
    /// Traits that a layout may ask for.
    static let layoutTraits = PathRole(bits: 1)
    /// It writes into the environment.
    static let environment = PathRole(bits: 2)
    /// It makes a node around each subview.
    static let wrapper = PathRole(bits: 4)
    /// It changes how a subview is made.
    static let change = PathRole(bits: 2 | 4)
    /// It is out of the tree.
    static let gone = PathRole(bits: 8)

    @inline(__always) func isOne(of other: PathRole) -> Bool { bits & other.bits != 0 }
}

/// Where the subviews of a list changed: at `offset`, so many gave way to so many others.
package struct ListChange: Equatable {
    package var offset: Int
    package var removed: Int
    package var inserted: Int

    package init(_ offset: Int, removed: Int, inserted: Int) {
        (self.offset, self.removed, self.inserted) = (offset, removed, inserted)
    }

    func moved(by distance: Int) -> ListChange { ListChange(offset + distance, removed: removed, inserted: inserted) }

    /// The change from one child to another, where both counts are known from the types.
    static func replaced(_ old: _ListShape, _ new: _ListShape) -> ListChange? {
        guard let removed = old.count, let inserted = new.count else { return nil }
        return ListChange(0, removed: removed, inserted: inserted)
    }
}

package typealias ListNode = _ListNode
package typealias ListInputs = _ListInputs

/// What a node is given when it is made.
public struct _ListInputs {
    // Nodes keep their inputs, and must not keep their parents by them.
    var parentReference: Unmanaged<_ListNode>?
    package var parent: _ListNode? { parentReference?.takeUnretainedValue() }
    package var environment: EnvironmentValues
    package let host: ViewHost
    package var depth: Int32

    package init(parent: _ListNode?, environment: EnvironmentValues, host: ViewHost, depth: Int32) {
        parentReference = parent.map(Unmanaged.passUnretained)
        (self.environment, self.host, self.depth) = (environment, host, depth)
    }

    /// The inputs for a child of `node`.
    package func child(of node: _ListNode) -> _ListInputs {
        var inputs = self
        inputs.parentReference = .passUnretained(node)
        inputs.depth += 1
        return inputs
    }
}
