/// A node around a view that does something when the view appears, changes or goes, and nothing about how it looks.
///
/// What it does is done when a frame is laid out, in the order of views from inside out; see `EffectQueue`.
open class _BehaviorNode: _WrapperNode {
    /// Whether the view appeared and has not disappeared since.
    fileprivate var isShown = false
    fileprivate var isAppearing = false
    fileprivate var isChanging = false
    fileprivate var isStarting = false

    package override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        host.effects.appear(self)
    }

    /// Called before any view that is new in this frame appears.
    open func connect() {}
    /// The view is in the tree and laid out for the first time.
    open func appear() {}
    /// Something the behaviour depends on may have changed; called once a frame at most.
    open func change() {}
    /// Called before any view that left the tree in this frame disappears.
    open func disconnect() {}
    /// The view left the tree.
    open func disappear() {}
    /// The first frame that has the view was shown.
    open func start() {}

    /// `change()` is to be called at the end of this frame.
    package final func needsChange() { host.effects.change(self) }

    /// `start()` is to be called when this frame is shown.
    package final func needsStart() { host.effects.start(self) }
}

package typealias BehaviorNode = _BehaviorNode

/// What is to be done at the end of a frame.
package final class EffectQueue {
    private var appearing: [BehaviorNode] = []
    private var changing: [BehaviorNode] = []
    private var disappearing: [BehaviorNode] = []
    private var starting: [BehaviorNode] = []

    package var isEmpty: Bool {
        appearing.isEmpty && changing.isEmpty && disappearing.isEmpty && starting.isEmpty
    }

    func appear(_ node: BehaviorNode) {
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

    /// Takes note of the behaviours in a subtree that left the tree, or that its container leaves out.
    func leave(_ node: ViewNode) {
        if let node = node as? BehaviorNode {
            // A view that never appeared does not disappear.
            node.isAppearing = false
            if node.isShown { disappearing.append(node) }
            node.isShown = false
        }
        node.forEachChild { leave($0) }
    }

    /// Takes note of the behaviours in a subtree that its container had left out and shows now.
    func enter(_ node: ViewNode) {
        if let node = node as? BehaviorNode, !node.isShown, !node.isAppearing { appear(node) }
        node.forEachChild { enter($0) }
    }

    /// Runs what appeared and changed, from inside out, then what is gone (B2-01, B2-02, B2-05). Returns whether there
    /// was anything.
    package func run() -> Bool {
        let (appearing, changing, gone) = (self.appearing, self.changing, disappearing)
        if appearing.isEmpty, changing.isEmpty, gone.isEmpty { return false }
        (self.appearing, self.changing, disappearing) = ([], [], [])
        let new = appearing.filter { $0.isAppearing && $0.isVisible }
        for node in appearing { node.isAppearing = false }
        for node in new { node.isShown = true }
        let isNew = Set(new.map(\.id))
        for node in changing { node.isChanging = false }
        let changed = changing.filter { $0.isShown && !isNew.contains($0.id) && $0.isInTree }
        let ordered = Self.fromInsideOut(new + changed)
        for node in ordered where isNew.contains(node.id) { node.connect() }
        for node in gone { node.disconnect() }
        for node in ordered { isNew.contains(node.id) ? node.appear() : node.change() }
        for node in gone { node.disappear() }
        for node in new { start(node) }
        return true
    }

    /// Starts the tasks of views that were shown for the first time.
    package func start() {
        if starting.isEmpty { return }
        for node in starting { node.isStarting = false }
        let nodes = Self.fromInsideOut(starting.filter { $0.isShown && $0.isInTree })
        starting = []
        for node in nodes { node.start() }
    }

    /// Nodes are made from outside in, and each before its later siblings.
    private static func fromInsideOut(_ nodes: [BehaviorNode]) -> [BehaviorNode] {
        var result: [BehaviorNode] = []
        var around: [BehaviorNode] = []
        for node in nodes.sorted(by: { $0.id < $1.id }) {
            while let last = around.last, !node.isInside(last) { result.append(around.removeLast()) }
            around.append(node)
        }
        return result + around.reversed()
    }
}

extension ViewNode {
    /// Whether the node is in the tree, and no container leaves it out.
    fileprivate var isVisible: Bool {
        var node: ViewNode = self
        while let parent = node.parent {
            if node.isLeftOut { return false }
            node = parent
        }
        return node === host.rootNode
    }

    fileprivate func isInside(_ other: ViewNode) -> Bool {
        var node = parent
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
