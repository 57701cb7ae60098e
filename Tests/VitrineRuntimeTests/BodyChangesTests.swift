import Combine
import SwiftUI
import Testing

@testable import VitrineCore
@testable import VitrineRuntime

/// Table B3: what a body says made it run.
@MainActor @Suite("B3. What made a body run")
struct BodyChangesTests {
    let number = Handle<Int>(), other = Handle<Int>(), isOn = Handle<Bool>()

    @Observable final class Model { var number = 0 }
    final class Object: ObservableObject { @Published var number = 0 }

    private struct Plain: View {
        let number: Int
        var body: some View {
            let _ = Self._logChanges()
            Text(verbatim: "\(number)")
        }
    }

    private struct Named: View {
        @State private var name = 0
        let number: Int, handle: Handle<Int>
        var body: some View {
            let _ = handle.take($name)
            let _ = Self._logChanges()
            Text(verbatim: "\(name)\(number)")
        }
    }

    @Test("B3-17 a view without properties of its own says @self, each time its value is another") func plain() {
        let said = messages {
            let live = Live(With(0, number) { Plain(number: $0 / 2) })
            for next in [1, 2] {
                number.value = next
                live.run()
            }
        }
        #expect(said == ["Plain: @self changed.", "Plain: @self changed."])
    }

    @Test("B3-18 at first everything changed: @self, @identity, and each property by the name it is stored under")
    func first() {
        let said = messages { _ = Live(Named(number: 0, handle: other)) }
        #expect(said == ["Named: @self, @identity, _name changed."])
    }

