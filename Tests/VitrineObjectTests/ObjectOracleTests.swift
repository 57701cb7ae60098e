import Combine
import SwiftUI
import Testing

/// An object that counts who listens to it.
private final class Source: ObservableObject {
    let objectWillChange = CountedPublisher()
    var number: Int { willSet { objectWillChange.subject.send(newValue) } }
    init(_ number: Int) { self.number = number }
    var listeners: Int { objectWillChange.subscriptions - objectWillChange.cancellations }
}

/// A tree of observers, told from outside which object each looks at.
private final class Plan {
    enum Kind: CaseIterable { case observed, environment, state, supplier, plain }
    var kind: Kind
    var source: Source
    var isShown = true
    var children: [Plan]

    init(_ kind: Kind, _ source: Source, _ children: [Plan]) {
        (self.kind, self.source, self.children) = (kind, source, children)
    }

    var all: [Plan] { [self] + children.flatMap(\.all) }
    var shown: [Plan] { isShown ? [self] + children.flatMap(\.shown) : [] }
}

private struct PlanView: View {
    let plan: Plan
    /// Another number makes another value of the view: the plan itself tells nobody of its changes.
    let edit: Int

    var body: some View {
        if plan.isShown {
            switch plan.kind {
            case .observed: Observing(source: plan.source)
            case .environment: Reading()
            case .state: Owning(source: plan.source)
            case .supplier, .plain: Text("plain")
            }
            if plan.kind == .supplier { inside.environmentObject(plan.source) } else { inside }
        }
    }

    private var inside: some View {
        ForEach(plan.children.indices, id: \.self) { PlanView(plan: plan.children[$0], edit: edit) }
    }
}

private struct Observing: View {
    @ObservedObject var source: Source
    var body: some View { Text("observed \(source.number)") }
}

private struct Reading: View {
    @EnvironmentObject var source: Source
    var body: some View { Text("read \(source.number)") }
}

private struct Owning: View {
    @StateObject private var kept: Source
    init(source: Source) { _kept = StateObject(wrappedValue: source) }
    var body: some View { Text("owned \(kept.number)") }
}

@MainActor @Suite("Living observers against a fresh tree")
struct ObjectOracleTests {
    @Test(
        "after each edit the living tree shows what a fresh one shows, and only what is shown listens",
        arguments: 1...10)
    func edits(seed: Int) {
        var random = Random(state: UInt64(seed))
        let sources = (0..<4).map(Source.init)
        func plan(_ depth: Int) -> Plan {
            let children = depth == 0 ? [] : (0..<Int.random(in: 1...3, using: &random)).map { _ in plan(depth - 1) }
            return Plan(.allCases.randomElement(using: &random)!, sources.randomElement(using: &random)!, children)
        }
        let root = plan(3)
        var outer = sources[0]
        var edit = 0
        func view() -> some View {
            VStack { PlanView(plan: root, edit: edit) }.environmentObject(outer)
        }
        do {
            let live = LiveView(view())
            for _ in 0..<60 {
                edit += 1
                let one = root.all.randomElement(using: &random)!
                let source = sources.randomElement(using: &random)!
                switch Int.random(in: 0..<5, using: &random) {
                case 0: source.number += 10
                case 1: _ = messages { onAnotherThread { source.number += 100 } }
                case 2: one.isShown.toggle()
                // A state object would stay what it was, as it should; a fresh tree knows nothing of that.
                case 3: if one.kind != .state { one.source = source }
                default: outer = source
                }
                live.update(view())
                #expect(live.texts == LiveView(view()).texts)
                if live.texts != LiveView(view()).texts { return }
                let observers = root.shown.count { [.observed, .environment, .state].contains($0.kind) }
                #expect(sources.reduce(0) { $0 + $1.listeners } == observers)
            }
        }
        #expect(sources.allSatisfy { $0.listeners == 0 })
    }

    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            return z ^ (z >> 31)
        }
    }
}
