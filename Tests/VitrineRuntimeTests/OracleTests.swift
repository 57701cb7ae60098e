import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

/// After every frame of a random program the living tree shows what a tree made anew shows, and what is in it is sound.
@MainActor @Suite("The living tree against a fresh one")
struct OracleTests {
    nonisolated static func setting(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }
    /// `VITRINE_SEED` says where to begin, `VITRINE_SEEDS` how many programs to try.
    nonisolated static let seeds: [UInt64] = {
        let first = setting("VITRINE_SEED") ?? 1
        return (first..<first + (setting("VITRINE_SEEDS") ?? 200)).map(UInt64.init)
    }()

    @Test(
        "a frame after edits shows what a fresh tree shows, keeps state by identity, and frees what is gone",
        arguments: Array(stride(from: 0, to: seeds.count, by: 20)))
    func edits(first: Int) { check(first..<min(first + 20, Self.seeds.count), count: 200, isAnimated: false) }

    @Test(
        "B5-38 edits that are animated are laid out at once; a frame when all has moved shows what a fresh tree shows",
        arguments: Array(stride(from: 0, to: seeds.count, by: 20)))
    func animated(first: Int) { check(first..<min(first + 10, Self.seeds.count), count: 40, isAnimated: true) }

    private func check(_ range: Range<Int>, count: Int, isAnimated: Bool) {
        for seed in Self.seeds[range] {
            var maker = ProgramMaker(seed: seed)
            let spec = maker.spec(depth: 4)
            var run = ProgramRun(spec: spec, edits: maker.edits(count, of: spec), isAnimated: isAnimated)
            guard run.difference != nil else { continue }
            run.shrink()
            Issue.record("seed \(seed): \(run.difference ?? "")\n\(run.outline)")
            return
        }
    }
}

/// A program and what happens to it.
@MainActor struct ProgramRun {
    var spec: Spec
    var edits: [Edit]
    /// Whether the edits are animated. Now and then the clock is moved far enough for all to end.
    var isAnimated = false

    var outline: String { "program:\n\(spec.outline)\nedits:\n\(edits.map(\.outline).joined(separator: "\n"))" }

    /// What goes wrong first.
    var difference: String? {
        let program = spec.make()
        let states = StateModel()
        let proposal = ProposedViewSize(width: 300, height: 200)
        let live = RenderHost(
            ProgramView(program: program, world: World(live: states)), textEngine: FixedTextEngine(), isLive: true)
        _ = live.update(proposal: proposal)
        var places = Identities(program).places
        var tokens = places.mapValues { _ in ObjectIdentifier?.none }
        for id in places.keys { tokens[id] = states.token(of: id) }
        for (step, edit) in edits.enumerated() {
            if isAnimated {
                let animations: [Animation?] = [.linear, .spring, nil, .bouncy.delay(0.2), .easeIn(duration: 0.1)]
                // A view that is going has the same name as one that came back, so that states cannot be set by it.
                withAnimation(animations[step % 5]) { edit.apply(to: program, nil) }
            } else {
                edit.apply(to: program, states)
            }
            if !edit.endsFrame, step + 1 < edits.count { continue }
            let before = live.rootNode.allWeak
            _ = live.update(proposal: proposal)
            let fresh = RenderHost(
                ProgramView(program: program, world: World(fresh: states)), textEngine: FixedTextEngine())
            let expected = fresh.frame(proposal: proposal)

            if isAnimated {
                if let difference = live.rootNode.difference(from: fresh.rootNode) {
                    return "in the midst of edit \(step): \(difference)"
                }
                _ = live.displayList()
                live.time += step % 3 == 2 ? 100 : 0.08
                _ = live.update(proposal: proposal)
                // What keeps its nodes is looked at when all has ended.
                if live.isAnimating {
                    if step % 3 == 2 { return "after edit \(step): something still moves" }
                    continue
                }
            }
            let (a, b) = (live.displayList().printed, expected.list.printed)
            if a != b { return "after edit \(step): \(firstDifference(a, b))" }
            if let difference = live.rootNode.difference(from: fresh.rootNode) {
                return "after edit \(step): \(difference)"
            }
            for node in before.compactMap(\.node) where !node.isInTree {
                return "after edit \(step): a \(type(of: node)) that left the tree is not freed"
            }
            if isAnimated { continue }
            let newPlaces = Identities(program).places
            for (id, place) in newPlaces {
                guard let place, let former = places[id] ?? nil, let token = tokens[id] ?? nil else { continue }
                if (place == former) != (states.token(of: id) == token) {
                    return "after edit \(step): the state of #\(id) is \(place == former ? "lost" : "kept"), "
                        + "from \(former) to \(place)"
                }
            }
            places = newPlaces
            tokens = [:]
            for id in places.keys { tokens[id] = states.token(of: id) }
        }
        return nil
    }

    private func firstDifference(_ a: String, _ b: String) -> String {
        let (x, y) = (a.split(separator: "\n"), b.split(separator: "\n"))
        let i = zip(x, y).enumerated().first { $1.0 != $1.1 }?.offset ?? min(x.count, y.count)
        return """
            line \(i) of what the living tree shows is
            \(i < x.count ? x[i] : "nothing")
            instead of
            \(i < y.count ? y[i] : "nothing")
            """
    }

    /// Leaves out edits and parts of the program, as long as it goes wrong without them.
    mutating func shrink() {
        var trials = 0
        func fails(_ run: ProgramRun) -> Bool {
            trials += 1
            return trials < 600 && run.difference != nil
        }
        var size = max(edits.count / 2, 1)
        while size > 0 {
            var i = edits.count - size
            while i >= 0 {
                var smaller = self
                smaller.edits.removeSubrange(i..<min(i + size, edits.count))
                if fails(smaller) { self = smaller }
                i -= size
            }
            size /= 2
        }
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for spec in spec.smaller where !isSmaller {
                var run = self
                run.spec = spec
                if fails(run) { (self, isSmaller) = (run, true) }
            }
        }
    }
}

extension Spec {
    /// The same with one part less.
    fileprivate var smaller: [Spec] {
        var result = children
        for i in children.indices {
            if children.count > 1 {
                var spec = self
                spec.children.remove(at: i)
                result.append(spec)
            }
            for child in children[i].smaller {
                var spec = self
                spec.children[i] = child
                result.append(spec)
            }
        }
        return result
    }
}

private struct WeakNode { weak var node: ViewNode? }

extension ViewNode {
    fileprivate var all: [ViewNode] { [self] + children.flatMap { $0.node.all } }
    fileprivate var allWeak: [WeakNode] { all.map { WeakNode(node: $0) } }

    /// What is unsound about the tree, or otherwise than in a fresh one.
    fileprivate func difference(from fresh: ViewNode) -> String? {
        func rounded(_ length: CGFloat) -> CGFloat { (length * 1024).rounded() / 1024 }
        let (mine, others) = (children, fresh.children)
        if type(of: self) != type(of: fresh) { return "a \(type(of: self)) is where a \(type(of: fresh)) should be" }
        if rounded(size.width) != rounded(fresh.size.width) || rounded(size.height) != rounded(fresh.size.height) {
            return "the size of a \(type(of: self)) is \(size) instead of \(fresh.size)"
        }
        if mine.count != others.count {
            return "a \(type(of: self)) has \(mine.count) children instead of \(others.count)"
        }
        for (child, other) in zip(mine, others) {
            if child.node.parent !== self { return "a \(type(of: child.node)) does not know its parent" }
            if let difference = child.node.difference(from: other.node) { return difference }
        }
        return nil
    }
}
