import SwiftUI
import Testing

@testable import VitrineCore

/// What no app should write, and some do: it ends in one message that says what is wrong, not in a crash.
@MainActor @Suite("Bad input", .serialized)
struct BadInputTests {
    /// The messages while one frame of `view` is made; others' are left out by what they speak of.
    private func complaints<V: View>(about topic: String, _ view: () -> V) -> [String] {
        messages { show(view()) }.filter { $0.contains(topic) || $0.contains("out of range") }
    }

    @Test("stacks 10,000 deep in AnyViews are shown as deep as the stack allows")
    func deepStacks() {
        let found = complaints(about: "nest more than") {
            var view = AnyView(Mark("A"))
            for _ in 0..<10_000 { view = AnyView(VStack { view }) }
            return view
        }
        #expect(found.count == 1)
    }

    @Test("groups 10,000 deep in AnyViews are read as deep as the stack allows")
    func deepGroups() {
        let found = complaints(about: "nest more than") {
            var view = AnyView(Mark("A"))
            for _ in 0..<10_000 { view = AnyView(Group { view }) }
            return Board { view }
        }
        #expect(found.count <= 1, "AnyView directly in AnyView adds nothing, so that all may be shown")
    }

    @Test("groups of two 10,000 deep in AnyViews are shown as deep as the stack allows")
    func deepTuples() {
        let found = complaints(about: "nest more than") {
            var view = AnyView(Mark("A"))
            for _ in 0..<10_000 {
                view = AnyView(
                    Group {
                        view; Mark("B")
                    })
            }
            return VStack { view }
        }
        #expect(found.count == 1)
    }

    @Test("modifiers 10,000 deep are shown as deep as the stack allows")
    func deepModifiers() {
        let found = complaints(about: "nest more than") {
            var view = AnyView(Mark("A"))
            for i in 0..<10_000 { view = AnyView(view.padding(1).environment(\.displayScale, CGFloat(i))) }
            return view
        }
        #expect(found.count == 1)
    }

    @Test("conditions and sections 1,000 deep are shown as deep as the stack allows")
    func deepMixture() {
        let found = complaints(about: "nest more than") {
            var view = AnyView(Mark("A"))
            for i in 0..<1000 {
                view = AnyView(
                    Section {
                        if i >= 0 { ForEach(0..<1) { _ in Wrapped { view }.tag(i) } }
                    } header: {
                        Mark("H")
                    })
            }
            return VStack { Board { view } }
        }
        #expect(found.count == 1)
    }

    @Test("a view that contains itself in an AnyView is cut off")
    func selfInAnyView() {
        struct Endless: View {
            var body: some View { AnyView(Endless()) }
        }
        #expect(complaints(about: "Endless") { Endless() }.count == 1)
    }

    @Test("a view that contains itself in a stack is cut off")
    func selfInStack() {
        struct Endless: View {
            var body: some View { VStack { Endless() } }
        }
        #expect(complaints(about: "nest more than") { Endless() }.count == 1)
    }

    @Test("a view that contains itself beside others is cut off")
    func selfInGroup() {
        struct Endless: View {
            var body: some View {
                Mark("A")
                Endless()
            }
        }
        #expect(complaints(about: "Endless") { Endless() }.count == 1)
    }

    @Test("a view that contains itself in its background is cut off")
    func selfInBackground() {
        struct Endless: View {
            var body: some View { Mark("A").background { Endless() } }
        }
        #expect(complaints(about: "nest more than") { Endless() }.count == 1)
    }

    @Test("a modifier that applies itself is cut off")
    func selfInModifier() {
        struct Endless: ViewModifier {
            func body(content: Content) -> some View { AnyView(content.modifier(Endless())) }
        }
        #expect(complaints(about: "nest more than") { Mark("A").modifier(Endless()) }.count == 1)
    }

    @Test("a container that reads itself is cut off")
    func selfReader() {
        struct Endless: View {
            var body: some View {
                Group(subviews: self) { subviews in
                    ForEach(subviews) { $0 }
                }
            }
        }
        #expect(complaints(about: "nest more than") { Endless() }.count == 1)
    }

