import SwiftUI
import Testing

@testable import VitrineRuntime

/// Table B1: what keeps a view's state, and what makes it another view.
@MainActor @Suite("B1. Identity and the life of state")
struct IdentityTests {
    let isOn = Handle<Bool>(), number = Handle<Int>()

    /// The texts before and after a switch, where the state was set to 5 before it.
    private func switched(@ViewBuilder _ content: @escaping (Bool) -> some View) -> [String] {
        let live = Live(With(true, isOn, content: content))
        number.value = 5
        live.run()
        #expect(live.texts == ["a5"])
        isOn.value = false
        live.run()
        return live.texts
    }

    @Test("B1-01 the branches of an if are two views, of one type or not") func branches() {
        #expect(switched { if $0 { Keeper("a", number) } else { Keeper("b", number) } } == ["b0"])
    }

    @Test("B1-02 so are the cases of a switch") func cases() {
        let texts = switched { isOn in
            switch isOn {
            case true: Keeper("a", number)
            case false: Keeper("b", number)
            }
        }
        #expect(texts == ["b0"])
    }

    @Test("B1-03 a condition in an argument is one view") func ternary() {
        #expect(switched { Keeper($0 ? "a" : "b", number) } == ["b5"])
    }

    @Test("B1-04 another id is another view; the former disappears") func id() {
        let log = Log()
        let texts = switched { isOn in
            Keeper("a", number).onAppear { log.add("A") }.onDisappear { log.add("D") }.id(isOn)
        }
        #expect(texts == ["a0"])
        #expect(log.all == ["A", "A", "D"])
    }

    @Test("B1-05 state of rows follows their ids through an insertion, a reversal and a removal") func rows() {
        let rows = Handle<[Int]>()
        var handles: [Int: Handle<Int>] = [:]
        for i in 0..<5 { handles[i] = Handle() }
        let live = Live(
            With([1, 2, 3], rows) { ids in
                ForEach(ids, id: \.self) { [handles] in Keeper("r\($0):", handles[$0]!) }
            })
        for id in 1...3 { handles[id]!.value = id * 10 }
        live.run()
        #expect(live.texts == ["r1:10", "r2:20", "r3:30"])
        rows.value.insert(4, at: 0)
        // One row is new, and with it one body; and the body that has the rows.
        #expect(live.run().bodies == 2)
        #expect(live.texts == ["r4:0", "r1:10", "r2:20", "r3:30"])
        rows.value.reverse()
        #expect(live.run().bodies == 1)
        #expect(live.texts == ["r3:30", "r2:20", "r1:10", "r4:0"])
        rows.value.removeFirst()
        #expect(live.run().bodies == 1)
        #expect(live.texts == ["r2:20", "r1:10", "r4:0"])
        rows.value.append(3)
        live.run()
        #expect(live.texts == ["r2:20", "r1:10", "r4:0", "r3:0"])
    }

    @Test("B1-06, B1-23 the first value of a state counts once") func seed() {
        let seed = Handle<Int>()
        let live = Live(With(1, seed) { Keeper("a", number, seed: $0) })
        seed.value = 7
        live.run()
        #expect(live.texts == ["a1"])
        number.value = 3
        live.run()
        #expect(live.texts == ["a3"])
    }

    @Test("B1-07 rows by their places keep state at the place") func places() {
        let rows = Handle<[String]>()
        let handles = [Handle<Int>(), Handle<Int>(), Handle<Int>()]
        let live = Live(
            With(["a", "b"], rows) { names in
                ForEach(names.indices, id: \.self) { Keeper(names[$0], handles[$0]) }
            })
        handles[0].value = 1
        handles[1].value = 2
        live.run()
        rows.value.insert("x", at: 0)
        live.run()
        #expect(live.texts == ["x1", "a2", "b0"])
    }

