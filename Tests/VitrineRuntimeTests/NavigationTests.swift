import SwiftUI
import Testing
import VitrineTesting

@testable import VitrineCore
@testable import VitrineRuntime

/// A view that keeps a number, and says when it comes and goes.
struct Level: View {
    let name: String
    let log: Log
    var handles = Handles()
    @State private var kept = 0

    var body: some View {
        let _ = handles.take(name, $kept)
        Text(verbatim: "\(name):\(kept)")
            .onAppear { log.add("+\(name)") }
            .onDisappear { log.add("-\(name)") }
    }
}

/// The states of several views, in the hands of a test.
@MainActor final class Handles {
    private var bindings: [String: Binding<Int>] = [:]
    nonisolated init() {}
    func take(_ name: String, _ binding: Binding<Int>) { bindings[name] = binding }
    subscript(name: String) -> Int {
        get { bindings[name]!.wrappedValue }
        set { bindings[name]!.wrappedValue = newValue }
    }
}

@MainActor @Suite("A navigation stack") struct NavigationTests {
    private let log = Log()
    private let states = Handles()
    private let path = Handle<[Int]>()

    private func level(_ name: String) -> Level { Level(name: name, log: log, handles: states) }

    /// A stack with numbers on it.
    private func stack(_ initial: [Int] = []) -> Live {
        Live {
            With(initial, path) { _ in
                NavigationStack(path: path.projected) {
                    level("root").navigationDestination(for: Int.self) { level("\($0)") }
                }
            }
        }
    }

    @Test("B1-17 the root stays alive under what is pushed, and what is popped is gone with its state") func push() {
        let live = stack()
        #expect(live.texts == ["root:0"])
        #expect(log.take() == ["+root"])
        states["root"] = 5
        path.value = [1]
        live.run()
        #expect(live.texts == ["1:0"])
        #expect(log.take() == ["+1", "-root"])

        // Both are changed: one is shown, the other is covered.
        states["1"] = 7
        states["root"] = 6
        live.run()
        #expect(live.texts == ["1:7"])
        path.value = []
        live.run()
        #expect(live.texts == ["root:6"])
        #expect(log.take() == ["+root", "-1"])
        path.value = [1]
        live.run()
        #expect(live.texts == ["1:0"], "what was popped has no state any more")
    }

    @Test("B1-18 a path that becomes shorter keeps the levels that stay, with their nodes") func prefix() {
        let live = stack([1, 2, 3])
        #expect(live.texts == ["3:0"])
        // What is covered has never appeared.
        #expect(log.take() == ["+3"])
        states["1"] = 11
        states["2"] = 22
        states["3"] = 33
        live.run()
        let nodes = live.host.host.log.nodes
        path.value = [1]
        live.run()
        #expect(live.texts == ["1:11"])
        // What a level stands on is looked for when it is first laid out.
        #expect(live.host.host.log.nodes == nodes + 1, "no node was made to show a level that was there")
        #expect(log.take() == ["+1", "-3"])
        path.value = [1, 2]
        live.run()
        #expect(live.texts == ["2:0"])
    }

    @Test("B1-18 the same value at another place, or another at the same place, is another level") func places() {
        let live = stack([1, 2])
        states["1"] = 11
        states["2"] = 22
        live.run()
        path.value = [2]
        live.run()
        #expect(live.texts == ["2:0"])
        path.value = [2, 2]
        live.run()
        #expect(live.texts == ["2:0"])
        states["2"] = 5
        path.value = [2, 2, 3]
        live.run()
        path.value = [2, 2]
        live.run()
        #expect(live.texts == ["2:5"])
    }

    @Test("what is covered is brought up to date without being measured or placed") func covered() {
        let live = stack([1])
        path.value = []
        live.run()
        path.value = [1]
        live.run()
        states["root"] = 1_000_000
        let work = live.run()
        #expect(work.bodies == 1)
        #expect(work.measures == 0, "the stack knows its size, and the root is not asked")
        path.value = []
        live.run()
        #expect(live.texts == ["root:1000000"])
    }

