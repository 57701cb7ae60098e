import VitrineGraph

/// One resolved subview: a proxy for a view of some content, to be placed by whoever reads that content.
///
/// See <https://developer.apple.com/documentation/swiftui/subview>. It is a handle on a leaf of the content's list; its
/// values and the modifiers on it are read along the leaf's path, when they are asked for. As a view it is that subview,
/// with the modifiers on the original applied before those on the proxy (G13).
nonisolated public struct Subview: View, PrimitiveView, Identifiable {
    /// Identifies a subview across updates.
    public struct ID: Hashable {
        let serial: UInt64
    }

    package let leaf: ListLeaf
    /// How the subview came into a list other than its own: through proxies placed as views.
    let via: ProxyLink?

    init(leaf: ListLeaf, via: ProxyLink? = nil) { (self.leaf, self.via) = (leaf, via) }

    /// The subview's identity: that of its declaration, and of the element where a `ForEach` made it (F2–F8).
    public var id: ID { ID(serial: leaf.serial) }

    /// The values set on the subview inside its closest container. O(modifiers around it).
    public var containerValues: ContainerValues { ContainerValues(traits) }

    /// Whoever runs now depends on the values of the lists that the subview came through.
    private func recordTraitsRead() {
        guard Graph.current != nil else { return }
        leaf.recordTraitsRead()
        var link = via
        while let current = link {
            current.node?.recordTraitsRead()
            link = current.inner
        }
    }

    /// All traits, outer ones first so that inner ones win (C1), those of proxies under the subview's own (C12).
    package var traits: PropertyList {
        recordTraitsRead()
        var traits = PropertyList()
        via?.applyTraits(&traits)
        leaf.applyPathTraits(&traits)
        leaf.applyOwnTraits(&traits)
        via?.applyOverrides(&traits)
        return traits
    }

    public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode { SubviewListNode(view, inputs) }
    public static func _updateList(_ node: _ListNode, _ view: Self) {
        unsafeDowncast(node, to: SubviewListNode.self).update(view)
    }
    public static var _listShape: _ListShape { .one }
}

@available(*, unavailable)
extension Subview: Sendable {}
@available(*, unavailable)
extension Subview.ID: Sendable {}

extension ListNode {
    /// Applies the traits of all nodes around this one, outermost first.
    func applyPathTraits(_ traits: inout PropertyList) {
        guard let parent else {
            // A list that is read inside another list takes over what is set around the reader (B24).
            if let root = self as? ListRoot, root.inheritsTraits { root.owner?.applyPathTraits(&traits) }
            return
        }
        parent.applyPathTraits(&traits)
        parent.applyTraits(&traits, child: self)
    }
}

extension ListNode {
    /// Whoever runs now depends on the values in the list, and in those whose values come in.
    func recordTraitsRead() {
        var root = self.root as? ListRoot
        while let current = root {
            current.traits.recordRead()
            root = current.inheritsTraits ? current.owner?.root as? ListRoot : nil
        }
    }
}

/// The place of a proxy in the list it was put into.
final class ProxyLink {
    /// The proxy's node; nil when it is gone and only a kept `Subview` remains.
    weak var node: ListNode?
    /// The way by which the subview had come to the proxy.
    let inner: ProxyLink?
    /// Traits set on a copy of the proxy; they win over the subview's own.
    let overrides: PropertyList?

    init(node: ListNode, inner: ProxyLink?, overrides: PropertyList? = nil) {
        (self.node, self.inner, self.overrides) = (node, inner, overrides)
    }

    func applyTraits(_ traits: inout PropertyList) {
        node?.applyPathTraits(&traits)
        inner?.applyTraits(&traits)
    }

    func applyOverrides(_ traits: inout PropertyList) {
        inner?.applyOverrides(&traits)
        if let overrides { traits.merge(overrides) }
    }

    /// Whether two ways lead through the same proxies.
    static func areSame(_ a: ProxyLink?, _ b: ProxyLink?) -> Bool {
        if a === b { return true }
        guard let a, let b, let node = a.node else { return false }
        return node === b.node && a.overrides?.head === b.overrides?.head && areSame(a.inner, b.inner)
    }
}

extension Subview {
    /// Whether two are one subview that came the same way.
    func isSame(as other: Subview) -> Bool { leaf === other.leaf && (via === other.via) }

    /// Whether a node that shows the one may show the other: only traits may differ.
    func isPlacedLike(_ other: Subview) -> Bool {
        if leaf !== other.leaf { return false }
        guard let via, let link = other.via else { return via == nil && other.via == nil }
        return via === link || via.node === link.node && ProxyLink.areSame(via.inner, link.inner)
    }
}

/// A subview placed as a view of its own.
final class SubviewListNode: ListNode {
    private var subview: Subview
    private var overrides: PropertyList?
    private lazy var link = ProxyLink(node: self, inner: subview.via, overrides: overrides)

    init(_ subview: Subview, _ inputs: __shared ListInputs, overrides: PropertyList? = nil) {
        (self.subview, self.overrides) = (subview, overrides)
        super.init(inputs)
    }

    func update(_ new: Subview, overrides newOverrides: PropertyList? = nil) {
        let isSame =
            new.leaf === subview.leaf && ProxyLink.areSame(new.via, subview.via)
            && newOverrides?.head === overrides?.head
        if isSame { return }
        (subview, overrides) = (new, newOverrides)
        link = ProxyLink(node: self, inner: new.via, overrides: newOverrides)
        listChanged(ListChange(0, removed: 1, inserted: 1))
    }

    override func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { body(subview.leaf) }

    override func find(_ id: AnyHashable) -> Int? { subview.leaf.isGiven(id) ? 0 : nil }

    override var count: Int { 1 }

    override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        if offset > 0 {
            offset -= 1
            return true
        }
        return body(Subview(leaf: subview.leaf, via: link))
    }
}

/// A collection of subviews placed as a view: its elements, not grouped (F17).
final class SubviewsListNode: ListNode {
    private var subviews: SubviewsCollectionSlice
    /// The link of the last visit; neighbours mostly came the same way.
    private var link: ProxyLink?

    init(_ subviews: SubviewsCollectionSlice, _ inputs: __shared ListInputs) {
        self.subviews = subviews
        super.init(inputs)
    }

    func update(_ new: SubviewsCollectionSlice) {
        let isSame = new.bounds == subviews.bounds && new.storage.isSame(as: subviews.storage)
        subviews = new
        if !isSame { listChanged() }
    }

    override var count: Int { subviews.count }

    override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        let count = subviews.count
        if offset >= count {
            offset -= count
            return true
        }
        let start = offset
        offset = 0
        var left = count - start
        return subviews.visit(from: start) { subview in
            left -= 1
            return body(Subview(leaf: subview.leaf, via: link(inner: subview.via))) && left >= 0
        }
    }

    override func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { subviews.storage.forEachMadeLeaf(body) }

    override func find(_ id: AnyHashable) -> Int? { subviews.find(id) }

    private func link(inner: ProxyLink?) -> ProxyLink {
        if let link, link.inner === inner { return link }
        let new = ProxyLink(node: self, inner: inner)
        link = new
        return new
    }

    override func visitSections(_ visitor: inout SectionVisitor) {
        VitrineLog.warnOnce(
            "sections of subviews",
            "sections were read from a collection of subviews, where sectioning is lost: nested sections are not "
                + "supported; they become rows of one section. Read the sections from the content itself.")
        visitor.addLoose(self)
    }
}
