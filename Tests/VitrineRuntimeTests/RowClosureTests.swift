import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

/// The closure of a `ForEach` runs for each element; what one reads makes it run again.
@MainActor @Suite("Closures of rows")
struct RowClosureTests {
    @Observable final class Model {
        var ids: [Int]
        var isLabelled = false
        init(_ count: Int) { ids = Array(0..<count) }
    }

    @Observable final class Label {
        var text: String
        init(_ text: String) { self.text = text }
    }

    final class Tally { var runs: [Int] = [] }

    struct Rows: View {
        let model: Model
        let labels: [Label]
        let tally: Tally
        var body: some View {
            let (ids, isLabelled) = (model.ids, model.isLabelled)
            VStack(spacing: 0) {
                ForEach(ids, id: \.self) { id in
                    let _ = tally.runs.append(id)
                    Text(verbatim: isLabelled ? labels[id].text : "-")
                }
            }
        }
    }

    /// A list whose closures read nothing until `isLabelled` is set.
    private func make(_ count: Int) -> (Model, [Label], Tally, Live) {
        let (model, tally) = (Model(count), Tally())
        let labels = (0..<count).map { Label("\($0)") }
        let live = Live(Rows(model: model, labels: labels, tally: tally))
        tally.runs = []
        return (model, labels, tally, live)
    }

    @Test("all run when the view around them changes, in order, each once", arguments: [3, 64, 65, 200])
    func all(_ count: Int) {
        let (model, _, tally, live) = make(count)
        model.isLabelled = true
        live.run()
        #expect(tally.runs == Array(0..<count))
        #expect(live.texts == (0..<count).map { "\($0)" })
    }

    @Test("what they begin to read of an object in an update makes them run again", arguments: [3, 64, 130])
    func begin(_ count: Int) {
        let (model, labels, tally, live) = make(count)
        model.isLabelled = true
        live.run()
        for (i, label) in labels.enumerated() {
            label.text = "x\(i)"
            tally.runs = []
            live.run()
            #expect(live.texts[i] == "x\(i)")
            // Which of those that ran together had read it was not known the first time.
            #expect(i == 0 ? tally.runs.contains(0) : tally.runs == [i])
        }
        #expect(live.texts == (0..<count).map { "x\($0)" })
    }

    @Test("what they no longer read makes none of them run")
    func end() {
        let (model, labels, tally, live) = make(70)
        model.isLabelled = true
        live.run()
        model.isLabelled = false
        live.run()
        tally.runs = []
        for label in labels { label.text = "x" }
        // An object keeps a registration until it changes: one run too many, for each that was made.
        live.run()
        tally.runs = []
        for label in labels { label.text = "y" }
        live.run()
        #expect(tally.runs == [])
        #expect(live.texts == Array(repeating: "-", count: 70))
    }

    @Test("the only one of many that reads a state runs alone when that changes")
    func alone() {
        let (tally, state) = (Tally(), StateBox())
        let live = Live(OneReader(tally: tally, box: state))
        #expect(live.texts[70] == "0" && live.texts.count == 100)
        // All run, with the view around them.
        tally.runs = []
        state.epoch?.wrappedValue += 1
        live.run()
        #expect(tally.runs == Array(0..<100))
        tally.runs = []
        state.number?.wrappedValue = 5
        live.run()
        #expect(tally.runs == [70])
        #expect(live.texts[70] == "5")
    }

    final class StateBox {
        var epoch: Binding<Int>?
        var number: Binding<Int>?
    }

    struct OneReader: View {
        let tally: Tally
        let box: StateBox
        @State private var epoch = 0
        @State private var number = 0
        var body: some View {
            let _ = (box.epoch = $epoch, box.number = $number, epoch)
            let number = $number
            VStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { id in
                    let _ = tally.runs.append(id)
                    Text(verbatim: id == 70 ? "\(number.wrappedValue)" : "-")
                }
            }
        }
    }

    struct Front: View {
        let model: Model
        var body: some View {
            HStack(spacing: 7) { ForEach(model.ids, id: \.self) { Text(verbatim: "\($0 % 10)") } }
        }
    }

    @Test(
        "A2-10 rows put before the first of many, and taken away again, stand as far apart as all", arguments: [1, 4])
    func front(_ count: Int) {
        let model = Model(30)
        let live = Live(Front(model: model), 1000)
        func places() -> [CGFloat] { live.host.displayList().items.map(\.origin.x) }
        let before = places()
        model.ids.insert(contentsOf: 100..<100 + count, at: 0)
        live.run()
        let after = places()
        #expect(Set(zip(after, after.dropFirst()).map { $1 - $0 }).count == 1)
        #expect(after.count == 30 + count)
        model.ids.removeFirst(count)
        live.run()
        #expect(places() == before)
    }
}