    @Test("B1-08 an id that repeats is told of once, by the id and the ForEach; every row stays") func duplicates() {
        struct Row: Hashable { var id: Int, name: String }
        let rows = Handle<[Row]>()
        let handles = [Handle<Int>(), Handle<Int>(), Handle<Int>()]
        var live: Live?
        let said = messages {
            live = Live(
                With([Row(id: 7, name: "a"), Row(id: 7, name: "b"), Row(id: 8, name: "c")], rows) { rows in
                    ForEach(rows, id: \.id) { row in
                        Keeper(row.name, handles[["a", "b", "c"].firstIndex(of: row.name)!])
                    }
                })
            for (i, handle) in handles.enumerated() { handle.value = i + 1 }
            live!.run()
            #expect(live!.texts == ["a1", "b2", "c3"])
            // The first row of an id stays the first, the second the second.
            rows.value.insert(rows.value.removeLast(), at: 0)
            live!.run()
            #expect(live!.texts == ["c3", "a1", "b2"])
            rows.value.removeLast()
            live!.run()
            #expect(live!.texts == ["c3", "a1"])
        }
        #expect(said.count == 1)
        #expect(
            said.first?.contains("the id 7 occurs more than once in ForEach<Array, Int, Keeper>") ?? false, "\(said)")
    }

    @Test("B1-09 a range is constant: another count is not followed, which is said") func ranges() {
        let count = Handle<Int>()
        let live = Live(With(2, count) { count in ForEach(0..<count) { Text(verbatim: "\($0)") } })
        let said = messages {
            count.value = 4
            live.run()
        }
        #expect(live.texts == ["0", "1"])
        #expect(said.count == 1)
    }

    private struct Item: Equatable {
        var name: String, views: Int
    }

    @Test("B1-10 a row may be several views or none; each keeps its state while others come, go and move")
    func rowsOfSeveral() {
        let rows = Handle<[Item]>()
        var handles: [String: Handle<Int>] = [:]
        for name in ["a", "b", "c"] { for i in 0..<3 { handles["\(name)\(i)"] = Handle() } }
        let said = messages {
            let live = Live(
                With([Item(name: "a", views: 1), Item(name: "b", views: 2), Item(name: "c", views: 0)], rows) { rows in
                    ForEach(rows, id: \.name) { [handles] row in
                        ForEach(Array(0..<row.views), id: \.self) {
                            Keeper("\(row.name)\($0):", handles["\(row.name)\($0)"]!)
                        }
                    }
                })
            #expect(live.texts == ["a0:0", "b0:0", "b1:0"])
            for (name, value) in [("a0", 1), ("b0", 2), ("b1", 3)] { handles[name]!.value = value }
            live.run()
            rows.value = [Item(name: "c", views: 1), Item(name: "b", views: 1), Item(name: "a", views: 3)]
            live.run()
            #expect(live.texts == ["c0:0", "b0:2", "a0:1", "a1:0", "a2:0"])
            rows.value[1].views = 2
            // The list's body, and that of the view that is new.
            #expect(live.run().bodies == 2)
            #expect(live.texts == ["c0:0", "b0:2", "b1:0", "a0:1", "a1:0", "a2:0"])
        }
        // The warning of this row is a List's, which counts its rows without making them.
        #expect(said == [])
    }

    @Test("B1-14 rows of a stack appear all at once, also outside of the window, and stay while the stack moves")
    func rowsOutside() {
        let log = Log()
        let live = Live(
            With(0, number) { offset in
                VStack(spacing: 0) {
                    ForEach(0..<40) { row in
                        Color.red.frame(height: 20).onAppear { log.add("A\(row)") }.onDisappear { log.add("D\(row)") }
                    }
                }
                .offset(y: CGFloat(-offset))
            })
        #expect(log.take() == (0..<40).map { "A\($0)" })
        for offset in [300, 2000, 0] {
            number.value = offset
            live.run()
        }
        #expect(log.take() == [])
    }

    @Test("B1-11 an if without else takes its content away, and its state") func optional() {
        let live = Live(With(true, isOn) { if $0 { Keeper("a", number) } })
        number.value = 5
        live.run()
        isOn.value = false
        live.run()
        #expect(live.texts == [])
        isOn.value = true
        live.run()
        #expect(live.texts == ["a0"])
    }

    @Test("B1-12 what is hidden or transparent lives on") func hidden() {
        let log = Log()
        let live = Live(
            With(true, isOn) { isOn in
                Keeper("a", number).opacity(isOn ? 1 : 0).onAppear { log.add("A") }.onDisappear { log.add("D") }
                Keeper("b", Handle()).hidden().onAppear { log.add("B") }.onDisappear { log.add("D") }
            })
        number.value = 2
        isOn.value = false
        live.run()
        isOn.value = true
        live.run()
        #expect(live.texts.contains("a2"))
        #expect(log.all.sorted() == ["A", "B"])
    }

    @Test("B1-13 a modifier that does nothing keeps a view the same") func inert() {
        #expect(switched { Keeper("a", number).opacity($0 ? 1 : 0.5).padding($0 ? 0 : 5) } == ["a5"])
    }

    @Test("B1-20 an AnyView of the same type is the same view, of another type another") func erased() {
        #expect(switched { AnyView(Keeper($0 ? "a" : "b", number)) } == ["b5"])
        let texts = switched { isOn -> AnyView in
            isOn ? AnyView(Keeper("a", number)) : AnyView(Keeper("b", number).padding())
        }
        #expect(texts == ["b0"])
    }

    @Test("B1-21 an AnyView in an AnyView adds nothing") func erasedTwice() {
        let texts = switched { isOn -> AnyView in
            isOn ? AnyView(Keeper("a", number)) : AnyView(AnyView(Keeper("b", number)))
        }
        #expect(texts == ["b5"])
    }

    @Test("B1-22 another layout of an AnyLayout keeps what is inside") func layouts() {
        let texts = switched { isOn in
            let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            layout { Keeper(isOn ? "a" : "b", number) }
        }
        #expect(texts == ["b5"])
    }

    @Test("B1-25 an empty view is no view of its container") func empty() {
        let count = Handle<Int>()
        let live = Live(
            With(0, count) { number in
                Group(
                    subviews: Group {
                        EmptyView(); if number > 0 { EmptyView() }
                    }
                ) {
                    Text(verbatim: "\($0.count)")
                }
            })
        #expect(live.texts == ["0"])
    }
}
