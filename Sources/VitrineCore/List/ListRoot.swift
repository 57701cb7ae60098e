import VitrineGraph

/// The root of a list: where a container's content begins.
///
/// Whoever reads the list is told of changes. Values set outside do not come in, and nobody forwards those inside to the
/// outside: that container values stop at their closest container is what follows, no rule enforces it.
package final class ListRoot: ListNode {
    @exclusivity(unchecked) package private(set) var child: ListNode?
    /// The node whose container this is the content of; for reports, and for lists read inside a list.
    @exclusivity(unchecked) package unowned(unsafe) var owner: ListNode?
    /// The node of the container that places the subviews, where one does.
    @exclusivity(unchecked) unowned(unsafe) var container: SyncedNode?
    /// The values that subviews tell: whoever reads one reads this.
    var traits: Source {
        if let knownTraits { return knownTraits }
        let made = Source()
        knownTraits = made
        return made
    }
    // Made when somebody reads one.
    @exclusivity(unchecked) private(set) var knownTraits: Source?
    /// How often the subviews became others.
    @exclusivity(unchecked) private(set) var generation: UInt32 = 0
    /// True where the owner reads the list to make part of the list around it: then outer traits come in (B24).
    let inheritsTraits: Bool

    package init(owner: ListNode?, inheritsTraits: Bool = false) {
        (self.owner, self.inheritsTraits) = (owner, inheritsTraits)
        super.init(depth: 0)
    }

    deinit { child?.parent = nil }

    override var ownerReference: Unmanaged<ListNode>? { owner.map(Unmanaged.passUnretained) }

    /// Makes the content's list.
    package func make<V: View>(_ view: V, _ inputs: ViewInputs) {
        child = V._makeList(
            view,
            ListInputs(parent: self, environment: inputs.environment, host: inputs.host, depth: inputs.depth + 1))
    }

    package override var count: Int { child?.count ?? 0 }
    package override var isEmpty: Bool { child?.isEmpty ?? true }
    package override func visit(from offset: inout Int, _ body: (Subview) -> Bool) -> Bool {
        child?.visit(from: &offset, body) ?? true
    }
    package override func visitSections(_ visitor: inout SectionVisitor) { child?.visitSections(&visitor) }
    package override func setEnvironment(_ environment: EnvironmentValues) { child?.setEnvironment(environment) }
    package override func childListChanged(_ child: ListNode, _ change: ListChange?) {
        generation &+= 1
        if let container { return container.listDidChange(change) }
        // Nobody has read yet what is being made.
        guard inheritsTraits, self.child != nil, let owner else { return }
        unsafeDowncast(owner, to: AnyReaderListNode.self).listDidChange()
    }
    package override func forEachMadeLeaf(_ body: (ListLeaf) -> Void) { child?.forEachMadeLeaf(body) }

    package override func find(_ id: AnyHashable) -> Int? { child?.find(id) }

    /// All subviews, for containers that place every one.
    package func subviews() -> [Subview] {
        var result: [Subview] = []
        var offset = 0
        _ = visit(from: &offset) {
            result.append($0)
            return true
        }
        return result
    }
}