    @Test("a view that contains itself in a container that counts is cut off")
    func selfCounted() {
        struct Endless: View {
            var body: some View { VStack { Board { ForEach(0..<1) { _ in Endless() } } } }
        }
        #expect(complaints(about: "nest more than") { Endless() }.count == 1)
    }

    @Test("a view that contains itself twice is cut off before it has grown without bound")
    func selfTwice() {
        struct Endless: View {
            var body: some View {
                VStack {
                    Endless(); Endless()
                }
            }
        }
        struct EndlessList: View {
            var body: some View {
                AnyView(
                    Group {
                        EndlessList(); EndlessList()
                    })
            }
        }
        #expect(complaints(about: "nest more than") { Endless() }.count == 1)
        #expect(complaints(about: "nest more than") { EndlessList() }.count == 1)
    }

    @Test("a container that reads its own sections is cut off")
    func selfSectionReader() {
        struct Endless: View {
            var body: some View {
                Group(sections: self) { sections in
                    ForEach(sections) { section in VStack { section.content } }
                }
            }
        }
        #expect(complaints(about: "nest more than") { Endless() }.count == 1)
    }

    @Test("ids that repeat are told of once, and every row is kept")
    func duplicateIDs() {
        let items = [Item(id: "x", value: 1), Item(id: "x", value: 2), Item(id: "y", value: 3)]
        var tree: Tree<AnyView>?
        func content(_ items: [Item]) -> AnyView { AnyView(ForEach(items) { Mark($0.id + "\($0.value)") }) }
        let found = messages { tree = Tree(content(items)) }.filter { $0.contains("occurs more than once") }
        #expect(found.count == 1)
        #expect(tree?.texts == ["x1", "x2", "y3"])
        #expect(Set(tree?.ids ?? []).count == 3)
        tree?.update(content(items.reversed()))
        #expect(tree?.texts == ["y3", "x2", "x1"])
        tree?.update(content([items[1]]))
        #expect(tree?.texts == ["x2"])
        tree?.update(content(items + items))
        #expect(tree?.texts == ["x1", "x2", "y3", "x1", "x2", "y3"])
    }

    @Test("everything empty is nothing, without a word")
    func empty() {
        struct Empty: View { var body: some View {} }
        let found = messages {
            show(EmptyView())
            show(VStack {})
            show(Group {})
            show(Empty())
            show(ForEach([Item]()) { _ in EmptyView() })
            show(Board {})
            show(
                Section {
                } header: {
                } footer: {
                })
            show(AnyView(AnyView(EmptyView())))
            show(ForEach(subviews: EmptyView()) { $0 })
            show(ForEach(sections: EmptyView()) { $0.content })
            show(
                Group(subviews: Group {}) {
                    $0.first; $0[0...]
                })
            show(HStack { Group {}.padding().background {} })
            show(Mark?.none.overlay { Mark?.none })
        }
        #expect(found == [])
    }

    @Test("a value that is set a million times is freed again")
    func longValues() {
        var values = ContainerValues()
        for i in 0..<1_000_000 { values.k = i }
        #expect(values.k == 999_999)
        let copy = values
        values = ContainerValues()
        #expect(copy.k == 999_999)
    }

    @Test("an index that is out of range is told of, and an empty subview stands in")
    func indexOutOfRange() {
        let found = messages {
            read(Mark("A")) { subviews in
                _ = subviews[1]
                _ = subviews[-1]
                _ = subviews[1].containerValues.k
            }
        }
        #expect(found.filter { $0.contains("out of range") }.count == 1)
    }

    @Test("a subview kept after its content is gone can still be asked")
    func keptSubview() {
        var kept: Subview?
        autoreleasing {
            let tree = Tree(AnyView(Group { ForEach(0..<1) { Mark($0).cv(4) } }.cv(5)))
            kept = tree.seen.subviews[0]
            tree.update(AnyView(EmptyView()))
        }
        #expect(kept?.containerValues.k == 0 || kept?.containerValues.k == 4)
        #expect(kept != nil)
        show(Group { kept })
    }

    private func autoreleasing(_ body: () -> Void) { body() }
}
