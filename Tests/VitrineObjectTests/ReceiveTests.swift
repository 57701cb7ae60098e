import Combine
import SwiftUI
import Testing

@MainActor @Suite("Views that receive values")
struct ReceiveTests {
    let tally = Tally()

    struct Counter: View {
        let publisher: CountedPublisher
        let tally: Tally
        @State private var sum = 0
        var body: some View {
            let _ = tally.note("body")
            Text("\(sum)").onReceive(publisher) {
                tally.note("got \($0)")
                sum += $0
            }
        }
    }

    struct Switch<Content: View>: View {
        let isOn: Bool
        @ViewBuilder let content: Content
        var body: some View { if isOn { content } else { Text("off") } }
    }

    @Test("each value runs the action at once, and what it changes is in the next frame")
    func values() {
        let publisher = CountedPublisher()
        let live = LiveView(Counter(publisher: publisher, tally: tally), tally: tally)
        publisher.subject.send(1)
        publisher.subject.send(2)
        #expect(tally.notes == ["body", "got 1", "got 2"])
        #expect(live.noted {} == ["body"])
        #expect(live.texts == ["3"])
    }

    @Test("one subscription while the view lives, however often its body runs; cancelled when the view goes")
    func subscriptions() {
        let publisher = CountedPublisher()
        let live = LiveView(Switch(isOn: true) { Counter(publisher: publisher, tally: tally) })
        for number in 1...3 {
            publisher.subject.send(number)
            live.frame()
        }
        live.update(Switch(isOn: true) { Counter(publisher: publisher, tally: tally) })
        #expect(publisher.subscriptions == 1 && publisher.cancellations == 0)
        live.update(Switch(isOn: false) { Counter(publisher: publisher, tally: tally) })
        #expect(publisher.subscriptions == 1 && publisher.cancellations == 1)
        live.update(Switch(isOn: true) { Counter(publisher: publisher, tally: tally) })
        #expect(live.texts == ["0"])
        #expect(publisher.subscriptions == 2 && publisher.cancellations == 1)
    }

    @Test("the subscription goes with the whole tree")
    func tree() {
        let publisher = CountedPublisher()
        do { _ = LiveView(Counter(publisher: publisher, tally: tally)) }
        #expect(publisher.subscriptions == 1 && publisher.cancellations == 1)
    }

    @Test("another publisher: the former one is cancelled; an equal value is the same one")
    func replaced() {
        struct Echo: View {
            let value: Int
            let number: Int
            let publisher: CountedPublisher
            let tally: Tally
            var body: some View {
                Text("\(number)")
                    .onReceive(Just(value)) { tally.note("just \($0)") }
                    .onReceive(publisher) { tally.note("got \($0)") }
            }
        }
        let (a, b) = (CountedPublisher(), CountedPublisher())
        let live = LiveView(Echo(value: 1, number: 1, publisher: a, tally: tally), tally: tally)
        #expect(tally.notes == ["just 1"])
        #expect(live.noted { live.update(Echo(value: 1, number: 2, publisher: a, tally: tally)) } == [])
        #expect(live.noted { live.update(Echo(value: 2, number: 2, publisher: a, tally: tally)) } == ["just 2"])
        #expect(live.noted { live.update(Echo(value: 2, number: 2, publisher: b, tally: tally)) } == [])
        #expect(a.cancellations == 1 && b.subscriptions == 1)
        #expect(live.noted { a.subject.send(5) } == [])
        #expect(live.noted { b.subject.send(6) } == ["got 6"])
    }

    @Test("the action is that of the view's latest value")
    func latest() {
        struct Namer: View {
            let name: String
            let publisher: CountedPublisher
            let tally: Tally
            var body: some View { Text(name).onReceive(publisher) { tally.note("\(name) \($0)") } }
        }
        let publisher = CountedPublisher()
        let live = LiveView(Namer(name: "a", publisher: publisher, tally: tally), tally: tally)
        live.update(Namer(name: "b", publisher: publisher, tally: tally))
        #expect(live.noted { publisher.subject.send(1) } == ["b 1"])
        #expect(publisher.subscriptions == 1)
    }

