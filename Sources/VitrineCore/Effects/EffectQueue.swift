/// What is to be done at the end of a frame.
package final class EffectQueue {
    private var appearing = NodeSet()
    private var changing = NodeSet()
    private var starting = NodeSet()
    /// Nodes whose container leaves them out for now; they appear when it shows them.
    private var leftOut = NodeSet()
    private var disappearing: ContiguousArray<BehaviorNode> = []
    /// What the last run called, for messages.
    private var lastRun: [BehaviorNode] = []

    /// Nodes in the order in which they came, each once.
    private struct NodeSet {
        private var nodes: [UInt64: BehaviorNode] = [:]
        var isEmpty: Bool { nodes.isEmpty }
        var all: [BehaviorNode] { Array(nodes.values) }
        mutating func insert(_ node: BehaviorNode) { nodes[node.id] = node }
        mutating func remove(_ node: BehaviorNode) -> Bool { nodes.removeValue(forKey: node.id) != nil }
        func contains(_ node: BehaviorNode) -> Bool { nodes[node.id] != nil }
    }

    /// Whether something appeared, changed or went since the last run.
    package var needsRun: Bool {
        !appearing.isEmpty || !changing.isEmpty || !disappearing.isEmpty
            || !leftOut.isEmpty && leftOut.all.contains(where: \.isShown)
    }

    func appear(_ node: BehaviorNode) { appearing.insert(node) }
    func change(_ node: BehaviorNode) { changing.insert(node) }
    func start(_ node: BehaviorNode) { starting.insert(node) }

    /// Takes note of the behaviours in a subtree that left the tree.
    func leave(_ node: ViewNode) {
        // A node that never appeared does not disappear.
        if let node = node as? BehaviorNode, !appearing.remove(node), !leftOut.remove(node) {
            disappearing.append(node)
        }
        node.forEachChild { leave($0) }
    }

    /// Runs what appeared and changed, from inside out, then what is gone (B2-01, B2-02, B2-05).
    package func run() {
        let (came, changed, gone) = (appearing.all + leftOut.all, changing, disappearing)
        (appearing, changing, disappearing, leftOut) = (NodeSet(), NodeSet(), [], NodeSet())
        var new = NodeSet()
        for node in came where node.isInTree { if node.isShown { new.insert(node) } else { leftOut.insert(node) } }
        let nodes = new.all + changed.all.filter { !new.contains($0) && $0.isShown }
        lastRun = Self.fromInsideOut(nodes)
        for node in lastRun {
            if new.contains(node) {
                node.appear()
                starting.insert(node)
            } else {
                node.change()
            }
        }
        for node in gone { node.disappear() }
    }

    /// Names of what ran last, without repetition.
    package var lastNames: [String] {
        var names: [String] = []
        for node in lastRun where !names.contains(node.behaviorName) { names.append(node.behaviorName) }
        return Array(names.prefix(3))
    }

    /// Starts the tasks of views that were shown for the first time.
    package func start() {
        lastRun = []
        if starting.isEmpty { return }
        let nodes = Self.fromInsideOut(starting.all.filter(\.isShown))
        starting = NodeSet()
        for node in nodes { node.start() }
    }

    /// In the order of the views, what is inside before what is around it. O(nodes around them, and their children).
    private static func fromInsideOut(_ nodes: [BehaviorNode]) -> [BehaviorNode] {
        if nodes.count < 2 { return nodes }
        let wanted = Set(nodes.map(\.id))
        var around: Set<UInt64> = []
        var root: ViewNode = nodes[0]
        for node in nodes {
            var node: ViewNode = node
            while around.insert(node.id).inserted, let parent = node.parent { node = parent }
            if node.parent == nil { root = node }
        }
        var result: [BehaviorNode] = []
        func visit(_ node: ViewNode) {
            node.forEachChild { if around.contains($0.id) { visit($0) } }
            if wanted.contains(node.id) { result.append(node as! BehaviorNode) }
        }
        visit(root)
        return result
    }
}

extension ViewNode {
    /// Whether the node is in its host's tree, and no container leaves it out.
    fileprivate var isShown: Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.isLeftOut { return false }
            node = current.parent
        }
        return isInTree
    }
}
