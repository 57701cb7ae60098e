import SwiftUI
import Testing

extension ContainerValues {
    @Entry var note: String? = "unset"
    @Entry var weight = 1.0
}

/// Table B: how far container values reach.
@MainActor @Suite("B. The scope of container values")
struct ScopeTests {
    let a = Mark("A"), b = Mark("B"), c = Mark("C")

    @Test("B1 a value that was never set is the key's default")
    func unset() {
        #expect(values { a } == [0])
        #expect(values(\.note) { a } == ["unset"])
    }

    @Test("B2 the container around a view reads its value")
    func read() { #expect(values { a.cv(1) } == [1]) }

    @Test("B3 siblings have values of their own")
    func siblings() {
        #expect(
            values {
                a.cv(1); b.cv(2); c
            } == [1, 2, 0])
    }

    @Test("B4 padding outside keeps the value")
    func padding() { #expect(values { c.cv(3).padding() } == [3]) }

    @Test("B5 modifiers that are no containers keep the value")
    func modifiers() {
        #expect(values { a.cv(3).frame(width: 30) } == [3])
        #expect(values { a.cv(3).frame(maxWidth: .infinity) } == [3])
        #expect(values { a.cv(3).background { b } } == [3])
        #expect(values { a.cv(3).overlay { b } } == [3])
        #expect(values { a.cv(3).offset(x: 4) } == [3])
        #expect(values { a.cv(3).environment(\.isEnabled, false) } == [3])
        #expect(values { a.cv(3).opacity(0.5) } == [3])
        #expect(values { a.cv(3).border(.red).font(.title) } == [3])
        #expect(values { a.cv(3).id(7) } == [3])
        #expect(values { a.cv(3).tag(7) } == [3])
        #expect(values { a.cv(3).zIndex(7).layoutPriority(2) } == [3])
    }

    @Test("B6 a value set inside a background or an overlay does not reach the view in front")
    func layers() {
        #expect(values { a.background { b.cv(9) } } == [0])
        #expect(values { a.overlay { b.cv(9) } } == [0])
        #expect(values { a.background(b.cv(9)) } == [0])
    }

    @Test("B7 a value set inside a stack stays inside, even with one child")
    func stack() {
        #expect(values { VStack { a.cv(1) } } == [0])
        #expect(
            values {
                VStack {
                    a.cv(1); b.cv(2)
                }
            } == [0])
    }

    @Test("B8 a value set inside any container stays inside")
    func containers() {
        #expect(values { HStack { a.cv(1) } } == [0])
        #expect(values { ZStack { a.cv(1) } } == [0])
        #expect(values { Pile()() { a.cv(1) } } == [0])
        #expect(values { AnyLayout(VStackLayout())() { a.cv(1) } } == [0])
        #expect(values { Grid { GridRow { a.cv(1) } } } == [0])
        #expect(values { GeometryReader { _ in a.cv(1) } } == [0])
        #expect(values { ViewThatFits { a.cv(1) } } == [0])
    }

    @Test("B9 a value set on a stack is the stack's")
    func onStack() { #expect(values { VStack { a }.cv(5) } == [5]) }

    @Test("B10 a value set on a container does not flow into it")
    func intoContainer() {
        let pile = Pile()
        show(
            pile {
                a; b
            }.cv(5))
        #expect(pile.found.value == [0, 0])

        let found = Handed<[Int]>()
        show(
            VStack {
                Board(found: found) {
                    a; b
                }
            }.cv(5))
        #expect(found.value == [0, 0])
    }

    @Test("B11 a value set in a custom view's body is outside too")
    func customView() { #expect(values { Wrapped { a.cv(4) } } == [4]) }

    @Test("B12 a custom view of two views has the values of both")
    func customViewOfTwo() {
        #expect(
            values {
                Wrapped {
                    a.cv(1); b.cv(2)
                }
            } == [1, 2])
    }

    @Test("B13 AnyView lets the value through")
    func anyView() { #expect(values { AnyView(a.cv(6)) } == [6]) }

    @Test("B14 a value set inside a condition is there with its view")
    func condition() {
        func content(_ isOn: Bool) -> some View {
            Group { if isOn { a.cv(2) } }
        }
        let tree = Tree(content(true))
        #expect(tree.values(\.k) == [2])
        tree.update(content(false))
        #expect(tree.values(\.k) == [])
        tree.update(content(true))
        #expect(tree.values(\.k) == [2])
    }

    @Test("B15 a value on a group is on each member")
    func group() {
        #expect(
            values {
                Group {
                    a; b
                }.cv(7)
            } == [7, 7])
    }

    @Test("B16 a value on a ForEach is on every subview it makes")
    func forEach() {
        #expect(
            values {
                ForEach(0..<3) {
                    Mark($0); b
                }.cv(7)
            } == [7, 7, 7, 7, 7, 7])
    }

    @Test("B17 the rows of a ForEach have values of their own")
    func rows() { #expect(values { ForEach(Item.items("abc")) { Mark($0.id).cv($0.value) } } == [0, 1, 2]) }

    @Test("B18 a value on a section is on every row")
    func section() {
        #expect(
            values {
                Section {
                    a; b
                }.cv(7)
            } == [7, 7])
        let tree = Tree(
            Section {
                a; b
            }.cv(7))
        #expect(tree.sections[0].content.map { $0.containerValues.k } == [7, 7])
    }

    @Test("B19 a value on a section is on its header and its footer")
    func headerAndFooter() {
        let section = Section {
            a
        } header: {
            Mark("H")
        } footer: {
            Mark("F")
        }.cv(7)
        let tree = Tree(section)
        #expect(tree.values(\.k) == [7, 7, 7])
        #expect(tree.sections[0].header.map { $0.containerValues.k } == [7])
        #expect(tree.sections[0].footer.map { $0.containerValues.k } == [7])
    }

    @Test("B20 a value on a section is the section's")
    func sectionValues() { #expect(Tree(Section { a }.cv(7)).sections[0].containerValues.k == 7) }

    @Test("B21 a value on a row is not the section's")
    func rowValue() { #expect(Tree(Section { a.cv(7) }).sections[0].containerValues.k == 0) }

    @Test("B22 a value on a group of sections is on each, and on all rows")
    func groupOfSections() {
        let tree = Tree(
            Group {
                Section { a };
                Section {
                    b; c
                }
            }.cv(7))
        #expect(tree.sections.map { $0.containerValues.k } == [7, 7])
        #expect(tree.values(\.k) == [7, 7, 7])
    }
}
