import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

/// What a large removal leaves is freed later, and is as good as gone until then.
@MainActor @Suite("Large removals")
struct RemainsTests {
    /// Counts what lives; each row has one of them.
    final class Tally {
        var alive = 0
        var bodies = 0
    }

    final class Token {
        private let tally: Tally
        init(_ tally: Tally) {
            self.tally = tally
            tally.alive += 1
        }
        deinit { tally.alive -= 1 }
    }

    @Observable final class Model {
        var count: Int
        var label = "a"
        init(_ count: Int) { self.count = count }
    }

    struct Row: View {
        let id: Int
        let model: Model
        let tally: Tally
        @State private var token: Token

        init(_ id: Int, _ model: Model, _ tally: Tally) {
            (self.id, self.model, self.tally) = (id, model, tally)
            _token = State(wrappedValue: Token(tally))
        }

        var body: some View {
            let _ = tally.bodies += 1
            HStack {
                Text(verbatim: "\(id)\(model.label)")
                ForEach(0..<1, id: \.self) { _ in
                    let _ = (tally.bodies += 1, model.label)
                    Spacer()
                }
                GeometryReader { _ in
                    let _ = (tally.bodies += 1, model.label)
                    Color.red
                }
            }
            .frame(height: 4)
        }
    }

    struct List: View {
        let model: Model
        let tally: Tally
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { Row($0, model, tally) } }
        }
    }

    @Test("the rows of a long list that goes are freed a part a frame, and all when the main actor has time")
    func later() async {
        let (model, tally) = (Model(2000), Tally())
        let live = Live(List(model: model, tally: tally))
        #expect(tally.alive == 2000)
        model.count = 0
        live.run()
        #expect(live.texts.isEmpty)
        #expect(tally.alive == 2000)
        // Each frame that has something to do frees a part: of the list first, then of the nodes, whose closures hold
        // rows as well.
        for count in 1...10 {
            model.count = count
            live.run()
        }
        #expect(live.texts.first == "0a")
        #expect(tally.alive < 2000 && tally.alive > 10)
        model.count = 1
        live.run()
        for _ in 0..<100 where tally.alive > 1 { await Task.yield() }
        #expect(tally.alive == 1)
    }

    @Test("the rows of a short list are freed at once")
    func atOnce() {
        let (model, tally) = (Model(30), Tally())
        let live = Live(List(model: model, tally: tally))
        model.count = 3
        live.run()
        #expect(tally.alive == 3)
    }

    @Test("no body of what is gone runs, whatever changes that it has read")
    func silent() {
        let (model, tally) = (Model(1000), Tally())
        let live = Live(List(model: model, tally: tally))
        model.count = 10
        live.run()
        #expect(tally.alive > 10)
        tally.bodies = 0
        model.label = "b"
        #expect(live.run().bodies == 20)
        // A body, a closure of a ForEach, which runs with the body, and the content of a reader.
        #expect(tally.bodies == 30)
        #expect(live.texts.first == "0b")
    }

    @Test("a second large removal frees what is left of the first")
    func bounded() {
        let (model, tally) = (Model(1000), Tally())
        let live = Live(List(model: model, tally: tally))
        for _ in 0..<5 {
            model.count = 0
            live.run()
            model.count = 1000
            live.run()
        }
        #expect(tally.alive <= 2000)
    }

    @Test("a tree that ends frees all at once")
    func end() {
        let (model, tally) = (Model(1000), Tally())
        do {
            let live = Live(List(model: model, tally: tally))
            model.count = 0
            live.run()
            #expect(tally.alive == 1000)
        }
        #expect(tally.alive == 0)
    }

    @Test("a node that is held longer than its tree goes by itself")
    func held() throws {
        let (model, tally) = (Model(100), Tally())
        var node: ViewNode?
        do {
            let live = Live(List(model: model, tally: tally))
            node = try #require(live.host.rootNode.children.first?.node)
        }
        #expect(node != nil)
        node = nil
        #expect(tally.alive == 0)
    }

    @Test("an environment in place of the outer one holds nothing for ever")
    func environment() {
        final class Service {}
        struct Reset: View {
            let service: Service
            let former: EnvironmentValues
            var body: some View {
                Text("a").transformEnvironment(\.self) { $0 = former }.environment(\.service, service)
            }
        }
        struct Outer: View {
            let service: Service
            @Environment(\.self) private var values
            var body: some View { Reset(service: service, former: values) }
        }
        weak var service: Service?
        do {
            let made = Service()
            service = made
            _ = Live(Outer(service: made).environment(\.lineLimit, 2))
        }
        #expect(service == nil)
    }

    @Test("a long stack that goes as a whole is freed later as well")
    func whole() async {
        struct Switch: View {
            let model: Model
            let tally: Tally
            var body: some View { if model.label == "a" { List(model: model, tally: tally) } else { Text("off") } }
        }
        let (model, tally) = (Model(1000), Tally())
        let live = Live(Switch(model: model, tally: tally))
        #expect(tally.alive == 1000)
        model.label = "b"
        tally.bodies = 0
        live.run()
        #expect(live.texts == ["off"])
        #expect(tally.bodies == 0)
        #expect(tally.alive > 0)
        for _ in 0..<100 where tally.alive > 0 { await Task.yield() }
        #expect(tally.alive == 0)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var service: AnyObject?
}
