extension ListNode {
    /// Whether an app gave the subviews below, or a list that they are in, an id.
    package final func isGiven(_ id: AnyHashable) -> Bool {
        var node: ListNode = self
        while let parent = node.parent {
            if parent.explicitID(of: node) == id { return true }
            node = parent
        }
        return false
    }
}

extension Subview {
    /// The place of the subview in a list; nil where it is in another, or nobody knows. O(nodes around it and beside)
    func index(in root: ListRoot) -> Int? {
        guard var node: ListNode = via == nil ? leaf : via?.node, !(node is SubviewsListNode) else { return nil }
        var index = 0
        while let parent = node.parent {
            index += parent.offset(of: node)
            node = parent
        }
        return node === root ? index : nil
    }
}
