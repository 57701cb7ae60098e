/// How far a view is scrolled. It stays with the view's declaration, so that a row that comes back is where it was.
package final class ScrollState {
    /// How far the content is moved up, and towards the leading edge, in points.
    package var offset = CGPoint.zero
    /// Whether anybody moved it; else it stands at its anchor.
    package var isMoved = false
    package init() {}
}

extension ListNode {
    /// What a node keeps with the declaration that it shows; made where there is nothing yet.
    final func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        guard let leaf = self as? ListLeaf else { return make() }
        if let kept = leaf.rarely.kept as? Kept { return kept }
        let made = make()
        leaf.rarely.kept = made
        return made
    }
}
