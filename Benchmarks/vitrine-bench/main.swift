import Foundation
import SwiftUI
import VitrineCairo
import VitrineCore
import VitrineRuntime

// `vitrine-bench N` prints one JSON line a measurement; `vitrine-bench N output` does so for files, and
// `vitrine-bench N memory` measures memory in a process of its own.

let arguments = CommandLine.arguments.dropFirst()
let n = arguments.first.flatMap(Int.init) ?? 1000
let engine = PangoTextEngine()

@MainActor
func host(_ view: some View) -> RenderHost { RenderHost(view, textEngine: engine) }

/// Makes every node of a tree, without measuring any.
@MainActor
func resolve(_ host: RenderHost) -> Int {
    func count(_ node: ViewNode) -> Int { node.children.reduce(1) { $0 + count($1.node) } }
    return count(host.rootNode)
}

let page = ProposedViewSize(width: 400, height: 800)

if arguments.contains("memory") {
    let data = WorkloadData(n)
    // The engine, its fonts and the text caches' fixed parts are no part of a row.
    withExtendedLifetime(host(StaticWorkload(data: WorkloadData(50)))) { _ = $0.frame(proposal: page) }
    let before = residentMemory()
    let tree = host(StaticWorkload(data: data))
    let nodes = resolve(tree)
    let resolved = residentMemory()
    _ = tree.update(proposal: page)
    let laidOut = residentMemory()
    emit("memory, nodes", n: n, unit: "nodes", [Double(nodes)])
    emit("memory, resolved", n: n, unit: "MiB", [resolved - before])
    emit("memory, RSS growth", n: n, unit: "MiB", [laidOut - before])
    withExtendedLifetime(tree) {}
    exit(0)
}

if arguments.contains("output") {
    measureOutput(n)
    exit(0)
}

if arguments.contains("graph") {
    measurePropagation()
    exit(0)
}

if arguments.contains("nested") {
    measureNested()
    exit(0)
}

if arguments.contains("updates") {
    measureUpdates(n)
    exit(0)
}

// Workload W.
_ = host(StaticWorkload(data: WorkloadData(50))).frame(proposal: page)
let data = WorkloadData(n)
measure("resolve W js", n: n, prepare: {}) {
    read(StaticRows(data: data)) { subviews in subviews.reduce(0) { $0 &+ $1.id.hashValue } }
}
measure("create js", n: n, prepare: {}) {
    let tree = host(StaticWorkload(data: data))
    _ = resolve(tree)
    return tree
}
measure("create layout", n: n, prepare: {}) {
    let tree = host(StaticWorkload(data: data))
    _ = tree.update(proposal: page)
    return tree
}
measureFirstPicture(n)
measure("layout", n: n) {
    let tree = host(StaticWorkload(data: data))
    _ = resolve(tree)
    return tree
} _: { tree in
    _ = tree.update(proposal: page)
    return tree
}

// Resolving alone, without anything being placed: 100,000 mixed subviews, and windows of a million.
struct Mixed: View {
    var count: Int
    var body: some View {
        Text(verbatim: "first")
        ForEach(0..<count / 4, id: \.self) { i in
            Text(verbatim: "a").containerValue(\.weight, i)
            Group {
                Text(verbatim: "b").tag(i)
                if i % 2 == 0 { Text(verbatim: "c") } else { Spacer() }
            }
            Color.red.padding(2)
        }
    }
}
extension ContainerValues {
    @Entry var weight: Int = 0
}

final class Box { var value = 0 }

/// Reads the subviews of some content through a closure that sees them as a container does.
@MainActor
func read(_ content: some View, _ body: @escaping (SubviewsCollection) -> Int) -> Int {
    let box = Box()
    let reader = Group(subviews: content) { subviews in
        let _ = box.value = body(subviews)
        EmptyView()
    }
    _ = resolve(host(reader))
    return box.value
}

measure("resolve 100k mixed subviews", n: 100_000, runs: 5, prepare: {}) {
    read(Mixed(count: 100_000)) { subviews in subviews.reduce(0) { $0 &+ $1.id.hashValue } }
}
measure("resolve 100k mixed subviews and a value of each", n: 100_000, runs: 5, prepare: {}) {
    read(Mixed(count: 100_000)) { subviews in subviews.reduce(0) { $0 &+ $1.containerValues.weight } }
}
struct Million: View {
    var body: some View {
        ForEach(0..<1_000_000, id: \.self) { i in Text(verbatim: "\(i)") }
    }
}
measure("count of 1M", n: 1_000_000, prepare: {}) { read(Million()) { $0.count } }
measure("window of 10 in 1M", n: 1_000_000, prepare: {}) {
    read(Million()) { $0[500_000..<500_010].reduce(0) { $0 &+ $1.id.hashValue } }
}
