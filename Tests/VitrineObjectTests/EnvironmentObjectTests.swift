import SwiftUI
import Testing

@MainActor @Suite("Environment objects")
struct EnvironmentObjectTests {
    let tally = Tally()

    struct Reader: View {
        @EnvironmentObject private var model: Model
        let tally: Tally
        var body: some View {
            let _ = tally.note("reader")
            Text(model.name)
        }
    }

    struct Between: View {
        let tally: Tally
        var body: some View {
            let _ = tally.note("between")
            VStack {
                Reader(tally: tally)
                Noted(name: "plain", tally: tally)
            }
        }
    }

    private func model(_ name: String) -> Model {
        let model = Model()
        model.name = name
        return model
    }

    @Test("B4-05 a change runs the bodies that read the object, not those between")
    func change() {
        let model = Model()
        let live = LiveView(Between(tally: tally).environmentObject(model), tally: tally)
        #expect(tally.notes == ["between", "reader", "plain"])
        #expect(live.noted { model.name = "b" } == ["reader"])
        #expect(live.noted { model.secret = 1 } == [])
        #expect(live.texts == ["b", "plain"])
    }

    @Test("B4-05 the closest object of the type wins; objects are kept by the type they are supplied as")
    func closest() {
        final class Special: Model {}
        let special = Special()
        let live = LiveView(
            VStack {
                Reader(tally: tally)
                Reader(tally: tally).environmentObject(model("inner"))
                Reader(tally: tally).environmentObject(special)
                Reader(tally: tally).environmentObject(special as Model)
            }
            .environmentObject(model("outer")))
        #expect(live.texts == ["outer", "inner", "outer", "a"])
    }

    @Test("another object runs the readers only, and the former one is no longer listened to")
    func replaced() {
        var first: Model? = model("first")
        weak let old = first
        let second = model("second")
        let live = LiveView(Between(tally: tally).environmentObject(first!), tally: tally)
        #expect(live.noted { live.update(Between(tally: tally).environmentObject(second)) } == ["reader"])
        #expect(live.texts == ["second", "plain"])
        #expect(live.noted { first!.name = "x" } == [])
        first = nil
        #expect(old == nil)
        #expect(live.noted { second.name = "y" } == ["reader"])
        #expect(live.noted { live.update(Between(tally: tally).environmentObject(second)) } == [])
    }

    @Test("bindings to the object's properties")
    func bindings() {
        struct Editor: View {
            @EnvironmentObject var model: Model
            let onShow: (Binding<String>) -> Void
            var body: some View {
                let _ = onShow($model.name)
                Text(model.name)
            }
        }
        let model = Model()
        var binding: Binding<String>?
        let live = LiveView(Editor { binding = $0 }.environmentObject(model))
        binding?.wrappedValue = "b"
        #expect(model.name == "b")
        #expect(live.frame().texts == ["b"])
    }

    @Test("B4-05 a missing object that is not read does no harm, and is found when it comes")
    func unread() {
        struct Careful: View {
            @EnvironmentObject var model: Model
            let isReading: Bool
            var body: some View { Text(isReading ? model.name : "none") }
        }
        let live = LiveView(AnyView(Careful(isReading: false)))
        #expect(live.texts == ["none"])
        let model = Model()
        live.update(AnyView(Careful(isReading: true).environmentObject(model)))
        model.name = "b"
        #expect(live.frame().texts == ["b"])
    }

    @Test("B4-05 reading a missing object ends the process with a message: which type, and what to do")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = LiveView(Reader(tally: Tally()))
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("no object of type Model in the environment; put one there with .environmentObject(_:)"))
    }
}
