import Synchronization

/// A node around a view that does something when the view appears, changes or goes, and nothing about how it looks.
///
/// What it does is done when a frame is laid out, in the order of views from inside out; see `EffectQueue`.
open class _BehaviorNode: _WrapperNode {
    package override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        host.effects.appear(self)
    }

    /// The view is in the tree and laid out for the first time.
    open func appear() {}
    /// Something the behaviour depends on may have changed; called once a frame at most.
    open func change() {}
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
    /// The tasks of views that have not ended.
    package let runningTasks = RunningTasks()

    package var isEmpty: Bool {
        appearing.isEmpty && changing.isEmpty && disappearing.isEmpty && starting.isEmpty
    }

    func appear(_ node: BehaviorNode) { appearing.append(node) }
    func change(_ node: BehaviorNode) { if !changing.contains(where: { $0 === node }) { changing.append(node) } }

    func start(_ node: BehaviorNode) { if !starting.contains(where: { $0 === node }) { starting.append(node) } }

    /// Takes note of the behaviours in a subtree that left the tree.
    func leave(_ node: ViewNode) {
        // A node that never appeared does not disappear.
        if let node = node as? BehaviorNode {
            if let i = appearing.firstIndex(where: { $0 === node }) {
                appearing.remove(at: i)
            } else {
                disappearing.append(node)
            }
        }
        node.forEachChild { leave($0) }
    }

    /// Runs what appeared and changed, from inside out, then what is gone (B2-01, B2-02, B2-05). Returns whether there
    /// was anything.
    package func run() -> Bool {
        let (appearing, changing, gone) = (self.appearing, self.changing, disappearing)
        if appearing.isEmpty, changing.isEmpty, gone.isEmpty { return false }
        (self.appearing, self.changing, disappearing) = ([], [], [])
        let isNew = Set(appearing.map(\.id))
        let nodes = (appearing + changing.filter { !isNew.contains($0.id) }).filter(\.isInTree)
        for node in Self.fromInsideOut(nodes) { isNew.contains(node.id) ? node.appear() : node.change() }
        for node in gone { node.disappear() }
        starting += nodes.filter { isNew.contains($0.id) }
        return true
    }

    /// Starts the tasks of views that were shown for the first time.
    package func start() {
        let nodes = Self.fromInsideOut(starting.filter(\.isInTree))
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
    fileprivate func isInside(_ other: ViewNode) -> Bool {
        var node = parent
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}

/// How many tasks of a tree's views run. They end on any thread.
package final class RunningTasks: Sendable {
    private let number = Atomic(0)
    package var count: Int { number.load(ordering: .acquiring) }
    package func begin() { number.add(1, ordering: .relaxed) }
    package func end() { number.subtract(1, ordering: .releasing) }
}
