import SwiftUI
import Testing

@testable import VitrineRuntime

/// After every edit of a random program the frame of the living tree is that of a tree made anew.
@MainActor @Suite("The living tree against a fresh one")
struct OracleTests {
    nonisolated static let seeds = Array(
        UInt64(
            ProcessInfo.processInfo.environment["VITRINE_SEED"].flatMap(UInt64.init) ?? 1)...UInt64(
                ProcessInfo.processInfo.environment["VITRINE_SEEDS"].flatMap(UInt64.init) ?? 200))

    @Test(
        "a frame after an edit shows what a fresh tree shows",
        arguments: Array(stride(from: 0, to: seeds.count, by: 20)))
    func edits(first: Int) {
        for seed in Self.seeds[first..<min(first + 20, Self.seeds.count)] {
            if let difference = Self.difference(seed: seed) {
                Issue.record("seed \(seed): \(difference)")
                return
            }
        }
    }

    /// What goes wrong first with a program and its edits.
    static func difference(seed: UInt64, edits: Int = 40) -> String? {
        var maker = ProgramMaker(seed: seed)
        let program = maker.program(depth: 4)
        let live = RenderHost(ProgramView(program: program), textEngine: FixedTextEngine(), isLive: true)
        let proposal = ProposedViewSize(width: 300, height: 200)
        _ = live.update(proposal: proposal)
        for step in 1...edits {
            let before = program.outline.split(separator: "\n")
            maker.edit(program)
            _ = live.update(proposal: proposal)
            let fresh = RenderHost(ProgramView(program: program), textEngine: FixedTextEngine())
            let expected = fresh.frame(proposal: proposal)
            let (a, b) = (live.displayList().printed, expected.list.printed)
            if a != b || live.rootNode.size != expected.size {
                let (x, y) = (a.split(separator: "\n"), b.split(separator: "\n"))
                let i = zip(x, y).enumerated().first { $1.0 != $1.1 }?.offset ?? min(x.count, y.count)
                return """
                    after edit \(step) of
                    \(before.joined(separator: "\n"))
                    to
                    \(program.outline.split(separator: "\n").filter { !before.contains($0) }.joined(separator: "\n"))
                    line \(i) of what the living tree shows is
                    \(i < x.count ? x[i] : "nothing")
                    instead of
                    \(i < y.count ? y[i] : "nothing")
                    size \(live.rootNode.size) instead of \(expected.size)
                    """
            }
        }
        return nil
    }
}

extension Program {
    var outline: String {
        var lines: [String] = []
        func add(_ program: Program, _ indent: String) {
            lines.append("\(indent)\(program.kind) #\(program.id) \(program.number) \(program.isOn)")
            for child in program.children { add(child, indent + "  ") }
        }
        add(self, "")
        return lines.joined(separator: "\n")
    }
}
