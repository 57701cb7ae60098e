import SwiftUI
import Testing

@testable import VitrineCore
@testable import VitrineRuntime

/// Table B3: which bodies run, and how often.
@MainActor @Suite("B3. Bodies and what they depend on")
struct BodyTests {
    let log = Log(), number = Handle<Int>(), isOn = Handle<Bool>()

    @Observable final class Model {
        var read = 0
        var unread = 0
    }

    private struct Observer: View {
        let model: Model, log: Log, content: Int
        var body: some View {
            let _ = log.add("observer")
            Text(verbatim: "\(model.read)")
            Counted("beside", log)
        }
    }

    @Test("B3-04 a body runs again when what it read of an object changes, a view beside it does not") func observed() {
        let model = Model()
        let live = Live(Observer(model: model, log: log, content: 0))
        #expect(log.take() == ["observer", "beside"])
        model.read = 1
        #expect(live.run().bodies == 1)
        #expect(log.take() == ["observer"])
        #expect(live.texts == ["1", "beside"])
    }

    @Test("B3-05 what no body read changes nothing") func unread() {
        let model = Model()
        let live = Live(Observer(model: model, log: log, content: 0))
        model.unread = 1
        #expect(live.run() == WorkLog())
    }

    @Test("B3-06 a new identity reads the object anew") func observedID() {
        let model = Model()
        let live = Live(
            With(0, number) { number in
                Observer(model: model, log: log, content: 0).id(number)
            })
        _ = log.take()
        number.value = 1
        live.run()
        #expect(log.take() == ["observer", "beside"])
        model.read = 1
        live.run()
        #expect(log.take() == ["observer"])
    }

    @Test("an object that changes on another thread is shown by the next frame") func otherThread() async {
        let model = Model()
        let live = Live(Observer(model: model, log: log, content: 0))
        nonisolated(unsafe) let shared = model
        await Task.detached { shared.read = 4 }.value
        live.run()
        #expect(live.texts.first == "4")
    }

    @Test("a state that is set on another thread is shown by the next frame") func stateOnOtherThread() async {
        let live = Live(With(0, number) { Text(verbatim: "\($0)") })
        let binding = number.projected
        await Task.detached { for i in 1...100 { binding.wrappedValue = i } }.value
        #expect(live.run().bodies == 1)
        #expect(live.texts == ["100"])
    }

    @Test("B3-07 a state set to an equal value runs nothing") func equal() {
        let live = Live(With([1, 2], Handle<[Int]>()) { _ in With(3, number) { Text(verbatim: "\($0)") } })
        number.value = 3
        #expect(live.run() == WorkLog())
        number.value = 4
        number.value = 3
        #expect(live.run() == WorkLog())
    }

    private struct Unread: View {
        @State private var number = 0
        let handle: Handle<Int>, log: Log
        var body: some View {
            let _ = handle.take($number)
            Counted("a", log)
        }
    }

    @Test("B3-08 a state that the body did not read runs nothing") func unreadState() {
        let live = Live(Unread(handle: number, log: log))
        number.value = 9
        #expect(live.run() == WorkLog())
        #expect(number.value == 9)
    }

    @Test("B3-08 a state is written at once for whoever reads it outside of a body") func readBack() {
        let live = Live(With(0, number) { Text(verbatim: "\($0)") })
        number.value += 1
        number.value += 1
        #expect(number.value == 2)
        #expect(live.texts == ["0"])
        live.run()
        #expect(live.texts == ["2"])
    }

    /// Writes 1, 2, and then 3, 4 in a transaction, when it appears.
    private struct Writer: View {
        @State private var number = 0
        let log: Log
        let write: (Binding<Int>) -> Void
        var body: some View {
            let _ = log.add("\(number)")
            Text(verbatim: "\(number)")
                .onChange(of: number) { old, new in log.add("\(old)->\(new)") }
                .onAppear { write($number) }
        }
    }

    @Test("B3-09 two writes in one transaction are one evaluation, with the last") func oneTransaction() {
        let live = Live(
            Writer(log: log) {
                $0.wrappedValue = 1
                $0.wrappedValue = 2
            })
        #expect(log.all == ["0", "2", "0->2"])
        #expect(live.texts == ["2"])
    }

    @Test("B3-10 a transaction of its own is an evaluation of its own, in the same frame") func nestedTransaction() {
        let live = Live(
            Writer(log: log) { number in
                number.wrappedValue = 1
                number.wrappedValue = 2
                withTransaction(\.name, "a") {
                    number.wrappedValue = 3
                    number.wrappedValue = 4
                }
            })
        #expect(log.all == ["0", "2", "0->2", "4", "2->4"])
        #expect(live.texts == ["4"])
    }

    private struct Plain: View {
        let x: Int, name: String
        let log: Log
        var body: some View {
            let _ = log.add("body")
            Text(verbatim: "\(x)\(name)")
        }
    }