    @Test("levels are as a stack has them that was made with this path, whatever happened before") func fresh() {
        struct Content: View {
            let path: Binding<[Int]>
            let count: Int
            var body: some View {
                VStack(alignment: .leading) {
                    Text(verbatim: "above \(count)")
                    NavigationStack(path: path) {
                        VStack(alignment: .trailing) {
                            Text(verbatim: "root " + String(repeating: "x", count: count))
                            GeometryReader { Text(verbatim: "\(Int($0.size.width)) wide \(count)") }
                        }
                        .overlay(alignment: .topLeading) { Text(verbatim: String(repeating: "o", count: count)) }
                        .navigationDestination(for: Int.self) { number in
                            HStack {
                                ForEach(0..<number + count, id: \.self) { Text(verbatim: "\($0)") }
                            }
                        }
                    }
                }
            }
        }
        let (path, count) = (Handle<[Int]>(), Handle<Int>())
        let host = TestHost(size: CGSize(width: 200, height: 150)) {
            With([], path) { _ in With(1, count) { Content(path: path.projected, count: $0) } }
        }
        var random = SystemRandomNumberGenerator()
        for step in 0..<40 {
            switch step % 3 {
            case 0: path.value = Array(repeating: 0, count: .random(in: 0...2, using: &random)).map { _ in step % 5 }
            case 1: count.value = .random(in: 0...6, using: &random)
            default: host.resize(to: CGSize(width: .random(in: 100...300, using: &random), height: 150))
            }
            host.frame()
            let (now, number) = (path.value, count.value)
            let fresh = TestHost(size: host.size) { Content(path: .constant(now), count: number) }
            #expect(host.text == fresh.text, "after \(now), \(number)")
        }
    }

