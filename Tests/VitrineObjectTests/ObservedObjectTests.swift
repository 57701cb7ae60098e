import Combine
import SwiftUI
import Testing

private struct Badge: ViewModifier {
    @ObservedObject var model: Model
    let tally: Tally
    func body(content: Content) -> some View {
        let _ = tally.note("modifier")
        HStack {
            content
            Text(model.name)
        }
    }
}

@MainActor @Suite("Observed objects")
struct ObservedObjectTests {
    let tally = Tally()

    struct Content: View {
        @ObservedObject var model: Model
        let tally: Tally
        var change: (Model) -> Void = { _ in }

        var body: some View {
            let _ = tally.note("content")
            VStack {
                Noted(name: model.name, tally: tally)
                Noted(name: "other", tally: tally)
            }
            .onAppear { change(model) }
        }
    }

    @Test("B3-01 a published change in onAppear: the observer's body and that of the subview it changes run once more")
    func published() {
        let live = LiveView(Content(model: Model(), tally: tally) { $0.name = "b" })
        #expect(tally.count("content") == 2)
        #expect(tally.notes == ["content", "a", "other", "content", "b"])
        #expect(live.texts == ["b", "other"])
    }

    @Test("B3-02 a change of a property that is not published runs nothing")
    func unpublished() {
        _ = LiveView(Content(model: Model(), tally: tally) { $0.secret = 1 })
        #expect(tally.notes == ["content", "a", "other"])
    }

    @Test("B3-01 the body runs after the change, once for all changes since the last frame")
    func together() {
        let model = Model()
        let live = LiveView(Content(model: model, tally: tally), tally: tally)
        let notes = live.noted {
            model.name = "b"
            model.number = 1
            model.name = "c"
        }
        #expect(notes == ["content", "c"])
        #expect(live.texts == ["c", "other"])
        #expect(live.noted {} == [])
    }

    @Test("B3-01 every observer's body runs, also of what it did not read; a sibling that does not observe does not")
    func siblings() {
        struct Reader: View {
            @ObservedObject var model: Model
            let tally: Tally
            var body: some View {
                let _ = tally.note("reader")
                Text("\(model.number)")
            }
        }
        struct Idle: View {
            @ObservedObject var model: Model
            let tally: Tally
            var body: some View {
                let _ = tally.note("idle")
                Text("idle")
            }
        }
        struct Holder: View {
            let model: Model
            let tally: Tally
            var body: some View {
                let _ = tally.note("holder \(model.number)")
                Text("holder")
            }
        }
        let model = Model()
        let live = LiveView(
            VStack {
                Reader(model: model, tally: tally)
                Idle(model: model, tally: tally)
                Holder(model: model, tally: tally)
                Noted(name: "plain", tally: tally)
            }, tally: tally)
        #expect(tally.notes == ["reader", "idle", "holder 0", "plain"])
        #expect(live.noted { model.number = 7 } == ["reader", "idle"])
        #expect(live.texts == ["7", "idle", "holder", "plain"])
    }

    @Test("B3-01 the rows of a published array: the observer makes them anew, and the bodies of the changed ones run")
    func rows() {
        final class Store: ObservableObject {
            struct Item: Identifiable {
                var id: Int
                var name: String
            }
            @Published var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three")]
        }
        struct List: View {
            @ObservedObject var store: Store
            let tally: Tally
            var body: some View {
                let _ = tally.note("list")
                VStack { ForEach(store.items) { Noted(name: $0.name, tally: tally) } }
            }
        }
        let store = Store()
        let live = LiveView(List(store: store, tally: tally), tally: tally)
        #expect(tally.notes == ["list", "one", "two", "three"])
        #expect(live.noted { store.items[1].name = "zwei" } == ["list", "zwei"])
        #expect(live.noted { store.items.remove(at: 0) } == ["list"])
        #expect(live.noted { store.items.append(.init(id: 4, name: "four")) } == ["list", "four"])
        #expect(live.texts == ["zwei", "three", "four"])
    }

