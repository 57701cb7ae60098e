import SwiftUI
import VitrineRuntime

/// Times the operations of workload W on one living tree after the other, as the rig's peers do.
@MainActor func measureUpdates(_ n: Int) {
    // In the order of the peers, who change one row after every tenth.
    let operations: [(name: String, change: (inout WorkloadData) -> Void)] = [
        ("update10", { $0.update10() }), ("state1", { _ in }), ("update1", { $0.update1() }),
        ("update1all", { $0.update1all() }),
        ("swap", { $0.swap() }), ("select", { $0.select() }), ("insertFront", { $0.insertFront() }),
        ("removeMiddle", { $0.removeMiddle() }), ("append1k", { $0.append1k() }), ("clear", { $0.clear() }),
    ]
    var samples: [String: [Double]] = [:]
    for run in 0..<(forcedRuns ?? 11) {
        var data = WorkloadData(n)
        let handle = RowHandle(id: n / 2)
        let tree = RenderHost(Workload(data: data, handle: handle), textEngine: engine, isLive: true)
        _ = tree.update(proposal: page)
        func time(_ name: String, _ body: () -> Void) {
            let start = ContinuousClock.now
            body()
            _ = tree.update(proposal: page)
            let duration = ContinuousClock.now - start
            // The first two runs warm up.
            if run < 2, forcedRuns == nil { return }
            samples[name, default: []].append(Double(duration.components.attoseconds) / 1e15)
        }
        for _ in 0..<5 { time("idle") {} }
        // For profilers: the one operation that is asked for again and again, so that making the tree is little.
        let times = forcedRuns == nil ? 1 : 3
        for operation in operations where only.map(operation.name.contains) ?? true {
            for _ in 0..<times {
                operation.change(&data)
                time(operation.name) {
                    if operation.name == "state1" {
                        handle.suffix?.wrappedValue += " !"
                    } else {
                        tree.update(Workload(data: data, handle: handle))
                    }
                }
            }
        }
    }
    for name in ["idle"] + operations.map(\.name) where only.map(name.contains) ?? true {
        emit("\(name) layout", n: n, samples[name] ?? [])
    }
}
