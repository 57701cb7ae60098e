import Synchronization
import Testing
import VitrineTesting

/// Tasks of views, waited for.
@MainActor @Suite("A test host that settles")
struct SettleTests {
    private let size = CGSize(width: 300, height: 100)

    @Test("tasks have run to their end, and what they changed is shown")
    func tasks() async {
        struct Loading: View {
            @State private var text = "loading"
            var body: some View {
                Text(text).task {
                    for step in 1...5 {
                        await Task.yield()
                        text = "step \(step)"
                    }
                }
            }
        }
        let host = TestHost(size: size) { Loading() }
        #expect(host.texts == ["loading"])
        #expect(await host.settle())
        #expect(host.texts == ["step 5"])
    }

    @Test("a task that makes a view with a task is followed")
    func chains() async {
        struct Chain: View {
            let depth: Int
            @State private var isNext = false
            var body: some View {
                VStack {
                    Text("\(depth)").task { isNext = depth < 5 }
                    if isNext { AnyView(Chain(depth: depth + 1)) }
                }
            }
        }
        let host = TestHost(size: size) { Chain(depth: 1) }
        await host.settle()
        #expect(host.texts == ["1", "2", "3", "4", "5"])
    }

    @Test("tasks begin in the order of their views")
    func order() async {
        let model = Rows(5)
        struct Starting: View {
            let model: Rows
            var body: some View {
                HStack { ForEach(model.rows) { row in Text(row.text).task { row.text = "\(model.next())" } } }
            }
        }
        let host = TestHost(size: size) { Starting(model: model) }
        await host.settle()
        #expect(host.texts == ["1", "2", "3", "4", "5"])
    }

    @Test("a task on another thread is waited for while it works")
    func otherThreads() async {
        struct Slow: View {
            @State private var text = "before"
            var body: some View {
                Text(text).task {
                    text = await Task.detached {
                        try? await Task.sleep(for: .milliseconds(20))
                        return "after"
                    }.value
                }
            }
        }
        let host = TestHost(size: size) { Slow() }
        await host.settle(patience: .seconds(10))
        #expect(host.texts == ["after"])
    }

    @Test("a task without an end is given up, and cancelled when its view goes")
    func endless() async {
        let model = Rows(1)
        struct Waiting: View {
            let model: Rows
            var body: some View {
                if let row = model.rows.first {
                    Text(row.text).task {
                        try? await Task.sleep(for: .seconds(3600))
                        model.selection = 1
                    }
                }
            }
        }
        let host = TestHost(size: size) { Waiting(model: model) }
        #expect(await host.settle(patience: .milliseconds(10)) == false)
        #expect(model.selection == nil)
        model.rows = []
        await host.settle(patience: .seconds(10))
        #expect(model.selection == 1)
    }

    @Test("frames that never stop changing come to an end")
    func restless() async {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)").task(id: count) { count += 1 }
            }
        }
        let host = TestHost(size: size) { Restless() }
        #expect(await host.settle(limit: 10) == false)
        #expect(host.texts != ["0"])
    }
}

/// What was said, on any thread.
final class Said: Sendable {
    private let said = Mutex<[String]>([])
    func add(_ line: String) { said.withLock { $0.append(line) } }
    var lines: [String] { said.withLock { $0 } }
}