    @Test("a view that gets the same object again is the same")
    func same() {
        struct Parent: View {
            let number: Int
            let model: Model
            let tally: Tally
            var body: some View {
                let _ = tally.note("parent")
                Content(model: model, tally: tally)
            }
        }
        // The closure in `Content` would make a difference; this one has none.
        struct Content: View {
            @ObservedObject var model: Model
            let tally: Tally
            var body: some View {
                let _ = tally.note("content")
                Text(model.name)
            }
        }
        let model = Model()
        let live = LiveView(Parent(number: 1, model: model, tally: tally), tally: tally)
        #expect(live.noted { live.update(Parent(number: 2, model: model, tally: tally)) } == ["parent"])
        #expect(live.noted { model.name = "b" } == ["content"])
    }

    @Test("another object in the property: the body runs, the former one is no longer listened to and goes")
    func replaced() {
        var first: Model? = Model()
        weak let old = first
        let second = Model()
        second.name = "second"
        let live = LiveView(Content(model: first!, tally: tally), tally: tally)
        #expect(live.noted { live.update(Content(model: second, tally: tally)) } == ["content", "second"])
        #expect(live.noted { first!.name = "x" } == [])
        first = nil
        #expect(old == nil)
        #expect(live.noted { second.name = "y" } == ["content", "y"])
        #expect(live.texts == ["y", "other"])
    }

    @Test("an object and what listens to it go with the view")
    func freed() {
        final class Custom: ObservableObject {
            let objectWillChange = CountedPublisher()
        }
        struct Content: View {
            @ObservedObject var model: Custom
            var body: some View { Text("content") }
        }
        let custom = Custom()
        weak var model: Model?
        do {
            let made = Model()
            model = made
            let live = LiveView(
                VStack {
                    ObservedObjectTests.Content(model: made, tally: tally)
                    Content(model: custom)
                })
            #expect(custom.objectWillChange.subscriptions == 1)
            live.update(
                VStack {
                    ObservedObjectTests.Content(model: made, tally: tally)
                    Content(model: custom)
                })
            #expect(custom.objectWillChange.subscriptions == 1 && custom.objectWillChange.cancellations == 0)
        }
        #expect(custom.objectWillChange.cancellations == 1)
        #expect(model == nil)
    }

    @Test("a publisher of one's own, a current value among its kinds; an object without published properties")
    func custom() {
        final class Valued: ObservableObject {
            let objectWillChange = CurrentValueSubject<Int, Never>(0)
        }
        final class Lone: ObservableObject {
            var name = "lone" { willSet { objectWillChange.send() } }
        }
        struct Content: View {
            @ObservedObject var valued: Valued
            @ObservedObject var lone: Lone
            let tally: Tally
            var body: some View {
                let _ = tally.note("content")
                Text("\(valued.objectWillChange.value) \(lone.name)")
            }
        }
        let (valued, lone) = (Valued(), Lone())
        let live = LiveView(Content(valued: valued, lone: lone, tally: tally), tally: tally)
        // The value that is there when the view subscribes is no change.
        #expect(tally.notes == ["content"])
        #expect(live.noted { valued.objectWillChange.send(2) } == ["content"])
        #expect(live.noted { lone.name = "two" } == ["content"])
        #expect(live.texts == ["2 two"])
    }

    @Test("a subclass with properties of its own, in a property of the superclass")
    func subclass() {
        final class Special: Model {
            @Published var extra = "x"
        }
        let model = Special()
        let live = LiveView(Content(model: model, tally: tally), tally: tally)
        #expect(live.noted { model.extra = "y" } == ["content"])
        #expect(live.noted { model.name = "z" } == ["content", "z"])
    }

    @Test("bindings to properties, and to elements of a published array, write to the object")
    func bindings() {
        final class Store: ObservableObject {
            @Published var name = "a"
            @Published var flags = [false, false]
        }
        struct Field: View {
            @Binding var text: String
            let onShow: (Binding<String>) -> Void
            var body: some View {
                let _ = onShow($text)
                Text(text)
            }
        }
        struct Form: View {
            @ObservedObject var store: Store
            let onShow: (Binding<String>) -> Void
            var body: some View {
                VStack {
                    Field(text: $store.name, onShow: onShow)
                    ForEach($store.flags.indices, id: \.self) { Text($store.flags[$0].wrappedValue ? "on" : "off") }
                }
            }
        }
        let store = Store()
        var binding: Binding<String>?
        let live = LiveView(Form(store: store) { binding = $0 })
        binding?.wrappedValue = "b"
        ObservedObject(wrappedValue: store).projectedValue.flags[1].wrappedValue = true
        #expect(store.name == "b" && store.flags == [false, true])
        #expect(live.frame().texts == ["b", "off", "on"])
    }

