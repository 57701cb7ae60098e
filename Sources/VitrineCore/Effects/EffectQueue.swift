/// What is to be done at the end of a frame.
package final class EffectQueue {
    private var appearing: [BehaviorNode] = []
    private var changing: [BehaviorNode] = []
    private var disappearing: [BehaviorNode] = []
    /// Those that are gone before anything appears.
    private var departing: [BehaviorNode] = []
    private var starting: [BehaviorNode] = []
    /// The tasks of views that have not ended.
    package let runningTasks = RunningTasks()
    /// What the last run called, for messages.
    private var lastRun: [BehaviorNode] = []

    /// Whether something appeared, changed or went since the last run.
    package var needsRun: Bool {
        !appearing.isEmpty || !changing.isEmpty || !disappearing.isEmpty || !departing.isEmpty
    }

    /// Whether there ever was a behaviour: where none is, nothing is looked for.
    private var hasBehaviors = false

    func appear(_ node: BehaviorNode) {
        hasBehaviors = true
        node.isAppearing = true
        appearing.append(node)
    }

    func change(_ node: BehaviorNode) {
        if node.isChanging { return }
        node.isChanging = true
        changing.append(node)
    }

    func start(_ node: BehaviorNode) {
        if node.isStarting { return }
        node.isStarting = true
        starting.append(node)
    }

    /// How views leave.
    enum Leaving {
        /// After what takes their place has appeared.
        case last
        /// Before anything appears, as views do whose transition has ended.
        case first
        /// They live on behind what is shown, and are told of changes though they have disappeared.
        case covered
    }

    /// Takes note of the behaviours in a subtree that left the tree, or that its container leaves out.
    func leave(_ node: ViewNode, _ way: Leaving = .last) {
        if !hasBehaviors { return }
        if let node = node as? BehaviorNode {
            // A view that never appeared does not disappear.
            node.isAppearing = false
            if node.isShown {
                if way == .first { departing.append(node) } else { disappearing.append(node) }
                node.isCovered = way == .covered
            }
            node.isShown = false
        }
        node.forEachChild { leave($0, way) }
        node.forEachStaged { leave($0, way) }
    }

    /// Takes note of the behaviours in a subtree that its container had left out and shows now.
    func enter(_ node: ViewNode) {
        if let node = node as? BehaviorNode, !node.isShown, !node.isAppearing { appear(node) }
        node.forEachChild { enter($0) }
    }

    /// Runs what appeared and changed, from inside out, then what is gone (B2-01, B2-02, B2-05); before both, what has
    /// gone by a transition (B2-06, B2-20).
    package func run() {
        let departed = departing
        departing = []
        for node in departed { node.disconnect() }
        for node in departed { node.disappear() }
        let (appearing, changing, gone) = (self.appearing, self.changing, disappearing)
        (self.appearing, self.changing, disappearing) = ([], [], [])
        let new = appearing.filter { $0.isAppearing && $0.isVisible }
        for node in appearing { node.isAppearing = false }
        for node in new { (node.isShown, node.isCovered) = (true, false) }
        let isNew = Set(new.map(\.id))
        for node in changing { node.isChanging = false }
        let changed = changing.filter { ($0.isShown || $0.isCovered) && !isNew.contains($0.id) && $0.isInTree }
        lastRun = Self.fromInsideOut(new + changed)
        for node in lastRun where isNew.contains(node.id) { node.connect() }
        for node in gone { node.disconnect() }
        for node in lastRun {
            if isNew.contains(node.id) {
                node.appear()
                start(node)
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
        for node in starting { node.isStarting = false }
        let nodes = Self.fromInsideOut(starting.filter { $0.isShown && $0.isInTree })
        starting = []
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
            node.forEachStaged { if around.contains($0.id) { visit($0) } }
            if wanted.contains(node.id) { result.append(node as! BehaviorNode) }
        }
        visit(root)
        return result
    }
}

extension ViewNode {
    /// Whether the node is in its host's tree, and no container leaves it out.
    fileprivate var isVisible: Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.isLeftOut { return false }
            node = current.parent
        }
        return isInTree
    }
}
