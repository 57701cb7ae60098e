/// What changed about the layout since the last frame.
///
/// A change marks the nearest node around it that remembers what it answered to whom it is measured by: a container.
/// The frame then goes from the innermost marked one outwards and asks each what it was asked before. If the answers are
/// the same, nobody outside can tell: only what is inside that container is placed again. If they are not, the container
/// around it is marked. So a layout costs what changed, up to the first size that did not.
package final class LayoutQueue {
    /// Containers that forgot their answers, by depth.
    private var asking: [Int32: ContiguousArray<ViewNode>] = [:]
    /// Nodes that keep their size, and lay out again what is inside.
    private var placing: [Int32: ContiguousArray<ViewNode>] = [:]
    /// Whether the root is to be measured again.
    package var needsRoot = true

    package var isEmpty: Bool { !needsRoot && asking.isEmpty && placing.isEmpty }

    /// A container forgot its answers.
    package func ask(_ node: ViewNode) { asking[node.depth, default: []].append(node) }

    /// A node is to lay out again what is inside.
    package func place(_ node: ViewNode) { placing[node.depth, default: []].append(node) }

    /// Asks again what was asked before, innermost first. What is kept for later is not asked: the containers around it,
    /// up to the one that keeps it, then ask when it is shown again.
    package func settleAnswers() {
        while let depth = asking.keys.max() {
            for node in asking.removeValue(forKey: depth)! {
                let whereabouts = node.whereabouts
                if whereabouts == .nowhere { continue }
                if node.keepsAnswers(isAsked: whereabouts == .inTree) {
                    place(node)
                } else if let parent = node.parent {
                    parent.childNeedsLayout(node)
                } else {
                    needsRoot = true
                }
            }
        }
    }

    /// Lays out inside the nodes whose size stays, outermost first: what that does inside needs not be done again.
    package func placeInside() {
        while let depth = placing.keys.min() {
            for node in placing.removeValue(forKey: depth)! {
                switch node.whereabouts {
                case .inTree: node.layOutInside()
                case .keptForLater: node.withParent { $0.childNeedsLayout(node) }
                case .nowhere: break
                }
            }
        }
    }
}

/// What the next frame shows otherwise than the last: nodes by their ids.
package struct DisplayChanges {
    /// What these record is new, or other than it was.
    package private(set) var changed: [UInt64] = []
    /// These stand elsewhere in what is around them, with all inside them.
    package private(set) var moved: [UInt64] = []
    /// These are gone, with all inside them.
    package private(set) var removed: [UInt64] = []
    private var isChanged: Set<UInt64> = []
    /// Nodes with later ids were not there in the last frame: they are new as a whole.
    private let lastKnown: UInt64

    package init(lastKnown: UInt64 = 0) { self.lastKnown = lastKnown }
    package var isEmpty: Bool { changed.isEmpty && moved.isEmpty && removed.isEmpty }

    /// A node that shows something was made.
    mutating func added(_ node: UInt64) { changed.append(node) }
    package mutating func changed(_ node: UInt64) {
        if node <= lastKnown, isChanged.insert(node).inserted { changed.append(node) }
    }
    package mutating func moved(_ node: ViewNode) { if node.id <= lastKnown { moved.append(node.id) } }
    mutating func removed(_ node: ViewNode) { if node.id <= lastKnown { removed.append(node.id) } }
}
