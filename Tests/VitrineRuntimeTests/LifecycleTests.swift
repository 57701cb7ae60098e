import SwiftUI
import Testing

@testable import VitrineRuntime

/// Table B2: when actions of views run.
@MainActor @Suite("B2. The order of actions")
struct LifecycleTests {
    let log = Log(), isOn = Handle<Bool>(), number = Handle<Int>()

    /// Lets tasks run that were started.
    private func settle() async { for _ in 0..<200 { await Task.yield() } }

    @Test("B2-01 actions run in the order in which they are written, the task after the frame") func written() async {
        let live = Live {
            Text(verbatim: "a")
                .onChange(of: 1, initial: true) { log.add("change") }
                .onAppear { log.add("appear") }
                .task { log.add("task") }
        }
        #expect(log.take() == ["change", "appear"])
        await settle()
        #expect(log.take() == ["task"])
        live.run()
        await settle()
        #expect(log.all == [])
    }

    @Test("B2-02 inner views before outer ones, then tasks in the same order") func nested() async {
        let live = Live {
            Group {
                VStack {
                    Text(verbatim: "a").onChange(of: 1, initial: true) { log.add("c1") }.onAppear { log.add("a1") }
                        .task { log.add("t1") }
                }
                .onChange(of: 1, initial: true) { log.add("c2") }.onAppear { log.add("a2") }.task { log.add("t2") }
            }
            .onChange(of: 1, initial: true) { log.add("c3") }.onAppear { log.add("a3") }.task { log.add("t3") }
        }
        #expect(log.take() == ["c1", "a1", "c2", "a2", "c3", "a3"])
        await settle()
        #expect(log.all == ["t1", "t2", "t3"])
        withExtendedLifetime(live) {}
    }

    @Test("B2-02 views beside one another in the order of the views, each after what is inside it") func siblings() {
        let rows = Handle<[Int]>()
        let live = Live(
            With([1, 2], rows) { rows in
                VStack {
                    ForEach(rows, id: \.self) { row in
                        HStack { Text(verbatim: "x").onAppear { log.add("i\(row)") } }.onAppear { log.add("o\(row)") }
                    }
                }
            })
        #expect(log.take() == ["i1", "o1", "i2", "o2"])
        rows.value = [4, 1, 3, 2]
        live.run()
        #expect(log.take() == ["i4", "o4", "i3", "o3"])
    }

    @Test("B2-03 what an appearing view changes is in the first frame") func firstFrame() {
        struct Shown: View {
            @State private var text = "before"
            var body: some View { Text(verbatim: text).onAppear { text = "after" } }
        }
        #expect(Live(Shown()).texts == ["after"])
    }

    @Test("B2-04 a view that goes and comes appears twice and disappears once") func counts() {
        let live = Live(
            With(true, isOn) {
                if $0 { Text(verbatim: "a").onAppear { log.add("A") }.onDisappear { log.add("D") } }
            })
        #expect(log.text == "A")
        isOn.value = false
        live.run()
        #expect(log.text == "AD")
        isOn.value = true
        live.run()
        #expect(log.text == "ADA")
    }

    @Test("B2-05 the new view of an id appears before the old one disappears, and both know the new value")
    func ids() {
        struct Shown: View {
            @State private var isOn = false
            let log: Log, handle: Handle<Bool>
            var body: some View {
                let _ = handle.take($isOn)
                Text(verbatim: "a")
                    .onAppear { log.add("A\(isOn ? "T" : "F")") }
                    .onDisappear { log.add("D\(isOn ? "T" : "F")") }
                    .id(isOn)
            }
        }
        let live = Live(Shown(log: log, handle: isOn))
        #expect(log.take() == ["AF"])
        isOn.value = true
        live.run()
        #expect(log.take() == ["AT", "DT"])
    }

    @Test("B2-07 an appearance inside an id happens again for another id") func inside() {
        let live = Live(With(0, number) { Text(verbatim: "a").onAppear { log.add("A") }.id($0) })
        number.value = 1
        live.run()
        #expect(log.all == ["A", "A"])
    }

    @Test("B2-08 an appearance outside of an id happens once") func outside() {
        let live = Live(With(0, number) { Text(verbatim: "\($0)").id($0).onAppear { log.add("A") } })
        number.value = 1
        live.run()
        #expect(live.texts == ["1"])
        #expect(log.all == ["A"])
    }

    @Test("B2-09 a task runs again for another id, and the former is cancelled") func taskIDs() async {
        let live = Live(
            With(0, number) { number in
                Text(verbatim: "a").task(id: number) {
                    log.add("start \(number)")
                    try? await Task.sleep(for: .seconds(100_000))
                    log.add(Task.isCancelled ? "cancelled \(number)" : "done \(number)")
                }
            })
        await settle()
        #expect(log.take() == ["start 0"])
        number.value = 1
        live.run()
        while log.all.count < 2 { await Task.yield() }
        #expect(Set(log.take()) == ["cancelled 0", "start 1"])
    }