    @Test("the view is subscribed before anything appears, and until before anything disappears")
    func order() {
        let subject = PassthroughSubject<String, Never>()
        struct Content: View {
            let subject: PassthroughSubject<String, Never>
            let tally: Tally
            var body: some View {
                Text("x")
                    .onAppear { subject.send("appear") }
                    .onDisappear {
                        tally.note("gone")
                        subject.send("disappear")
                    }
                    .onReceive(subject) { tally.note($0) }
            }
        }
        let live = LiveView(Switch(isOn: true) { Content(subject: subject, tally: tally) }, tally: tally)
        #expect(tally.notes == ["appear"])
        #expect(
            live.noted { live.update(Switch(isOn: false) { Content(subject: subject, tally: tally) }) } == ["gone"])
    }

    @Test("what a publisher sends at once is in the first frame")
    func atOnce() {
        struct Content: View {
            @StateObject private var model = Model()
            @State private var shown = "-"
            let tally: Tally
            var body: some View {
                let _ = tally.note("body")
                Text(shown).onReceive(model.$name) { shown = $0 }
            }
        }
        let live = LiveView(Content(tally: tally))
        #expect(live.texts == ["a"])
        #expect(tally.notes == ["body", "body"])
    }

    @Test(
        "B3-20 values from another thread wait, in their order, for the next frame, and the action runs on the main thread"
    )
    func thread() {
        struct Content: View {
            let subject: PassthroughSubject<Int, Never>
            let tally: Tally
            @State private var last = 0
            var body: some View {
                Text("\(last)").onReceive(subject) {
                    MainActor.assertIsolated()
                    tally.note("got \($0)")
                    last = $0
                }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let live = LiveView(Content(subject: subject, tally: tally), tally: tally)
        onAnotherThread { for number in 1...3 { subject.send(number) } }
        #expect(tally.notes == [])
        #expect(live.noted {} == ["got 1", "got 2", "got 3"])
        #expect(live.texts == ["3"])
        // One that comes on the main thread does not overtake.
        onAnotherThread { subject.send(4) }
        subject.send(5)
        #expect(tally.notes.suffix(2) == ["got 4", "got 5"])
        #expect(live.frame().texts == ["5"])
    }

    @Test("values sent while a body runs wait for its end")
    func duringBody() {
        struct Sender: View {
            let number: Int
            let subject: PassthroughSubject<Int, Never>
            var body: some View {
                let _ = subject.send(number)
                Text("sent \(number)")
            }
        }
        struct Content: View {
            let number: Int
            let subject: PassthroughSubject<Int, Never>
            @State private var last = 0
            var body: some View {
                VStack {
                    Text("got \(last)")
                    Sender(number: number, subject: subject)
                }
                .onReceive(subject) { last = $0 }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let live = LiveView(Content(number: 1, subject: subject))
        #expect(live.texts == ["got 0", "sent 1"])
        live.update(Content(number: 2, subject: subject))
        #expect(live.texts == ["got 2", "sent 2"])
    }

    @Test("a timer that connects itself runs while the view is shown")
    func timer() {
        struct Clock: View {
            let timer: Publishers.Autoconnect<Timer.TimerPublisher>
            let tally: Tally
            @State private var ticks = 0
            var body: some View {
                Text("\(ticks)").onReceive(timer) { _ in
                    ticks += 1
                    tally.note("tick")
                }
            }
        }
        let timer = Timer.publish(every: 0.01, on: .current, in: .common).autoconnect()
        let live = LiveView(Switch(isOn: true) { Clock(timer: timer, tally: tally) }, tally: tally)
        func run(_ seconds: Double) { RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds)) }
        for _ in 0..<100 where tally.notes.count < 3 { run(0.02) }
        #expect(tally.notes.count >= 3)
        #expect(live.frame().texts == ["\(tally.notes.count)"])
        live.update(Switch(isOn: false) { Clock(timer: timer, tally: tally) })
        tally.notes = []
        run(0.05)
        #expect(tally.notes == [])
    }

    @Test("notifications")
    func notification() {
        struct Listener: View {
            let tally: Tally
            var body: some View {
                Text("x").onReceive(NotificationCenter.default.publisher(for: .init("VitrineObjectTests"))) { note in
                    tally.note(note.userInfo?["name"] as? String ?? "?")
                }
            }
        }
        let live = LiveView(Switch(isOn: true) { Listener(tally: tally) }, tally: tally)
        func post(_ name: String) {
            NotificationCenter.default.post(name: .init("VitrineObjectTests"), object: nil, userInfo: ["name": name])
        }
        #expect(live.noted { post("a") } == ["a"])
        live.update(Switch(isOn: false) { Listener(tally: tally) })
        #expect(live.noted { post("b") } == [])
    }
}
