import SwiftUI
import Testing

@testable import VitrineCore
@testable import VitrineRuntime

/// Tables F, H and I of containers, alive: what a container reads again, and whose state stays.
@MainActor @Suite("Containers alive")
struct ContainerTests {
    let log = Log(), number = Handle<Int>(), other = Handle<Int>(), rows = Handle<[Int]>()

    /// Shows how many subviews there are, and those.
    private struct Counting<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View {
            Group(subviews: content) { subviews in
                Text(verbatim: "n\(subviews.count)")
                subviews
            }
        }
    }

    /// Shows the weight of each subview before it.
    private struct WeightBoard<Content: View>: View {
        let content: Content
        init(@ViewBuilder _ content: () -> Content) { self.content = content() }
        var body: some View {
            Group(subviews: content) { subviews in
                let weights = subviews.map(\.containerValues.weight)
                Text(verbatim: "w\(weights)")
                subviews
            }
        }
    }

    @Test("H18 state inside a subview runs its body, and not the container's closure") func inside() {
        let live = Live(
            Counting {
                Keeper("a", number); Keeper("b", other)
            })
        #expect(live.texts == ["n2", "a0", "b0"])
        number.value = 5
        let work = live.run()
        #expect((work.bodies, work.listReads) == (1, 0))
        #expect(live.texts == ["n2", "a5", "b0"])
    }

    @Test("A51, H18 the closure runs again, once, when the count or the ids change; not for other content") func count()
    {
        let live = Live(
            With([1, 2], rows) { rows in Counting { ForEach(rows, id: \.self) { Text(verbatim: "r\($0)") } } })
        rows.value = [1, 2, 3]
        #expect(live.run().listReads == 1)
        #expect(live.texts == ["n3", "r1", "r2", "r3"])
        rows.value = [3, 1, 2]
        #expect(live.run().listReads == 1)
        #expect(live.texts == ["n3", "r3", "r1", "r2"])

        let text = Live(Counting { With(1, number) { Text(verbatim: "t\($0)") } })
        number.value = 2
        #expect(text.run().listReads == 0)
        #expect(text.texts == ["n1", "t2"])
    }

    @Test("B29, H18 and when a value changes that the closure read; not for one that it did not read") func values() {
        let weighing = Live(
            WeightBoard {
                With(1, number) { Text(verbatim: "a").containerValue(\.weight, $0) }
                Text(verbatim: "b")
            })
        number.value = 4
        #expect(weighing.run().listReads == 1)
        #expect(weighing.texts == ["w[4, 0]", "a", "b"])

        let counting = Live(
            Counting { With(1, number) { Text(verbatim: "a").containerValue(\.weight, $0) } })
        number.value = 4
        #expect(counting.run().listReads == 0)
    }

    @Test("B29 an equal value is no change") func equalValue() {
        let live = Live(
            WeightBoard {
                With(1, number) { weight in Text(verbatim: "\(weight)").containerValue(\.weight, weight / 10) }
            })
        number.value = 5
        #expect(live.run().listReads == 0)
        #expect(live.texts == ["w[0]", "5"])
    }

    @Test("H18 a container in a container: a change inside is read by the one whose list changed") func nested() {
        let inner = Handle<[Int]>()
        let live = Live(
            Counting {
                Counting { With([1], inner) { ForEach($0, id: \.self) { Text(verbatim: "r\($0)") } } }
                VStack { Counting { Keeper("a", number) } }
            })
        #expect(live.texts == ["n3", "n1", "r1", "n1", "a0"])
        inner.value = [1, 2]
        #expect(live.run().listReads == 2)
        #expect(live.texts == ["n4", "n2", "r1", "r2", "n1", "a0"])
        number.value = 3
        #expect(live.run().listReads == 0)
        #expect(live.texts == ["n4", "n2", "r1", "r2", "n1", "a3"])
    }

    @Test("H2, H3 the environment around a container is followed inside its subviews, without another reading")
    func environment() {
        let live = Live(With(1, number) { number in Counting { ReadsFirst() }.environment(\.first, number) })
        number.value = 2
        let work = live.run()
        #expect(live.texts == ["n1", "2"])
        #expect(work.listReads == 0)
    }

    private struct ReadsFirst: View {
        @Environment(\.first) private var first
        var body: some View { Text(verbatim: "\(first)") }
    }

    struct Sum: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test("H11, H12, H14 preferences of the subviews that are shown, as often as they are") func preferences() {
        let live = Live(
            With(1, number) { times in
                Group(subviews: Color.red.preference(key: Sum.self, value: 1)) { subviews in
                    ForEach(0..<5) { if $0 < times { subviews } }
                }
                .frame(height: 1)
            }
            .overlayPreferenceValue(Sum.self) { Text(verbatim: "\($0)") })
        // One overlay for each view that is shown.
        #expect(live.texts == ["1"])
        let stacked = Live(
            VStack {
                With(1, number) { times in
                    Group(subviews: Color.red.preference(key: Sum.self, value: 1)) { subviews in
                        ForEach(0..<5) { if $0 < times { subviews } }
                    }
                }
            }
            .overlayPreferenceValue(Sum.self) { Text(verbatim: "\($0)") })
        for times in [3, 0, 2] {
            number.value = times
            stacked.run()
            #expect(stacked.texts == ["\(times)"])
        }
    }

    // MARK: I

    /// Shows its subviews in two columns, whose border moves.
    private struct Columns<Content: View>: View {
        let split: Int
        @ViewBuilder let content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                HStack {
                    VStack { subviews[..<min(split, subviews.count)] }
                    VStack { subviews[min(split, subviews.count)...] }
                }
            }
        }
    }

    @Test("I2, I3 a custom view that goes to another column or slice keeps its state") func columns() {
        let (b, c) = (Handle<Int>(), Handle<Int>())
        let live = Live(
            With(1, number) { split in
                Columns(split: split) {
                    Keeper("a", other); Keeper("b", b); Keeper("c", c)
                }
            })
        other.value = 7
        live.run()
        #expect(live.texts == ["a7", "b0", "c0"])
        for split in [2, 0, 3] {
            number.value = split
            let work = live.run()
            #expect(live.texts == ["a7", "b0", "c0"])
            // Those of the state and of Columns.
            #expect(work.bodies == 2)
        }
    }

    @Test("I4 what is in a stack is made anew where the stack goes to another column") func stacks() {
        let live = Live(
            With(1, number) { split in
                Columns(split: split) {
                    VStack { Keeper("a", other) }; Text(verbatim: "b")
                }
            })
        other.value = 7
        live.run()
        number.value = 0
        live.run()
        #expect(live.texts == ["a0", "b"])
    }

    @Test("I5, F26 a subview that is shown twice has one state and one body") func twice() {
        let live = Live(
            Group(subviews: Keeper("a", number)) { subviews in
                subviews
                subviews.first
            })
        #expect(live.texts == ["a0", "a0"])
        number.value = 3
        #expect(live.run().bodies == 1)
        #expect(live.texts == ["a3", "a3"])
    }

    @Test("I11 a subview appears once for each place it is shown in, and disappears from each") func appearances() {
        let live = Live(
            With(2, number) { times in
                Group(subviews: Text(verbatim: "a").onAppear { log.add("A") }.onDisappear { log.add("D") }) {
                    subviews in
                    ForEach(0..<2) { if $0 < times { subviews } }
                }
            })
        #expect(log.take() == ["A", "A"])
        number.value = 1
        live.run()
        #expect(log.take() == ["D"])
    }

    @Test("I7 a subview that is taken away leaves, and its siblings stay what they are") func removal() {
        let handles = [Handle<Int>(), Handle<Int>(), Handle<Int>()]
        let live = Live(
            With([0, 1, 2], rows) { rows in
                Counting { ForEach(rows, id: \.self) { Keeper("r\($0):", handles[$0]) } }
            })
        handles[2].value = 9
        live.run()
        rows.value = [0, 2]
        let work = live.run()
        #expect((work.bodies, work.listReads) == (2, 1))
        #expect(live.texts == ["n2", "r0:0", "r2:9"])
    }

    @Test("I10 cards by ids stay with their subviews when one comes before them") func cards() {
        struct Card<Content: View>: View {
            @State private var number = 0
            let handle: Handle<Int>?
            let content: Content
            var body: some View {
                let _ = handle?.take($number)
                HStack {
                    content; Text(verbatim: "#\(number)")
                }
            }
        }
        let live = Live(
            With([1, 2], rows) { [number] rows in
                Group(subviews: ForEach(rows, id: \.self) { Text(verbatim: "r\($0)") }) { subviews in
                    ForEach(subviews) { subview in
                        Card(handle: subview.containerValues.tag(for: Int.self) == 2 ? number : nil, content: subview)
                    }
                }
            })
        number.value = 5
        live.run()
        rows.value = [3, 1, 2]
        live.run()
        #expect(live.texts == ["r3", "#0", "r1", "#0", "r2", "#5"])
    }

    // MARK: Sections

    private struct Board<Content: View>: View {
        let log: Log
        @ViewBuilder let content: Content
        var body: some View {
            ForEach(sections: content) { section in
                VStack {
                    section.header
                    Text(verbatim: "n\(section.content.count)")
                    section.content
                }
            }
        }
    }

    @Test("E30, I12 a section that is collapsed shows its header; its rows come back with it") func expansion() {
        let isExpanded = Handle<Bool>()
        struct Collapsing: View {
            @State private var isExpanded = true
            let handle: Handle<Bool>, log: Log
            var body: some View {
                let _ = handle.take($isExpanded)
                Board(log: log) {
                    Section(isExpanded: $isExpanded) {
                        Text(verbatim: "row").onAppear { log.add("A") }.onDisappear { log.add("D") }
                    } header: {
                        Text(verbatim: "header")
                    }
                    Text(verbatim: "loose")
                }
            }
        }
        let live = Live(Collapsing(handle: isExpanded, log: log))
        #expect(live.texts == ["header", "n1", "row", "n1", "loose"])
        isExpanded.value = false
        let work = live.run()
        #expect(live.texts == ["header", "n0", "n1", "loose"])
        #expect((work.bodies, work.listReads) == (0, 1))
        isExpanded.value = true
        live.run()
        #expect(live.texts == ["header", "n1", "row", "n1", "loose"])
        #expect(log.text == "ADA")
    }

    @Test("E38, E39 sections that appear and vanish leave the others with their state") func sections() {
        let handles = [Handle<Int>(), Handle<Int>(), Handle<Int>()]
        let live = Live(
            With([0, 1], rows) { rows in
                Board(log: log) {
                    ForEach(rows, id: \.self) { row in
                        Section("s\(row)") { Keeper("r\(row):", handles[row]) }
                    }
                }
            })
        handles[1].value = 4
        live.run()
        #expect(live.texts == ["s0", "n1", "r0:0", "s1", "n1", "r1:4"])
        rows.value = [2, 1]
        #expect(live.run().listReads == 1)
        #expect(live.texts == ["s2", "n1", "r2:0", "s1", "n1", "r1:4"])
        rows.value = [1, 2]
        live.run()
        #expect(live.texts == ["s1", "n1", "r1:4", "s2", "n1", "r2:0"])
        rows.value = []
        live.run()
        #expect(live.texts == ["n0"])
    }

    @Test("E20 a value of a section that changes is read again by who read it, and reaches the rows")
    func sectionValues() {
        let live = Live(
            With(1, number) { weight in
                Group(sections: Section { Text(verbatim: "a") }.containerValue(\.weight, weight)) { sections in
                    ForEach(sections) { section in
                        Text(verbatim: "s\(section.containerValues.weight)")
                        ForEach(section.content) { Text(verbatim: "r\($0.containerValues.weight)") }
                    }
                }
            })
        #expect(live.texts == ["s1", "r1"])
        number.value = 2
        live.run()
        #expect(live.texts == ["s2", "r2"])
    }
}
