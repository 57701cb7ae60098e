import SwiftUI
import Testing

@testable import VitrineCore

/// Table I: whose state is kept when a container shows subviews elsewhere, again or in another order.
@MainActor @Suite("I. The state of subviews")
struct SubviewStateTests {
    @Observable final class Model {
        var isFirst = true
    }

    /// Shows its content as `arrange` has it.
    private struct Board<Content: View, Arranged: View>: View {
        @ViewBuilder let content: Content
        @ViewBuilder let arrange: (SubviewsCollection) -> Arranged
        var body: some View { Group(subviews: content) { arrange($0) } }
    }

    private struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { ZStack { content }.padding(1) }
    }

    @Test("I1 a custom view in a card keeps its state across updates")
    func card() {
        let set = Setter<Int>()
        func board(_ inset: CGFloat) -> some View {
            Board {
                Stateful(name: "a", set: set)
            } arrange: { subviews in
                ForEach(subviews) { subview in Card { subview.padding(inset) } }
            }
        }
        let screen = Screen(board(1))
        set(5)
        screen.run()
        #expect(screen.texts == ["a5"])
        screen.update(board(2))
        #expect(screen.texts == ["a5"])
    }

    @Test("I2 state moves with a subview that the container puts elsewhere in its order")
    func reordered() {
        let (model, a, b) = (Model(), Setter<Int>(), Setter<Int>())
        let screen = Screen(
            Board {
                Stateful(name: "a", set: a)
                Stateful(name: "b", set: b)
            } arrange: { subviews in
                let order = model.isFirst ? Array(subviews) : subviews.reversed()
                ForEach(order) { subview in Card { subview } }
            })
        a(1)
        b(2)
        screen.run()
        #expect(screen.texts == ["a1", "b2"])
        model.isFirst = false
        screen.run()
        #expect(screen.texts == ["b2", "a1"])
    }

    /// A card with a number of its own: how many cards were described before it was made.
    private struct Numbered<Content: View>: View {
        @State private var number: Int
        let content: Content
        init(_ described: Box<Int>, @ViewBuilder content: () -> Content) {
            described.value += 1
            _number = State(initialValue: described.value)
            self.content = content()
        }
        var body: some View {
            HStack {
                content
                Mark("\(number)")
            }
        }
    }

    enum Order { case same, array, reversed, slice, original }

    @Test(
        "I2 and so does what the container has put around it",
        arguments: [Order.same, .array, .reversed, .slice, .original])
    func reorderedCards(order: Order) {
        let described = Box(0)
        func board(_ names: [String]) -> some View {
            Board {
                ForEach(names, id: \.self) { Mark($0) }
            } arrange: { subviews in
                switch order {
                case .same: ForEach(subviews) { subview in Numbered(described) { subview } }
                case .array: ForEach(Array(subviews)) { subview in Numbered(described) { subview } }
                case .reversed: ForEach(subviews.reversed()) { subview in Numbered(described) { subview } }
                case .slice: ForEach(subviews[0...]) { subview in Numbered(described) { subview } }
                case .original:
                    ForEach(subviews: ForEach(subviews) { $0 }) { subview in Numbered(described) { subview } }
                }
            }
        }
        func numbers(_ texts: [String]) -> [String: String] {
            Dictionary(uniqueKeysWithValues: stride(from: 0, to: texts.count, by: 2).map { (texts[$0], texts[$0 + 1]) })
        }
        let screen = Screen(board(["a", "b", "c"]))
        let before = numbers(screen.texts)
        #expect(Set(before.values).count == 3)
        for names in [["c", "b", "a"], ["c", "x", "a", "b"], ["b", "a"]] {
            screen.update(board(names))
            let after = numbers(screen.texts)
            #expect(Set(after.keys) == Set(names))
            #expect(after["a"] == before["a"] && after["b"] == before["b"], "\(before), then \(after)")
        }
    }

    /// Shows the first subview in a row or in a column.
    private func moving(_ model: Model, _ content: some View) -> some View {
        Board {
            content
        } arrange: { subviews in
            if model.isFirst {
                HStack { subviews[0] }
            } else {
                VStack { Card { subviews[0] } }
            }
        }
    }

    @Test("I3 a custom view keeps its state wherever the container moves it (ruled)")
    func movedCustomView() {
        let (model, set) = (Model(), Setter<Int>())
        let screen = Screen(moving(model, Stateful(name: "a", set: set)))
        set(7)
        screen.run()
        model.isFirst = false
        screen.run()
        #expect(screen.texts == ["a7"])
    }

    @Test("I4 what is in a container that is moved is made anew (ruled)")
    func movedContainer() {
        let (model, set) = (Model(), Setter<Int>())
        let screen = Screen(moving(model, VStack { Stateful(name: "a", set: set) }))
        set(7)
        screen.run()
        #expect(screen.texts == ["a7"])
        model.isFirst = false
        screen.run()
        #expect(screen.texts == ["a0"])
    }

    /// Shows its only subview twice.
    private func twice(_ content: some View) -> some View {
        Board {
            content
        } arrange: { subviews in
            Card { subviews[0] }
            Card { subviews[0] }
        }
    }

    @Test("I5 both copies of a custom view share its state (ruled)")
    func copies() {
        let set = Setter<Int>()
        let screen = Screen(twice(Stateful(name: "a", set: set)))
        set(3)
        screen.run()
        #expect(screen.texts == ["a3", "a3"])
    }

    /// The states of views, one by one.
    private struct Each: View {
        @State private var number = 0
        let setters: Box<[(Int) -> Void]>
        var body: some View {
            let _ = setters.value.append { number = $0 }
            Mark("\(number)")
        }
    }

    @Test("I6 copies of a container have views of their own inside (ruled)")
    func copiesOfContainers() {
        let setters = Box<[(Int) -> Void]>([])
        let screen = Screen(twice(VStack { Each(setters: setters) }))
        setters.value[0](4)
        screen.run()
        #expect(screen.texts.sorted() == ["0", "4"])
    }

    @Test("I10 by id a subview keeps what is in its card when one is put before it, by index it does not")
    func inserted() {
        func board(_ names: [String], byIndex: Bool, _ set: Setter<Int>) -> some View {
            Board {
                ForEach(names, id: \.self) { Mark($0) }
            } arrange: { subviews in
                if byIndex {
                    ForEach(subviews.indices, id: \.self) { index in
                        Labelled(set: set, isSetting: names.count == 1) { subviews[index] }
                    }
                } else {
                    ForEach(subviews) { subview in
                        Labelled(set: set, isSetting: names.count == 1) { subview }
                    }
                }
            }
        }
        func texts(byIndex: Bool) -> [String] {
            let set = Setter<Int>()
            let screen = Screen(board(["a"], byIndex: byIndex, set))
            set(9)
            screen.run()
            screen.update(board(["x", "a"], byIndex: byIndex, set))
            return screen.texts
        }
        #expect(texts(byIndex: false) == ["x", "0", "a", "9"])
        #expect(texts(byIndex: true) == ["x", "9", "a", "0"])
    }

    /// A card with a number of its own, which the test sets as long as there is one card.
    private struct Labelled<Content: View>: View {
        @State private var number = 0
        let set: Setter<Int>
        let isSetting: Bool
        @ViewBuilder let content: Content
        var body: some View {
            let _ = isSetting ? set.add { number = $0 } : ()
            HStack {
                content
                Mark("\(number)")
            }
        }
    }

    @Test("I12 another branch around the loop makes its cards anew")
    func branches() {
        let (model, set) = (Model(), Setter<Int>())
        let screen = Screen(
            Board {
                Mark("a")
            } arrange: { subviews in
                if model.isFirst {
                    ForEach(subviews) { subview in Labelled(set: set, isSetting: true) { subview } }
                } else {
                    ForEach(subviews) { subview in Labelled(set: set, isSetting: true) { subview } }
                }
            })
        set(2)
        screen.run()
        #expect(screen.texts == ["a", "2"])
        model.isFirst = false
        screen.run()
        #expect(screen.texts == ["a", "0"])
    }

    @Test("I13 another layout in an AnyLayout around the loop keeps its cards")
    func anyLayout() {
        let (model, set) = (Model(), Setter<Int>())
        let screen = Screen(
            Board {
                Mark("a")
            } arrange: { subviews in
                let layout = model.isFirst ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
                layout {
                    ForEach(subviews) { subview in Labelled(set: set, isSetting: true) { subview } }
                }
            })
        set(2)
        screen.run()
        model.isFirst = false
        screen.run()
        #expect(screen.texts == ["a", "2"])
    }

    @Test("a subview whose state changes runs again, and its siblings do not")
    func ownState() {
        let (set, runs) = (Setter<Int>(), Box(0))
        let screen = Screen(
            Board {
                Stateful(name: "a", set: set)
                Counted(name: "b", runs: runs)
            } arrange: { subviews in
                ForEach(subviews) { subview in Card { subview } }
            })
        let before = runs.value
        set(6)
        screen.run()
        #expect(screen.texts == ["a6", "b"])
        #expect(runs.value == before)
    }
}
