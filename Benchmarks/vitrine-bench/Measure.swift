import Foundation

/// Prints one line of figures, of the form the rig's peers print.
func emit(_ op: String, n: Int, unit: String = "ms", _ samples: [Double]) {
    let sorted = samples.sorted()
    func text(_ value: Double) -> String { String(format: "%.4f", value) }
    print(
        "{\"peer\":\"vitrine\",\"op\":\"\(op)\",\"n\":\(n),\"unit\":\"\(unit)\",\"median\":\(text(sorted[sorted.count / 2])),"
            + "\"min\":\(text(sorted[0])),\"runs\":\(sorted.count)}")
}

/// What stands after the size, besides the names of the modes.
private let words = CommandLine.arguments.dropFirst(2).filter {
    !["output", "updates", "memory", "nested", "graph"].contains($0)
}

/// A word: only operations whose names contain it are run.
let only = words.first { Int($0) == nil }

/// A number: how often each operation is run, for profilers.
let forcedRuns = words.compactMap { Int($0) }.first

/// Times `body` over several runs, in ms. What `prepare` makes is not timed, and neither is its end.
@MainActor
func measure<Input, Output>(
    _ op: String, n: Int, runs: Int = 9, prepare: @MainActor () -> Input, _ body: @MainActor (Input) -> Output
) {
    if let only, !op.contains(only) { return }
    var samples: [Double] = []
    for _ in 0..<(forcedRuns ?? runs) {
        let input = prepare()
        let start = ContinuousClock.now
        let output = body(input)
        let duration = ContinuousClock.now - start
        withExtendedLifetime(output) {}
        samples.append(Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3)
    }
    emit(op, n: n, samples)
}

/// The memory the process holds, in MiB.
func residentMemory() -> Double {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = Double(statm.split(separator: " ")[1]) ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
}
