import SwiftUI
import Testing

@testable import VitrineCore

/// Table J: nothing is made that nobody asked for.
@MainActor @Suite("J. Laziness and counting")
struct LazinessTests {
    let million = 1_000_000

    @Test("J1 a collection of subviews makes those that are touched")
    func onDemand() {
        let made = Counter()
        read(ForEach(0..<100) { made(Mark($0)) }) { subviews in
            #expect(made.calls == 0)
            _ = subviews[7].id
            #expect(made.calls == 1)
            _ = subviews[93].id
            _ = subviews[7].id
            #expect(made.calls == 2)
        }
        #expect(made.calls == 2)
    }

    @Test("J2 a collection of sections makes no rows")
    func sections() {
        let (first, second) = (Counter(), Counter())
        let content = TupleView(
            (
                Section { ForEach(0..<1000) { first(Mark($0)) } }, Section { ForEach(0..<1000) { second(Mark($0)) } }
            ))
        readSections(content) { sections in
            #expect(sections.count == 2)
            #expect(sections.map(\.content.count) == [1000, 1000])
            #expect(sections.allSatisfy { $0.header.isEmpty })
            #expect(first.calls == 0)
            _ = sections[0].content[500].id
            #expect(first.calls == 1)
            #expect(second.calls == 0)
        }
    }

    @Test("J3 the first subview of a million makes one")
    func first() {
        let made = Counter()
        read(ForEach(0..<million) { made(Mark($0)) }) { subviews in
            #expect(subviews.first != nil)
            #expect(made.calls == 1)
            #expect(!subviews.isEmpty)
            _ = subviews.last
            #expect(made.calls == 2)
        }
    }

    @Test("J3 the first subview of rows that vary makes one too")
    func firstOfVarying() {
        let made = Counter()
        read(ForEach(0..<1000) { i in if made(i) >= 0 { Mark(i) } }) { subviews in
            #expect(!subviews.isEmpty)
            #expect(subviews.first != nil)
        }
        #expect(made.calls == 1)
    }

    @Test("J3 reading ten subviews of a million, wherever they are, makes ten")
    func ten() {
        let made = Counter()
        read(ForEach(0..<million) { made(Mark($0)) }) { subviews in
            for subview in subviews[500_000..<500_010] { _ = subview.id }
            #expect(made.calls == 10)
            #expect(subviews.prefix(10).count == 10)
            #expect(Array(subviews.dropFirst(500_005).prefix(5)).count == 5)
            #expect(made.calls == 10)
        }
    }

    @Test("J4 counting a million rows of a fixed number of views makes none")
    func fixedCount() {
        let made = Counter()
        let rows = ForEach(0..<million) {
            made(Mark($0))
            Spacer()
        }
        read(rows) { #expect($0.count == 2 * million) }
        read(
            Group {
                rows; Divider()
            }.padding()
        ) { #expect($0.count == 2 * million + 1) }
        read(Wrapped { rows }) { #expect($0.count == 2 * million) }
        #expect(made.calls == 0)
    }

    @Test("J5 counting rows that vary makes every one, once")
    func varyingCount() {
        let made = Counter()
        read(ForEach(0..<1000) { i in if made(i) % 2 == 0 { Mark(i) } }) { subviews in
            #expect(subviews.count == 500)
            #expect(subviews.map(\.id).count == 500)
        }
        #expect(made.calls == 1000)
    }

    @Test("J6 how many views a row has is known from its type, where both branches agree")
    func countOfType() {
        func shape<V: View>(@ViewBuilder _ content: () -> V) -> Int? { V._listShape.count }
        let isOn = true
        #expect(
            shape {
                Mark("a"); Mark("b")
            } == 2)
        #expect(shape { if isOn { Mark("a") } else { Spacer() } } == 1)
        #expect(shape { if isOn { Mark("a") } else { Mark("b"); Mark("c") } } == nil)
        #expect(shape { if isOn { Mark("a") } } == nil)
        #expect(
            shape {
                Group {
                    Mark("a"); Wrapped { Mark("b").padding() }
                }.cv(1)
            } == 2)
        #expect(shape {} == 0)
    }

    @Test("J6 rows whose branches agree are counted without making one")
    func agreeingBranches() {
        let made = Counter()
        read(ForEach(0..<million) { i in if made(i) % 2 == 0 { Mark(i) } else { Spacer() } }) {
            #expect($0.count == million)
        }
        #expect(made.calls == 0)
    }

    @Test("J7 counting rows of AnyView makes every one")
    func anyView() {
        let made = Counter()
        read(ForEach(0..<1000) { AnyView(made(Mark($0))) }) { #expect($0.count == 1000) }
        #expect(made.calls == 1000)
    }

    @Test("J9 rows that vary are counted without making one where a stack is around each")
    func stackedRows() {
        let made = Counter()
        read(ForEach(0..<million) { i in HStack { if made(i) % 2 == 0 { Mark(i) } } }) { #expect($0.count == million) }
        #expect(made.calls == 0)
    }

    @Test("J11 reading the values of one subview makes no other")
    func values() {
        let made = Counter()
        read(ForEach(0..<1000) { made(Mark($0).cv($0)) }) { subviews in
            #expect(subviews[321].containerValues.k == 321)
            #expect(subviews[321].containerValues.tag(for: Int.self) == 321)
        }
        #expect(made.calls == 1)
    }

    @Test("J12 a layout makes all of its subviews")
    func layout() {
        let made = Counter()
        let pile = Pile()
        show(pile { ForEach(0..<50) { made(Mark($0)) } })
        #expect(pile.found.value?.count == 50)
        #expect(made.calls == 50)
    }

    @Test("an update makes no rows that were not made before")
    func update() {
        let made = Counter()
        func content(_ name: String) -> some View {
            Reader(ForEach(0..<million) { made(Mark("\(name)\($0)")) }) { _ = $0[5].id }
        }
        let host = show(content("a"))
        #expect(made.calls == 1)
        host.update(content("b"))
        _ = host.frame(proposal: .unspecified)
        #expect(made.calls == 2)
    }
}