    @Test("a frame tells that a level is gone that is covered, and shows anew what was covered") func changes() throws {
        let path = path
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            With([], path) { _ in
                NavigationStack(path: path.projected) {
                    Text("root").navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
                }
            }
        }
        let root = try #require(host.find(text: "root"))
        path.value = [1]
        let pushed = host.frame()
        #expect(!pushed.removed.isEmpty && !pushed.changed.contains(root.id))
        path.value = []
        let popped = host.frame()
        #expect(popped.changed.contains(root.id) && !popped.removed.isEmpty)
        #expect(host.frame().isEmpty)
    }

    @Test("a path of values of several types") func mixed() {
        let path = Handle<NavigationPath>()
        let live = Live {
            With(NavigationPath(), path) { _ in
                NavigationStack(path: path.projected) {
                    Text("root")
                        .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
                        .navigationDestination(for: String.self) { Text(verbatim: "word \($0)") }
                }
            }
        }
        path.value.append(3)
        path.value.append("three")
        live.run()
        #expect(live.texts == ["word three"])
        path.value.removeLast()
        live.run()
        #expect(live.texts == ["number 3"])
    }

    @Test("destinations are found wherever in the levels they stand, though those are covered from the start")
    func deep() {
        let live = Live {
            NavigationStack(path: .constant([AnyHashable(1), AnyHashable("a")])) {
                VStack {
                    Text("root")
                    HStack { Text("inside").navigationDestination(for: Int.self) { Inner(number: $0) } }
                }
            }
        }
        #expect(live.texts == ["word a of 1"])
    }

    private struct Inner: View {
        let number: Int
        var body: some View {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .navigationDestination(for: String.self) { Text(verbatim: "word \($0) of \(number)") }
            }
        }
    }

    @Test("a destination that captures a value shows it when that changes, and keeps its state") func captured() {
        let prefix = Handle<String>()
        let live = Live {
            With("a", prefix) { prefix in
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationDestination(for: Int.self) { _ in
                        HStack {
                            Text(verbatim: prefix)
                            level("1")
                        }
                    }
                }
            }
        }
        states["1"] = 3
        live.run()
        prefix.value = "b"
        live.run()
        #expect(live.texts == ["b", "1:3"])
    }

    @Test("isPresented shows its view directly above the level it is declared in") func presented() {
        let isPresented = Handle<Bool>()
        let live = Live {
            With(false, isPresented) { _ in
                NavigationStack {
                    level("root").navigationDestination(isPresented: isPresented.projected) { level("shown") }
                }
            }
        }
        #expect(live.texts == ["root:0"])
        isPresented.value = true
        live.run()
        #expect(live.texts == ["shown:0"])
        states["shown"] = 4
        live.run()
        #expect(live.texts == ["shown:4"])
        isPresented.value = false
        live.run()
        #expect(live.texts == ["root:0"])
        isPresented.value = true
        live.run()
        #expect(live.texts == ["shown:0"])
    }

    @Test("another item is another view; none is none") func items() {
        let item = Handle<String?>()
        let live = Live {
            With("a", item) { _ in
                NavigationStack {
                    level("root").navigationDestination(item: item.projected) { level($0) }
                }
            }
        }
        #expect(live.texts == ["a:0"])
        states["a"] = 1
        item.value = "b"
        live.run()
        #expect(live.texts == ["b:0"])
        item.value = nil
        live.run()
        #expect(live.texts == ["root:0"])
        #expect(log.all.suffix(2) == ["+root", "-b"])
    }

    @Test("what a presented view presents stands above it") func chain() {
        let live = Live {
            NavigationStack {
                Text("root").navigationDestination(isPresented: .constant(true)) {
                    Text("one").navigationDestination(item: .constant(2)) { Text(verbatim: "item \($0)") }
                }
            }
        }
        #expect(live.texts == ["item 2"])
    }

    @Test("a value without a destination is said once, with its type") func missing() {
        var live: Live?
        let said = messages {
            live = Live { NavigationStack(path: .constant([1.5, 2.5])) { Text("root") } }
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("type Double") == true)
        #expect(said.first?.contains("navigationDestination(for: Double.self)") == true)
        #expect(live?.texts.contains("root") == false)
    }

    @Test("a destination outside of a stack is said once") func stray() {
        let said = messages {
            _ = Live { NavigationStack { Text("root") }.navigationDestination(for: Int.self) { _ in Text("never") } }
        }
        #expect(said.count == 1 && said[0].contains("is in no NavigationStack"))
    }

    @Test("what is popped is freed, and so is a stack that goes, with all its levels") func freed() {
        final class Kept {}
        final class Made { var kept: [String: Weak] = [:] }
        struct Weak { weak var kept: Kept? }
        struct Keeping: View {
            @State private var kept = Kept()
            let name: String
            let made: Made
            var body: some View {
                let _ = made.kept[name] = Weak(kept: kept)
                Text(name).navigationTitle(name)
            }
        }
        let (made, isShown, item) = (Made(), Handle<Bool>(), Handle<String?>())
        let path = path
        let live = Live {
            With(true, isShown) { isShown in
                With([1, 2], path) { _ in
                    With("item", item) { _ in
                        if isShown {
                            NavigationStack(path: path.projected) {
                                Keeping(name: "root", made: made)
                                    .navigationDestination(item: item.projected) { Keeping(name: $0, made: made) }
                                    .navigationDestination(for: Int.self) { Keeping(name: "\($0)", made: made) }
                            }
                        } else {
                            Text("none")
                        }
                    }
                }
            }
        }
        func alive() -> [String] { made.kept.filter { $0.value.kept != nil }.keys.sorted() }
        #expect(alive() == ["1", "2", "item", "root"])
        path.value = [1]
        live.run()
        #expect(alive() == ["1", "item", "root"])
        item.value = nil
        live.run()
        #expect(alive() == ["1", "root"])
        isShown.value = false
        live.run()
        #expect(live.texts == ["none"] && alive() == [])
    }

    @Test("onChange of a covered view runs") func coveredChange() {
        let (path, number) = (Handle<[Int]>(), Handle<Int>())
        let live = Live {
            With([], path) { _ in
                With(0, number) { number in
                    NavigationStack(path: path.projected) {
                        Text("root")
                            .onChange(of: number) { log.add("\($0)→\($1)") }
                            .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
                    }
                }
            }
        }
        path.value = [1]
        live.run()
        number.value = 9
        live.run()
        #expect(log.take() == ["0→9"])
        path.value = []
        live.run()
        #expect(log.take() == [])
    }

    @Test("the task of what is popped is cancelled") func tasks() async {
        let (path, log) = (Handle<[Int]>(), log)
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            With([1], path) { _ in
                NavigationStack(path: path.projected) {
                    Text("root").navigationDestination(for: Int.self) { _ in
                        Text("pushed").task {
                            log.add("begins")
                            try? await Task.sleep(for: .seconds(1000))
                            log.add(Task.isCancelled ? "cancelled" : "ended")
                        }
                    }
                }
            }
        }
        await Task.yield()
        path.value = []
        host.frame()
        await host.settle()
        #expect(log.all == ["begins", "cancelled"])
    }

    @Test("a path that is shorter than what is to be removed is said, and emptied") func removeLast() {
        var path = NavigationPath([1, 2])
        let said = messages { path.removeLast(3) }
        #expect(path.isEmpty && said.count == 1)
    }

    @Test("a path is written and read, if its values are") func codable() throws {
        struct Plain: Hashable {}
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Coded(name: "four"))
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = try NavigationPath(JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path && read.count == 4)
        path.append(Plain())
        #expect(path.codable == nil)
        let unknown = Data(#"["4Gone","1"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: unknown)
        }
    }
}

struct Coded: Codable, Hashable { var name: String }