    @Test("in a modifier of one's own and in a dynamic property of one's own")
    func elsewhere() {
        @MainActor @propertyWrapper struct Shouted: @preconcurrency DynamicProperty {
            @ObservedObject var model: Model
            private(set) var wrappedValue = ""
            init(_ model: Model) { self.model = model }
            mutating func update() { wrappedValue = model.name.uppercased() }
        }
        struct Loud: View {
            @Shouted var name: String
            let tally: Tally
            init(_ model: Model, _ tally: Tally) { (_name, self.tally) = (Shouted(model), tally) }
            var body: some View {
                let _ = tally.note("loud")
                Text(name)
            }
        }
        let model = Model()
        let live = LiveView(
            VStack {
                Noted(name: "inside", tally: tally).modifier(Badge(model: model, tally: tally))
                Loud(model, tally)
            }, tally: tally)
        #expect(live.texts == ["inside", "a", "A"])
        #expect(live.noted { model.name = "b" } == ["modifier", "loud"])
        #expect(live.texts == ["inside", "b", "B"])
    }

    @Test("B3-20 a change on another thread is in the next frame, and the first one is told of")
    func thread() {
        final class Remote: ObservableObject {
            @Published var name = "a"
        }
        struct Content: View {
            @ObservedObject var model: Remote
            let tally: Tally
            var body: some View {
                let _ = tally.note("content")
                Text(model.name)
            }
        }
        let model = Remote()
        let live = LiveView(Content(model: model, tally: tally), tally: tally)
        let said = messages {
            #expect(live.noted { onAnotherThread { model.name = "b" } } == ["content"])
            #expect(live.texts == ["b"])
            #expect(live.noted { onAnotherThread { model.name = "c" } } == ["content"])
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("an object of type Remote changed on a background thread") == true)
        #expect(said.first?.contains("Publishing changes from background threads is not allowed") == true)
    }

    @Test("B3-20 many threads change objects while frames are made; the last values are shown in the end")
    func threads() {
        let models = (0..<4).map { _ in Model() }
        struct Content: View {
            let models: [Model]
            let tally: Tally
            var body: some View {
                VStack {
                    ForEach(Array(models.enumerated()), id: \.offset) { Row(model: $0.element) }
                }
            }
        }
        struct Row: View {
            @ObservedObject var model: Model
            var body: some View { Text("\(model.number)") }
        }
        let live = LiveView(Content(models: models, tally: tally))
        _ = messages {
            let group = DispatchGroup()
            for model in models {
                nonisolated(unsafe) let model = model
                DispatchQueue.global().async(group: group) {
                    for number in 1...300 { model.number = number }
                }
            }
            while group.wait(timeout: .now() + .milliseconds(1)) == .timedOut { live.frame() }
            // The last change may have been seen before it was made, as on Apple's systems; one more on each tells.
            for model in models { model.number += 1 }
        }
        #expect(live.frame().texts == ["301", "301", "301", "301"])
    }

    @Test("B3-20 a body that changes what it observes is told of, and ends")
    func feedback() {
        final class Restless: ObservableObject {
            @Published var runs = 0
        }
        struct Content: View {
            @ObservedObject var model: Restless
            var body: some View {
                let _ = model.runs < 3 ? (model.runs += 1) : ()
                Text("\(model.runs)")
            }
        }
        var live: LiveView?
        let said = messages { live = LiveView(Content(model: Restless())) }
        #expect(live?.texts == ["3"])
        #expect(said.count == 1)
        #expect(said.first?.contains("an object of type Restless changed while a body ran") == true)
    }
}