    @Test("B3-18 later a state is named when it changed, @self when the value did, and both when both did")
    func later() {
        let live = Live(With(0, number) { Named(number: $0, handle: other) })
        func said(_ change: () -> Void) -> [String] {
            messages {
                change()
                live.run()
            }
        }
        // The first run was not heard, but it did ask.
        #expect(said { other.value = 1 } == ["Named: _name changed."])
        #expect(said { number.value = 1 } == ["Named: @self changed."])
        #expect(
            said {
                number.value = 2
                other.value = 2
            } == ["Named: @self, _name changed."])
        #expect(said { other.value = 2 } == [])
    }

    @Test("B3-18 another identity is a first time") func identity() {
        let live = Live(With(0, number) { Named(number: 0, handle: other).id($0) })
        let said = messages {
            number.value = 1
            live.run()
        }
        #expect(said == ["Named: @self, @identity, _name changed."])
    }

    private struct Receiver: View {
        @Binding var shared: Int
        @Environment(\.first) private var first
        @Environment(\.second) private var second
        var body: some View {
            let _ = Self._logChanges()
            Text(verbatim: "\(shared)\(first)")
        }
    }

    @Test("B3-18 bindings and values of the environment are named, others of the environment are not")
    func bindings() {
        let environment = Handle<Int>()
        let said = messages {
            let live = Live(
                With(0, number) { first in
                    With(0, other) { second in
                        With(0, environment) { _ in Receiver(shared: environment.projected) }
                            .environment(\.first, first).environment(\.second, second)
                    }
                })
            for handle in [environment, number, other] {
                handle.value = 1
                live.run()
            }
        }
        #expect(
            said == [
                "Receiver: @self, @identity, _shared, _first, _second changed.", "Receiver: _shared changed.",
                "Receiver: _first changed.", "Receiver: _second changed.",
            ])
    }

    private struct Observer: View {
        let model: Model
        @State private var name = 0
        let handle: Handle<Int>
        var body: some View {
            let _ = handle.take($name)
            let _ = Self._logChanges()
            Text(verbatim: "\(model.number)\(name)")
        }
    }

    @Test("B3-17 what was read of an observed object is among the @dependencies") func observed() {
        let model = Model()
        let live = Live(Observer(model: model, handle: number))
        let said = messages {
            model.number = 1
            live.run()
            number.value = 1
            live.run()
            number.value = 2
            model.number = 2
            live.run()
        }
        #expect(
            said == [
                "Observer: @dependencies changed.", "Observer: _name changed.",
                "Observer: _name, @dependencies changed.",
            ])
    }

    private struct Holder: View {
        @ObservedObject var given: Object
        @StateObject private var own = Object()
        @EnvironmentObject private var around: Object
        let keep: (Object) -> Void
        var body: some View {
            let _ = keep(own)
            let _ = Self._logChanges()
            Text(verbatim: "\(given.number)\(own.number)\(around.number)")
        }
    }

    @Test("B3-17 an observable object that changed is named by the property that holds it") func objects() {
        let (given, around) = (Object(), Object())
        var own: Object?
        let said = messages {
            let live = Live(Holder(given: given) { own = $0 }.environmentObject(around))
            for object in [given, own!, around] {
                object.number = 1
                live.run()
            }
        }
        #expect(
            said == [
                "Holder: @self, @identity, _given, _own, _around changed.", "Holder: _given changed.",
                "Holder: _own changed.", "Holder: _around changed.",
            ])
    }

    private struct Doubled: DynamicProperty {
        @State var number = 0
        @Environment(\.first) private var first
        let factor: Int
    }

    private struct Custom: View {
        var doubled = Doubled(factor: 2)
        let handle: Handle<Int>
        var body: some View {
            let _ = handle.take(doubled.$number)
            let _ = Self._logChanges()
            Text(verbatim: "\(doubled.number)")
        }
    }

    @Test("B3-18 a property of one's own changes with what it is made of") func custom() {
        let live = Live(With(0, other) { Custom(handle: number).environment(\.first, $0) })
        let said = messages {
            number.value = 1
            live.run()
            other.value = 1
            live.run()
        }
        #expect(said == ["Custom: doubled changed.", "Custom: doubled changed."])
    }

    private struct Stored: View {
        @AppStorage("changes") private var kept = 0
        @ScaledMetric private var length = 10.0
        let handle: Handle<Int>
        var body: some View {
            let _ = handle.take($kept)
            let _ = Self._logChanges()
            Text(verbatim: "\(kept) \(length)")
        }
    }

    @Test("B3-18 kept values and scaled metrics are named as well") func stored() {
        let size = Handle<DynamicTypeSize>()
        let live = Live(With(.large, size) { Stored(handle: number).dynamicTypeSize($0) })
        let said = messages {
            number.value = 3
            live.run()
            size.value = .accessibility1
            live.run()
        }
        #expect(said == ["Stored: _kept changed.", "Stored: _length changed."])
    }

    private struct Elsewhere: View {
        struct Source { var number: () -> Int }
        let source: Source
        var body: some View {
            let _ = Self._logChanges()
            let _ = Self._logChanges()
            Text(verbatim: "\(source.number())")
        }
    }

    @Test("B3-18 a state no property leads to is among the @dependencies; asked twice it says the same")
    func elsewhere() {
        let live = Live(With(0, number) { _ in With(0, other) { _ in Text(verbatim: "") } })
        let source = Elsewhere.Source { [number] in number.value }
        let reader = Live(Elsewhere(source: source))
        let said = messages {
            number.value = 1
            live.run()
            reader.run()
        }
        #expect(said == ["Elsewhere: @dependencies changed.", "Elsewhere: @dependencies changed."])
        #expect(reader.texts == ["1"])
    }

    private struct Sometimes: View {
        @State private var number = 0
        let handle: Handle<Int>
        var body: some View {
            let _ = handle.take($number)
            if number.isMultiple(of: 3), number > 0 { let _ = Self._logChanges() }
            Text(verbatim: "\(number)")
        }
    }

    @Test("B3-18 who asks for the first time later on is told that nothing is known, and then what changed since")
    func unknown() {
        let live = Live(Sometimes(handle: number))
        let said = messages {
            for next in 1...6 {
                number.value = next
                live.run()
            }
        }
        #expect(
            said == [
                "Sometimes: not known, for the body did not ask when it ran before.", "Sometimes: _number changed.",
            ])
    }

    private struct Marked: ViewModifier {
        @Environment(\.first) private var first
        let number: Int
        func body(content: Content) -> some View {
            let _ = Self._logChanges()
            content
        }
    }

    @Test("B3-18 a modifier's body tells as well") func modifiers() {
        let said = messages {
            let live = Live(
                With(0, number) { number in
                    With(0, other) { Text(verbatim: "a").modifier(Marked(number: number)).environment(\.first, $0) }
                })
            for handle in [number, other] {
                handle.value = 1
                live.run()
            }
        }
        #expect(
            said == ["Marked: @self, @identity, _first changed.", "Marked: @self changed.", "Marked: _first changed."])
    }

    private struct Outside: View {
        var body: some View {
            Group(subviews: Text(verbatim: "a")) { subviews in
                let _ = Outside._logChanges()
                let _ = Plain._logChanges()
                subviews
            }
        }
    }

    @Test("B3-17 elsewhere than in the view's own body nothing is said") func outside() {
        let said = messages {
            _ = Live(Outside())
            Plain._logChanges()
        }
        #expect(said == [])
    }

    @Test("B3-18 to ask makes no body depend on what it does not read") func noReading() {
        struct Asking: View {
            @State private var unread = 0
            @Binding var unreadPart: Int
            let handle: Handle<Int>
            var body: some View {
                let _ = handle.take($unread)
                let _ = Self._logChanges()
                Text(verbatim: "a")
            }
        }
        let model = Model()
        _ = messages {
            let live = Live(Asking(unreadPart: Bindable(model).number, handle: number))
            number.value = 1
            model.number = 1
            #expect(live.run() == WorkLog())
        }
    }
}