    @Test("B3-11 a view whose fields are equal is not run again") func fields() {
        let live = Live(
            With(0, number) { Plain(x: $0 / 2, name: "n\($0 / 2)", log: log) })
        _ = log.take()
        number.value = 1
        #expect(live.run().bodies == 1)
        #expect(log.take() == [])
        number.value = 2
        #expect(live.run().bodies == 2)
        #expect(live.texts == ["1n1"])
    }

    private struct Parity: View, Equatable {
        let number: Int
        let log: Log?
        nonisolated static func == (a: Self, b: Self) -> Bool {
            a.number.isMultiple(of: 2) == b.number.isMultiple(of: 2)
        }
        var body: some View {
            let _ = log?.add("body \(number)")
            Text(verbatim: "\(number)")
        }
    }

    @Test("B3-12 an Equatable view with more than plain data is asked by its own operator") func equatableFields() {
        let live = Live(With(0, number) { Parity(number: $0, log: log) })
        number.value = 2
        live.run()
        #expect(live.texts == ["0"])
        number.value = 3
        live.run()
        #expect(live.texts == ["3"])
        #expect(log.all == ["body 0", "body 3"])
    }

    private struct PlainParity: View, Equatable {
        let number: Int
        nonisolated static func == (a: Self, b: Self) -> Bool {
            a.number.isMultiple(of: 2) == b.number.isMultiple(of: 2)
        }
        var body: some View { Text(verbatim: "\(number)") }
    }

    @Test("B3-13 in an EquatableView the operator counts, for plain data as well") func equatable() {
        let live = Live(
            With(0, number) {
                PlainParity(number: $0)
                PlainParity(number: $0).equatable()
                EquatableView(content: PlainParity(number: $0))
            })
        number.value = 2
        live.run()
        #expect(live.texts == ["2", "0", "0"])
        number.value = 5
        live.run()
        #expect(live.texts == ["5", "5", "5"])
    }

    @Test("B3-14 an Equatable child runs no more often than its operator says; another with every change")
    func equatableCounts() {
        let live = Live(
            With(0, number) {
                Parity(number: $0, log: log).equatable()
                Plain(x: $0, name: "", log: log)
            })
        for next in [2, 4] {
            number.value = next
            live.run()
        }
        #expect(log.all.count { $0 == "body" } == 3)
        #expect(log.all.count { $0.hasPrefix("body ") } == 1)
    }

    private struct Acting: View {
        let action: () -> Void
        let log: Log
        var body: some View {
            let _ = log.add("body")
            Text(verbatim: "a")
        }
    }

    @Test("B3-15 a view with a closure runs with its parent, unless the closure is the same") func closures() {
        let kept = { log.add("kept") }
        let live = Live(
            With(0, number) { number in
                Acting(action: { log.add("\(number)") }, log: log)
                Acting(action: kept, log: log)
            })
        _ = log.take()
        number.value = 1
        live.run()
        #expect(log.take() == ["body"])
    }

    private struct Reads: View {
        @Environment(\.first) private var first
        let log: Log
        var body: some View {
            let _ = log.add("\(first)")
            Text(verbatim: "\(first)")
        }
    }

    @Test("B3-16 a body depends on the key of the environment that it reads, and on no other") func environment() {
        let other = Handle<Int>()
        let live = Live(
            With(0, number) { first in
                With(0, other) { second in
                    Reads(log: log).environment(\.second, second)
                }
                .environment(\.first, first)
            })
        #expect(log.take() == ["0"])
        other.value = 1
        live.run()
        #expect(log.take() == [])
        number.value = 1
        live.run()
        #expect(log.take() == ["1"])
        #expect(live.texts == ["1"])
    }

    private struct Impure: View {
        @State private var number = 0
        let log: Log
        var body: some View {
            let _ = number += 1
            let _ = log.add("body")
            Text(verbatim: "\(number)")
        }
    }

    @Test("B3-19 a body that writes state is told so once, and the write is ignored") func writes() {
        let said = messages {
            let live = Live(Impure(log: log))
            live.run()
            #expect(live.texts == ["0"])
            #expect(log.all == ["body"])
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("the body of Impure") ?? false, "\(said)")
    }

    @Test("of a ForEach the closure runs again whose element changed, and no other") func elements() {
        let models = (0..<20).map { _ in Model() }
        let live = Live(
            ForEach(Array(models.enumerated()), id: \.offset) { item in
                let _ = log.add("\(item.offset)")
                Text(verbatim: "\(item.element.read)")
            })
        #expect(log.take().count == 20)
        models[7].read = 5
        models[3].read = 4
        live.run()
        #expect(log.take().sorted() == ["3", "7"])
        #expect(live.texts[7] == "5" && live.texts[3] == "4")
        models[7].read = 6
        live.run()
        #expect(log.take() == ["7"])
        #expect(live.texts[7] == "6")
        models[0].unread = 1
        #expect(live.run() == WorkLog())
    }

    @Test("a frame in which nothing changed is no work") func idle() {
        let live = Live(VStack { ForEach(0..<50) { Text(verbatim: "\($0)").padding() } })
        #expect(live.run() == WorkLog())
    }
}

extension EnvironmentValues {
    @Entry var first = 0
    @Entry var second = 0
}

extension Transaction {
    @Entry var name: String = "none"
}
