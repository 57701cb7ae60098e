/// Nodes that left the tree and are still to be freed.
///
/// To free a node costs about what it cost to make it. A long list that goes would hold up the frame for that, so the
/// nodes of large removals wait here, marked as gone, and are freed a few at a time: when the main actor has nothing else
/// to do, and in frames that come later. Small removals are freed at once, and so is everything where no frame follows.
package final class Remains {
    /// Fewer children of one container are freed at once.
    static let least = 32
    /// So many are freed in one go, each with all below it.
    package static let part = 256

    private var waiting: [ContiguousArray<AnyObject>] = []
    /// Those of frames before.
    private var old: [ContiguousArray<AnyObject>] = []
    private var isOpen: Bool

    init(isOpen: Bool) { self.isOpen = isOpen }

    package var isEmpty: Bool { waiting.isEmpty && old.isEmpty }

    /// Keeps nodes, which are out of the tree, until there is time; or does not, and they go with the caller's.
    ///
    /// Whoever is gone must not run again, wherever it is held: `isGone` says so of all below the nodes.
    func keep<Node: AnyObject>(_ nodes: ContiguousArray<Node>) {
        guard isOpen, nodes.count >= Self.least else { return }
        // What is left of one large removal does not wait for the next: no more than a frame's is ever kept.
        while freeOld(.max) {}
        waiting.append(unsafeBitCast(nodes, to: ContiguousArray<AnyObject>.self))
    }

    /// What was removed until now may be freed when there is time.
    package func endFrame() {
        old += waiting
        waiting = []
    }

    /// Frees some of the nodes of frames before, with all below them; false: there are none.
    package func freeOld(_ count: Int = part) -> Bool {
        guard !old.isEmpty else { return false }
        // They go when nothing here is looked at, for they may have something to add: not before the end of this.
        var freed: ContiguousArray<AnyObject> = []
        if old[0].count <= count {
            swap(&freed, &old[0])
            old.removeFirst()
        } else {
            freed = ContiguousArray(old[0].suffix(count))
            withExtendedLifetime(freed) { old[0].removeLast(count) }
        }
        withExtendedLifetime(freed) {}
        return true
    }

    /// The tree ends: frees all, and keeps nothing from now on.
    package func close() {
        isOpen = false
        endFrame()
        while freeOld(.max) {}
    }
}

extension ListNode {
    /// Whether the node is out of the tree and waits to be freed. O(nodes around it).
    package final var isGone: Bool {
        var node: ListNode = self
        while true {
            if node.role.isOne(of: .gone) { return true }
            if let parent = node.parent {
                node = parent
            } else {
                guard let root = node as? ListRoot else { return false }
                if root.container?.isGone ?? false { return true }
                guard let owner = root.owner else { return false }
                node = owner
            }
        }
    }
}
