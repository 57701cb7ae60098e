import SwiftUI
import Testing

/// Table A, its second half: modifiers, proxies, and counts that change.
@MainActor @Suite("A. Counting subviews behind modifiers")
struct ModifiedCountTests {
    let a = Mark("A"), b = Mark("B")
    var both: some View {
        Group {
            a; b
        }
    }

    private struct Parts: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.icon
            configuration.title
        }
    }

    @Test("A46 a styled control is what its style makes of it: one view, or several beside each other")
    func styledControls() {
        let label = Label {
            a
        } icon: {
            b
        }
        #expect(n(label) == 1)
        #expect(n(label.labelStyle(.iconOnly)) == 1)
        #expect(n(label.labelStyle(Parts())) == 2)
        #expect(texts { label.labelStyle(Parts()) } == ["B", "A"])
        #expect(
            n(
                LabeledContent {
                    a
                } label: {
                    b
                }) == 1)
    }

    @Test("A34 a view with a built-in modifier is as many as without")
    func builtIn() {
        let writer = _EnvironmentKeyWritingModifier(keyPath: \.isEnabled, value: false)
        #expect(n(ModifiedContent(content: both, modifier: writer)) == 2)
        #expect(n(both.frame(width: 30).padding().environment(\.isEnabled, false).zIndex(2)) == 2)
    }

    @Test("A35 the empty modifier changes nothing")
    func emptyModifier() {
        #expect(n(both.modifier(EmptyModifier())) == 2)
        #expect(n(EmptyView().modifier(EmptyModifier.identity)) == 0)
        #expect(n(both.modifier(EmptyModifier().concat(EmptyModifier()))) == 2)
    }

    @Test("A36 one view with a modifier is one")
    func modifiers() {
        #expect(n(a.padding()) == 1)
        #expect(n(a.frame(width: 20)) == 1)
        #expect(
            n(
                a.background {
                    a; b
                }) == 1)
        #expect(
            n(
                a.overlay {
                    a; b
                }) == 1)
        #expect(n(a.offset(x: 3)) == 1)
        #expect(n(a.environment(\.isEnabled, false)) == 1)
        #expect(n(a.opacity(0.5).border(.red).font(.title)) == 1)
    }

    @Test("A37 a modifier on nothing is nothing")
    func nothing() {
        #expect(n(EmptyView().padding()) == 0)
        #expect(n(EmptyView().background { a }) == 0)
    }

    @Test("A38 a modifier on a group is on each member")
    func group() { #expect(n(both.padding()) == 2) }

    @Test("A39 a custom modifier that passes its content on keeps the count")
    func padded() {
        struct Padded: ViewModifier { func body(content: Content) -> some View { content.padding() } }
        #expect(Tree(both.modifier(Padded())).texts == ["A", "B"])
    }

    @Test("A40 a custom modifier that stacks its content makes one of all")
    func stacked() {
        struct Stacked: ViewModifier {
            let runs: Counter
            func body(content: Content) -> some View { VStack { runs(content) } }
        }
        #expect(n(both.modifier(Stacked(runs: Counter()))) == 1)
        let runs = Counter()
        show(both.modifier(Stacked(runs: runs)))
        #expect(runs.calls == 1)
    }

    @Test("A41 a custom modifier may add views beside its content")
    func added() {
        struct Added: ViewModifier {
            func body(content: Content) -> some View {
                content
                Mark("x")
            }
        }
        #expect(Tree(both.modifier(Added())).texts == ["A", "B", "x"])
    }

    @Test("A42 a custom modifier may leave its content out")
    func removed() {
        struct Removed: ViewModifier { func body(content: Content) -> some View { EmptyView() } }
        #expect(n(both.modifier(Removed())) == 0)
    }

    @Test("A44 an id on a group leaves its members")
    func identified() { #expect(n(both.id("x")) == 2) }

    @Test("A45 a tag on a group is on each member")
    func tagged() {
        #expect(Tree(both.tag(1)).seen.values.map { $0.tag(for: Int.self) } == [1, 1])
    }

    @Test("A47 a subview read again is one, and the same")
    func subview() {
        let again = Handed<[Subview.ID]>(), first = Handed<[Subview.ID]>()
        show(
            Group(subviews: both) { subviews in
                let _ = first([subviews[0].id])
                Reader(subviews[0]) { again($0.map(\.id)) }
            })
        #expect(again.value?.count == 1)
        #expect(again.value == first.value)
    }

    @Test("A48 a collection of subviews read again is the same subviews")
    func collection() {
        let again = Handed<[Subview.ID]>(), first = Handed<[Subview.ID]>()
        show(
            Group(subviews: both) { subviews in
                let _ = first(subviews.map(\.id))
                Reader(subviews) { again($0.map(\.id)) }
            })
        #expect(again.value?.count == 2)
        #expect(again.value == first.value)
    }

    @Test("A49 a slice of subviews read again is its elements")
    func slice() {
        let again = Handed<[Subview.ID]>(), first = Handed<[Subview.ID]>()
        show(
            Group(subviews: ForEach(0..<5) { Mark($0) }) { subviews in
                let _ = first(subviews[1...3].map(\.id))
                Reader(subviews[1...3]) { again($0.map(\.id)) }
            })
        #expect(again.value?.count == 3)
        #expect(again.value == first.value)
    }

    @Test("A50 a branch that depends on the system is the views of that branch")
    func availability() {
        #expect(n { if #available(macOS 10.15, *) { a; b } } == 2)
        #expect(n { if #available(macOS 10.15, *) { a; b } else { a } } == 2)
    }

    @Test("A51 when state changes the count, the container runs again and sees the new one")
    func change() {
        struct Growing: View {
            @State var count = 1
            @State var isOn = false
            let handed: Handed<(Binding<Int>, Binding<Bool>)>
            var body: some View {
                let _ = handed(($count, $isOn))
                if isOn { Mark("if") }
                ForEach(Array(0..<count), id: \.self) { Mark($0) }
            }
        }
        let handed = Handed<(Binding<Int>, Binding<Bool>)>()
        let tree = Tree(Growing(handed: handed))
        #expect(tree.texts == ["0"])
        let reads = tree.seen.reads
        handed.value?.0.wrappedValue = 3
        tree.run()
        #expect(tree.texts == ["0", "1", "2"])
        #expect(tree.seen.reads == reads + 1)
        handed.value?.1.wrappedValue = true
        tree.run()
        #expect(tree.texts == ["if", "0", "1", "2"])
        #expect(tree.seen.reads == reads + 2)
    }
}
