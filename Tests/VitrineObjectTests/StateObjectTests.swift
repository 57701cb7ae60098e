import SwiftUI
import Testing

/// A model that notes when it is made and when it goes.
private final class Owned: ObservableObject {
    @Published var number: Int
    var secret = 0
    let tally: Tally

    init(_ number: Int = 0, _ tally: Tally) {
        (self.number, self.tally) = (number, tally)
        tally.note("made \(number)")
    }

    deinit { tally.note("gone \(number)") }
}

private struct Owner: View {
    @StateObject private var model: Owned
    let name: String
    let tally: Tally
    var change: (Owned) -> Void = { _ in }

    init(_ number: Int, _ name: String, _ tally: Tally, change: @escaping (Owned) -> Void = { _ in }) {
        _model = StateObject(wrappedValue: Owned(number, tally))
        (self.name, self.tally, self.change) = (name, tally, change)
    }

    var body: some View {
        let _ = tally.note("content")
        VStack {
            Noted(name: "\(name)\(model.number)", tally: tally)
            Noted(name: "other", tally: tally)
        }
        .onAppear { change(model) }
    }
}

@MainActor @Suite("State objects")
struct StateObjectTests {
    let tally = Tally()

    @Test("B3-03 a published change in onAppear: the owner's body and that of the subview it changes run once more")
    func published() {
        _ = LiveView(Owner(0, "n", tally) { $0.number = 1 })
        #expect(tally.notes.prefix(6) == ["made 0", "content", "n0", "other", "content", "n1"])
        #expect(tally.count("content") == 2)
    }

    @Test("B3-03 a change of a property that is not published runs nothing")
    func unpublished() {
        let live = LiveView(Owner(0, "n", tally) { $0.secret = 1 })
        #expect(tally.notes == ["made 0", "content", "n0", "other"])
        withExtendedLifetime(live) {}
    }

    @Test("B1-24 the object is made once in the life of the view's identity, whatever its later values say")
    func once() {
        let live = LiveView(Owner(1, "a", tally), tally: tally)
        #expect(live.noted { live.update(Owner(2, "b", tally)) } == ["content", "b1"])
        #expect(
            live.noted { live.update(Owner(3, "b", tally).padding()) } == [
                "made 3", "content", "b3", "other", "gone 1",
            ])
    }

    @Test("B1-24 another id is another object; the former one goes")
    func identity() {
        let live = LiveView(Owner(1, "a", tally).id(1), tally: tally)
        #expect(live.noted { live.update(Owner(2, "a", tally).id(1)) }.filter { $0.hasPrefix("m") } == [])
        let notes = live.noted { live.update(Owner(3, "a", tally).id(2)) }
        #expect(notes.filter { $0.hasPrefix("made") || $0.hasPrefix("gone") } == ["made 3", "gone 1"])
        #expect(live.texts == ["a3", "other"])
    }

    @Test("B1-24 each row has its own, which moves with it and goes with it")
    func rows() {
        struct Rows: View {
            let ids: [Int]
            let tally: Tally
            var body: some View {
                VStack { ForEach(ids, id: \.self) { Row(id: $0, tally: tally) } }
            }
        }
        struct Row: View {
            @StateObject private var model: Owned
            init(id: Int, tally: Tally) { _model = StateObject(wrappedValue: Owned(id, tally)) }
            var body: some View { Text("\(model.number)") }
        }
        let live = LiveView(Rows(ids: [1, 2, 3], tally: tally), tally: tally)
        #expect(tally.notes == ["made 1", "made 2", "made 3"])
        #expect(live.noted { live.update(Rows(ids: [3, 1, 2], tally: tally)) } == [])
        #expect(live.texts == ["3", "1", "2"])
        #expect(live.noted { live.update(Rows(ids: [3, 2], tally: tally)) } == ["gone 1"])
        #expect(live.noted { live.update(Rows(ids: [3, 2, 1], tally: tally)) } == ["made 1"])
    }

    @Test("B1-24 the object is made when the body first runs, not with the view's value")
    func lazily() {
        let owner = Owner(1, "a", tally)
        #expect(tally.notes == [])
        _ = LiveView(owner)
        #expect(tally.notes.first == "made 1")
    }

    @Test("B1-24 the object goes with the view, and with the whole tree")
    func freed() {
        struct Switch: View {
            let isOn: Bool
            let tally: Tally
            var body: some View { if isOn { Owner(1, "a", tally) } else { Text("off") } }
        }
        do {
            let live = LiveView(Switch(isOn: true, tally: tally), tally: tally)
            #expect(live.noted { live.update(Switch(isOn: false, tally: tally)) } == ["gone 1"])
            live.update(Switch(isOn: true, tally: tally))
            withExtendedLifetime(live) { tally.notes = [] }
        }
        #expect(tally.notes == ["gone 1"])
    }

    @Test("handed on as an observed object and in the environment, one change runs each observer once")
    func handedOn() {
        struct Reader: View {
            @EnvironmentObject var model: Model
            let tally: Tally
            var body: some View {
                let _ = tally.note("reader")
                Text(model.name)
            }
        }
        struct Row: View {
            @ObservedObject var model: Model
            let tally: Tally
            var body: some View {
                let _ = tally.note("row")
                Text(model.name)
            }
        }
        struct Screen: View {
            @StateObject private var model = Model()
            let tally: Tally
            let handOut: (Model) -> Void
            var body: some View {
                let _ = tally.note("screen")
                VStack {
                    Row(model: model, tally: tally)
                    Reader(tally: tally)
                }
                .environmentObject(model)
                .onAppear { handOut(model) }
            }
        }
        var model: Model?
        let live = LiveView(Screen(tally: tally) { model = $0 }, tally: tally)
        #expect(tally.notes == ["screen", "row", "reader"])
        #expect(live.noted { model?.name = "b" } == ["screen", "row", "reader"])
        #expect(live.texts == ["b", "b"])
    }

    @Test("outside of a tree each access makes an object, and a message says so")
    func outside() {
        struct Lonely: View {
            @StateObject var model: Owned
            var body: some View { Text("\(model.number)") }
        }
        let said = messages {
            let view = Lonely(model: Owned(5, tally))
            _ = view.model
            _ = view.model
        }
        #expect(tally.count("made 5") == 2)
        #expect(
            said.count == 1 && said.first?.contains("@StateObject of type Owned was read outside of a view") == true)
    }
}