    @Test("B2-10 a task is cancelled when its view goes") func taskEnds() async {
        let live = Live(
            With(true, isOn) {
                if $0 {
                    Text(verbatim: "a").task {
                        try? await Task.sleep(for: .seconds(100_000))
                        log.add(Task.isCancelled ? "cancelled" : "done")
                    }
                }
            })
        await settle()
        isOn.value = false
        live.run()
        while log.all.isEmpty { await Task.yield() }
        #expect(log.all == ["cancelled"])
    }

    @Test("B2-11 a task starts after the first frame, which does not show what it does") func taskStart() async {
        struct Shown: View {
            @State private var text = "before"
            var body: some View { Text(verbatim: text).task { text = "after" } }
        }
        let live = Live(Shown())
        #expect(live.texts == ["before"])
        await settle()
        live.run()
        #expect(live.texts == ["after"])
    }

    @Test("B2-12, B2-13 a change is told with the old and the new value, the first value not") func changes() {
        let live = Live(
            With(0, number) { Text(verbatim: "a").onChange(of: $0) { old, new in log.add("\(old)\(new)") } })
        #expect(log.all == [])
        number.value = 1
        live.run()
        number.value = 2
        live.run()
        #expect(log.all == ["01", "12"])
    }

    @Test("B2-14 with initial the first value is told, too") func initial() {
        let live = Live(
            With(0, number) {
                Text(verbatim: "a").onChange(of: $0, initial: true) { old, new in log.add("\(old)\(new)") }
            })
        number.value = 1
        live.run()
        number.value = 2
        live.run()
        #expect(log.all == ["00", "01", "12"])
    }

    @Test("B2-15 an equal value is no change") func equal() {
        let live = Live(
            With(0, number) { Text(verbatim: "\($0)").onChange(of: $0 / 10) { log.add("changed") } })
        number.value = 9
        live.run()
        #expect(live.texts == ["9"])
        #expect(log.all == [])
    }

    @available(*, deprecated) private func earlier(_ value: Int) -> some View {
        Text(verbatim: "a").onChange(of: value) { (new: Int) in log.add("\(value)->\(new)") }
    }
    @available(*, deprecated)
    @Test("B2-16 the older spelling is told the new value, and its action knows the view's former one")
    func earlierSpelling() {
        let live = Live(With(0, number) { earlier($0) })
        number.value = 1
        live.run()
        number.value = 2
        live.run()
        #expect(log.all == ["0->1", "1->2"])
    }

    @Test("B2-17 two changes before a frame are one change") func net() {
        let live = Live(
            With(0, number) { Text(verbatim: "a").onChange(of: $0) { old, new in log.add("\(old)\(new)") } })
        number.value = 1
        number.value = 2
        live.run()
        number.value = 5
        number.value = 2
        live.run()
        #expect(log.all == ["02"])
    }

    @Test("B2-17 every toggle with a frame after it is a change") func toggles() {
        let live = Live(With(false, isOn) { Text(verbatim: "a").onChange(of: $0) { log.add("!") } })
        for _ in 0..<3 {
            isOn.value.toggle()
            live.run()
        }
        #expect(log.text == "!!!")
    }

    @Test("B2-18 a change that changes what it follows ends, is counted, and the view that does it is named")
    func changeLoop() {
        struct Restless: View {
            @State private var number = 0
            let handle: Handle<Int>
            var body: some View {
                let _ = handle.take($number)
                Text(verbatim: "a").onChange(of: number) { number += 1 }
            }
        }
        let live = Live(Restless(handle: number))
        let said = messages {
            number.value = 1
            let work = live.run()
            #expect(work.feedbacks == 1)
            #expect(work.bodies <= 10)
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("onChange in Restless") ?? false, "\(said)")
    }

    struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test("B2-19 a preference is told when the view appears, and when it is another") func preference() {
        let live = Live(
            With(1, number) { number in
                Text(verbatim: "a").preference(key: Sum.self, value: number / 2)
                    .onPreferenceChange(Sum.self) { log.add("\($0)") }
            })
        for next in [2, 3, 4] {
            number.value = next
            live.run()
        }
        #expect(log.all == ["0", "1", "2"])
    }

    @Test("what a ViewThatFits does not show does not appear until it is shown") func leftOut() {
        let width = Handle<CGFloat>()
        let live = Live(
            With(20, width) { width in
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: "wide").frame(width: 50).onAppear { log.add("wide") }
                    Text(verbatim: "n").frame(width: 5).onAppear { log.add("narrow") }
                }
                .frame(width: width)
            })
        #expect(log.take() == ["narrow"])
        width.value = 100
        live.run()
        #expect(log.take() == ["wide"])
    }
}
