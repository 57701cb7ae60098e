/// What layout and the environment change about what is shown, on its way.
///
/// Layout takes its final values at once (B5-38). What a transaction with an animation makes of the picture is found by
/// comparing it with the one before, item by item; an item that was there and looks otherwise (stands elsewhere, is
/// larger, has another colour) moves to its new look. No node knows of it: what is shown is what is recorded, and what
/// each moving item has still to go.
final class DisplayMotions {
    /// What is shown before a transaction is: as a whole, or inside the modifiers that may animate it.
    private var before: [(node: ViewNode, list: DisplayList)] = []
    fileprivate var running: [DisplayID: ItemMotion] = [:]
    private let host: ViewHost

    init(_ host: ViewHost) { self.host = host }

    /// Before anything of a transaction is taken over: keeps what is shown, if that may be animated.
    func begin(_ root: ViewNode) {
        guard host.animations.keepsFormers, before.isEmpty else { return }
        let nodes = host.animations.animates ? [root] : host.animations.watchingNodes
        before = nodes.map { ($0, Self.record($0)) }
    }

    /// When the transaction is laid out: begins to move what is shown otherwise.
    func end() {
        if before.isEmpty { return }
        var seen: Set<DisplayID> = []
        for (node, old) in before where node.isInTree {
            let new = Self.record(node)
            var differing = Differences()
            differing.find(old, new)
            guard !differing.items.isEmpty else { continue }
            // What is drawn by code has no ids of its own.
            let items = differing.items.filter { $0.id.node != 0 && seen.insert($0.id).inserted }
            let nodes = Self.nodes(Set(items.map(\.id.node)), in: node)
            for item in items {
                guard let node = nodes[item.id.node] else { continue }
                move(item, node.transaction, node.environment)
            }
        }
        before = []
    }

    private func move(_ item: Differences.Item, _ transaction: Transaction, _ environment: EnvironmentValues) {
        guard let animation = transaction.animation else {
            if let known = running.removeValue(forKey: item.id) { known.stop(host.animations) }
            return
        }
        if let known = running[item.id], known.isLike(item.new) {
            known.move(from: item.old, to: item.new, animation, transaction, environment, host.animations)
            return
        }
        running.removeValue(forKey: item.id)?.stop(host.animations)
        let motion = ItemMotion(item.id, self)
        running[item.id] = motion
        host.animations.add(motion)
        motion.move(from: item.old, to: item.new, animation, transaction, environment, host.animations)
    }

    /// Nothing was laid out.
    func discard() { if !before.isEmpty { before = [] } }

    /// A list with each item where it is on its way.
    func applied(to list: DisplayList) -> DisplayList { running.isEmpty ? list : apply(list) }

    private func apply(_ list: DisplayList) -> DisplayList {
        var list = list
        for i in list.items.indices {
            if case .group(let inner, let effect, let size) = list.items[i].content {
                list.items[i].content = .group(apply(inner), effect, size: size)
            }
            guard let motion = running[list.items[i].id] else { continue }
            _ = DisplayNumberPass.add(motion.left, to: &list.items[i])
        }
        return list
    }

    fileprivate func shows(_ id: DisplayID) { host.displayChanges.changed(id.node) }

    private static func record(_ node: ViewNode) -> DisplayList {
        var recorder = DisplayRecorder()
        node.record(&recorder, at: .zero)
        return recorder.list
    }

    /// The nodes with some ids, inside one.
    private static func nodes(_ ids: Set<UInt64>, in root: ViewNode) -> [UInt64: ViewNode] {
        var found: [UInt64: ViewNode] = [:]
        func visit(_ node: ViewNode) {
            if ids.contains(node.id) { found[node.id] = node }
            node.forEachChild(visit)
            node.forEachStaged(visit)
        }
        visit(root)
        return found
    }
}

/// One item on its way.
private final class ItemMotion: RunningAnimation {
    private let id: DisplayID
    private weak var owner: DisplayMotions?
    private var motion = ValueMotion(at: DisplayNumbers.zero)
    /// What is still to go, less than nothing where it comes from above.
    private(set) var left = DisplayNumbers.zero

    init(_ id: DisplayID, _ owner: DisplayMotions) { (self.id, self.owner) = (id, owner) }

    func isLike(_ numbers: DisplayNumbers) -> Bool { motion.goal.isLike(numbers) }

    func move(
        from old: DisplayNumbers, to new: DisplayNumbers, _ animation: Animation, _ transaction: Transaction,
        _ environment: EnvironmentValues, _ queue: AnimationQueue
    ) {
        motion.rebase(to: old)
        motion.move(to: new, animation, transaction.completions, environment, queue)
        left = motion.step(queue) - new
    }

    func stop(_ queue: AnimationQueue) { motion.stop(at: motion.goal, queue) }

    func advance(_ queue: AnimationQueue) -> Bool {
        guard let owner else { return false }
        owner.shows(id)
        left = motion.step(queue) - motion.goal
        if motion.isRunning { return true }
        owner.finish(id, self)
        return false
    }
}

extension DisplayMotions {
    fileprivate func finish(_ id: DisplayID, _ motion: ItemMotion) {
        if running[id] === motion { running[id] = nil }
    }
}

/// The items of two lists that are in both and look otherwise.
private struct Differences {
    struct Item {
        let id: DisplayID
        let old, new: DisplayNumbers
    }
    private(set) var items: [Item] = []

    private struct Place {
        let item: DisplayItem
        let origin: CGPoint
        /// The group that the origin counts in.
        let group: DisplayID?
    }

    mutating func find(_ old: DisplayList, _ new: DisplayList) {
        // Groups that are in one list only say nothing about where their items are.
        let groups = Self.groups(old).intersection(Self.groups(new))
        var known: [DisplayID: Place] = [:]
        Self.visit(old, groups) { known[$0.item.id] = $0 }
        Self.visit(new, groups) { place in
            guard let former = known[place.item.id], former.group == place.group else { return }
            let before = DisplayNumberPass.numbers(of: former.item, at: former.origin)
            let now = DisplayNumberPass.numbers(of: place.item, at: place.origin)
            guard before.isLike(now), before != now else { return }
            items.append(Item(id: place.item.id, old: before, new: now))
        }
    }

    private static func groups(_ list: DisplayList) -> Set<DisplayID> {
        var found: Set<DisplayID> = []
        for item in list.items {
            guard case .group(let inner, _, _) = item.content else { continue }
            found.insert(item.id)
            found.formUnion(groups(inner))
        }
        return found
    }

    private static func visit(
        _ list: DisplayList, _ groups: Set<DisplayID>, in group: DisplayID? = nil, at origin: CGPoint = .zero,
        _ body: (Place) -> Void
    ) {
        for item in list.items {
            let place = origin + item.origin
            guard case .group(let inner, _, _) = item.content else {
                body(Place(item: item, origin: place, group: group))
                continue
            }
            if groups.contains(item.id) {
                body(Place(item: item, origin: place, group: group))
                visit(inner, groups, in: item.id, at: .zero, body)
            } else {
                visit(inner, groups, in: group, at: place, body)
            }
        }
    }
}
