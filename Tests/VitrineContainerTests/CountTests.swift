import SwiftUI
import Testing

/// Table A: how many subviews a view resolves to.
@MainActor @Suite("A. Counting subviews")
struct CountTests {
    let a = Mark("A"), b = Mark("B"), c = Mark("C")

    @Test("A1 a view is one subview")
    func one() { #expect(n(a) == 1) }

    @Test("A2 statements are subviews in the order of declaration")
    func statements() {
        #expect(
            texts {
                a; b; c
            } == ["A", "B", "C"])
        #expect(Tree(TupleView((a, b, c))).texts == ["A", "B", "C"])
    }

    @Test("A3 three views and a ForEach of nine are twelve subviews")
    func declaredAndResolved() {
        let found = texts {
            a; b; c; ForEach(0..<9) { Mark($0) }
        }
        #expect(found == ["A", "B", "C"] + (0..<9).map(String.init))
    }

    @Test("A4 a Group is its members")
    func group() {
        #expect(
            texts {
                Group {
                    a; b; c
                }
            } == ["A", "B", "C"])
    }

    @Test("A5 groups in groups are still the members")
    func nestedGroups() {
        #expect(
            texts {
                Group {
                    Group {
                        Group {
                            a; b
                        }
                    }
                }
            } == ["A", "B"])
    }

    @Test("A6 EmptyView and an empty builder are nothing")
    func empty() {
        #expect(n(EmptyView()) == 0)
        #expect(n {} == 0)
        #expect(
            n {
                EmptyView(); EmptyView()
            } == 0)
    }

    @Test("A7 a condition that is false is nothing", arguments: [false])
    func falseCondition(isOn: Bool) { #expect(n { if isOn { a } } == 0) }

    @Test("A8 a condition that is true is the views inside", arguments: [true])
    func trueCondition(isOn: Bool) { #expect(texts { if isOn { a; b } } == ["A", "B"]) }

    @Test("A9 if and else are the views of the branch taken")
    func branches() {
        func content(_ isOn: Bool) -> some View {
            Group { if isOn { a } else { b; c } }
        }
        #expect(Tree(content(true)).texts == ["A"])
        #expect(Tree(content(false)).texts == ["B", "C"])
    }

    @Test("A10 a switch is the views of the case taken", arguments: 0...4)
    func cases(choice: Int) {
        let found = texts {
            switch choice {
            case 0: EmptyView()
            case 1: a
            case 2: a; b
            default: a; b; c
            }
        }
        #expect(found == Array(["A", "B", "C"].prefix(min(choice, 3))))
    }

    @Test("A11 an optional view is none or one")
    func optional() {
        #expect(n(Mark?.none) == 0)
        #expect(n(Mark?.some(a)) == 1)
    }

    @Test("A12 a ForEach over nothing is nothing")
    func emptyForEach() {
        #expect(n(ForEach([Item]()) { Mark($0.id) }) == 0)
        #expect(n(ForEach(0..<0) { Mark($0) }) == 0)
    }

    @Test("A13 a ForEach is one subview an element")
    func forEach() { #expect(texts { ForEach(Item.items("abcde")) { Mark($0.id) } } == ["a", "b", "c", "d", "e"]) }

    @Test("A14 a ForEach of two views an element is both of the first, then both of the second")
    func pairs() {
        let found = texts {
            ForEach(0..<5) {
                Mark("a\($0)")
                Mark("b\($0)")
            }
        }
        #expect(found == ["a0", "b0", "a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4"])
    }

    @Test("A15 a ForEach in a ForEach is the product, the outer element first")
    func nestedForEach() {
        let found = texts { ForEach(0..<3) { i in ForEach(0..<3) { Mark("\(i)\($0)") } } }
        #expect(found == ["00", "01", "02", "10", "11", "12", "20", "21", "22"])
    }

    @Test("A16 a ForEach that leaves elements out is those it keeps")
    func filteringForEach() {
        #expect(texts { ForEach(0..<7) { if $0 % 3 == 0 { Mark($0) } } } == ["0", "3", "6"])
    }

    @Test("A17 a ForEach of stacks is one subview an element, even where the stack is empty")
    func forEachOfStacks() {
        let tree = Tree(ForEach(0..<4) { i in VStack { if i % 2 == 0 { Mark(i) } } })
        #expect(tree.texts == ["0", "", "2", ""])
    }

    @Test("A18 AnyView of a view is one")
    func anyView() { #expect(texts { AnyView(a) } == ["A"]) }

    @Test("A19 AnyView of several views is as many")
    func anyViewOfSeveral() {
        #expect(n(AnyView(TupleView((a, b)))) == 2)
        #expect(
            n(
                AnyView(
                    Group {
                        a; b
                    })) == 2)
        #expect(
            n(
                AnyView(
                    AnyView(
                        Group {
                            a; b
                        }))) == 2)
    }

    @Test("A20 AnyView of nothing is nothing")
    func anyViewOfNothing() { #expect(n(AnyView(EmptyView())) == 0) }

    @Test("A21 a custom view is the views of its body")
    func customView() {
        #expect(
            texts {
                Wrapped {
                    a; b; c
                }
            } == ["A", "B", "C"])
    }

    @Test("A22 a custom view with an empty body is nothing")
    func emptyCustomView() {
        #expect(
            n {
                a; Wrapped {}
            } == 1)
    }

    @Test("A23 a custom view with state and an empty body is nothing")
    func statefulEmptyView() {
        struct Stateful: View {
            @State var count = 0
            var body: some View { EmptyView() }
        }
        #expect(n(Stateful()) == 0)
    }

    @Test("A24 a container is one, whatever is inside")
    func containers() {
        #expect(
            n(
                VStack {
                    a; b
                }) == 1)
        #expect(
            n(
                HStack {
                    a; b
                }) == 1)
        #expect(
            n(
                ZStack {
                    a; b
                }) == 1)
        #expect(
            n(
                Pile()() {
                    a; b
                }) == 1)
        #expect(
            n(
                AnyLayout(HStackLayout())() {
                    a; b
                }) == 1)
        #expect(
            n(
                Grid {
                    GridRow {
                        a; b
                    }
                    c
                }) == 1)
    }

    @Test("A25 an empty container is one")
    func emptyContainer() {
        #expect(n(VStack {}) == 1)
        #expect(n(Pile()() {}) == 1)
    }

    @Test("A26 a view that depends on the space there is counts as one, whatever is inside")
    func bySpace() {
        #expect(n(GeometryReader { _ in both }) == 1)
        #expect(n(GeometryReader { _ in }) == 1)
        #expect(
            n(
                ViewThatFits {
                    a; b
                }) == 1)
        #expect(n { ForEach(0..<2) { _ in GeometryReader { _ in both } } } == 2)
    }

    private var both: some View {
        Group {
            a; b
        }
    }

    @Test("A27 a spacer, a divider, a colour, a shape and a text are one each")
    func leaves() {
        #expect(n(Spacer()) == 1)
        #expect(n(Divider()) == 1)
        #expect(n(Color.red) == 1)
        #expect(n(Circle()) == 1)
        #expect(n(Circle().fill(Color.red)) == 1)
        #expect(n(Text("A")) == 1)
    }

    @Test("A28 a section is its header, its rows and its footer, in that order")
    func section() {
        let found = texts {
            Section {
                a; b
            } header: {
                Mark("H")
            } footer: {
                Mark("F")
            }
        }
        #expect(found == ["H", "A", "B", "F"])
    }

    @Test("A29 a section without header and footer is its rows")
    func bareSection() { #expect(texts { Section { a } } == ["A"]) }

    @Test("A30 a section with a title is the title and its rows")
    func titledSection() {
        #expect(
            texts {
                Section("T") {
                    a; b
                }
            } == ["T", "A", "B"])
    }

    @Test("A31 a section of nothing is nothing")
    func emptySection() { #expect(n(Section { EmptyView() }) == 0) }

    @Test("A32 a header of two views is two subviews")
    func sectionHeader() {
        #expect(
            texts {
                Section {
                    a
                } header: {
                    Mark("H"); Mark("I")
                }
            } == ["H", "I", "A"])
    }

    @Test("A33 a collapsed section is its header")
    func collapsedSection() {
        #expect(
            texts {
                Section(isExpanded: .constant(false)) {
                    a; b
                } header: {
                    Mark("H")
                }
            } == ["H"])
        #expect(
            texts {
                Section(isExpanded: .constant(true)) {
                    a; b
                } header: {
                    Mark("H")
                }
            } == ["H", "A", "B"])
    }
}
