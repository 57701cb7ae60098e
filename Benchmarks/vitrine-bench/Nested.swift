import SwiftUI
import VitrineCairo
import VitrineRuntime

/// A binary tree of stacks whose axes take turns; the leaves are boxes. `depth` 10 makes 2,047 nodes.
struct Turning: View {
    let depth: Int
    let isRow: Bool

    var body: some View {
        if depth == 0 {
            Color.red.frame(minWidth: 1, minHeight: 1)
        } else if isRow {
            HStack(spacing: 1) { halves }
        } else {
            VStack(spacing: 1) { halves }
        }
    }

    private var halves: some View {
        ForEach(0..<2, id: \.self) { _ in AnyView(Turning(depth: depth - 1, isRow: !isRow)) }
    }
}

/// Stacks of one child each.
struct Chain: View {
    let length: Int
    var body: some View {
        if length == 0 {
            Color.red
        } else {
            VStack { AnyView(Chain(length: length - 1)) }
        }
    }
}

/// Times layouts alone, of trees that are made: in ns a node, as the rig's layout engines are.
@MainActor func measureNested() {
    func layout(_ name: String, nodes: Int, _ view: some View) {
        if let only, !name.contains(only) { return }
        var samples: [Double] = []
        for _ in 0..<(forcedRuns ?? 9) {
            let tree = RenderHost(view, textEngine: engine)
            _ = resolve(tree)
            let start = ContinuousClock.now
            _ = tree.update(proposal: page)
            let duration = ContinuousClock.now - start
            samples.append(Double(duration.components.attoseconds) / 1e9 / Double(nodes))
        }
        emit(name, n: nodes, unit: "ns/node", samples)
    }
    layout("nested stacks in turn", nodes: 1023, Turning(depth: 9, isRow: true))
    layout("nested stacks in turn", nodes: 4095, Turning(depth: 11, isRow: true))
    layout("chain of stacks", nodes: 100, Chain(length: 100))
    layout("workload W", nodes: 40_000, StaticWorkload(data: WorkloadData(10_000)))
}

/// From nothing to a picture of the first 800 points.
@MainActor func measureFirstPicture(_ n: Int) {
    let data = WorkloadData(n)
    measure("create frame", n: n, prepare: {}) {
        let tree = host(StaticWorkload(data: data))
        let list = tree.frame(proposal: page).list
        let picture = try? CairoRenderer.draw(
            list, size: CGSize(width: 400, height: 800), background: .white, engine: engine)
        // The end of the tree is no part of making it.
        return (tree, picture)
    }
}
