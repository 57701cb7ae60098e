import SwiftUI
import Testing

@testable import VitrineCore

/// Table K: `Group(subviews:)` beside variadic views, the way of reading subviews before it.
@MainActor @Suite("K. Variadic views")
struct VariadicTests {
    let a = Mark("A"), b = Mark("B"), h = Mark("H"), f = Mark("F")

    private struct Unary: _VariadicView.UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            children
            Mark("+")
        }
    }

    private struct Multi: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            children
            Mark("+")
        }
    }

    /// Hands its children out.
    private struct Looking: _VariadicView.MultiViewRoot {
        let look: (_VariadicView.Children) -> Void
        func body(children: _VariadicView.Children) -> some View {
            let _ = look(children)
            children
        }
    }

    @Test("K1 what Group(subviews:) makes is spliced into the parent, without a node of its own")
    func spliced() {
        let source = Group {
            a.padding(1)
            b
        }
        let read = Screen { HStack { Group(subviews: source) { $0 } } }
        let plain = Screen { HStack { source } }
        func kinds(_ screen: Screen<some View>) -> [String] { screen.nodes.map { typeName(type(of: $0.node)) } }
        #expect(kinds(read) == kinds(plain))
        #expect(read.nodes.map(\.frame) == plain.nodes.map(\.frame))
    }

    @Test("K2 a tree of a unary root is one view, one of a multi-view root the views of its body")
    func counts() {
        let unary = _VariadicView.Tree(Unary()) {
            a
            b
        }
        let multi = _VariadicView.Tree(Multi()) {
            a
            b
        }
        #expect(n(unary) == 1)
        #expect(n(multi) == 3)
        #expect(texts { multi } == ["A", "B", "+"])
        #expect(shown { unary } == ["A", "B", "+"])
    }

    @Test("K3 a child's id is erased, and id(as:) reads the id that the user gave")
    func ids() {
        var ids: [AnyHashable] = []
        var ints: [Int?] = [], strings: [String?] = []
        let look = Looking { children in
            ids = children.map(\.id)
            ints = children.map { $0.id(as: Int.self) }
            strings = children.map { $0.id() }
        }
        _ = shown {
            _VariadicView.Tree(look) {
                ForEach([7, 8], id: \.self) { Mark("\($0)").id("row \($0)") }
                a.id("x")
                b
            }
        }
        #expect(Set(ids).count == 4)
        #expect(ints == [7, 8, nil, nil])
        #expect(strings == ["row 7", "row 8", "x", nil])
    }

    private enum Number: _ViewTraitKey { static var defaultValue: Int { 0 } }

    @Test("K4 a child has every trait, and setting one on a copy sets it where the copy is placed")
    func traits() {
        var read: [Int] = [], priorities: [Double] = [], outer: [Int] = []
        struct Renumbering: _VariadicView.MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in
                    var copy = child
                    let _ = copy[Number.self] += 10
                    copy
                }
            }
        }
        let look = Looking { children in
            read = children.map { $0[Number.self] }
            priorities = children.map { $0[LayoutPriorityTraitKey.self] }
        }
        let content = Group {
            a._trait(Number.self, 1).layoutPriority(2)
            b
        }
        let texts = shown {
            _VariadicView.Tree(look) { content }
            _VariadicView.Tree(Looking { outer = $0.map { $0[Number.self] } }) {
                _VariadicView.Tree(Renumbering()) { content }
            }
        }
        #expect(texts == ["A", "B", "A", "B"])
        #expect(read == [1, 0])
        #expect(priorities == [2, 0])
        #expect(outer == [11, 10])
    }

    private var section: some View {
        Section {
            a
            b
        } header: {
            h
        } footer: {
            f
        }
    }

    @Test("K5 variadic children are flat: a Section is its header, rows and footer")
    func sections() {
        var count = 0
        let texts = shown { _VariadicView.Tree(Looking { count = $0.count }) { section } }
        #expect(count == 4)
        #expect(texts == ["H", "A", "B", "F"])
    }

    private static func isView(_ value: Any) -> Bool { value is any View }

    @Test("K6 a slice of variadic children is no view, a slice of subviews is")
    func slices() {
        var isView: [Bool] = []
        _ = shown {
            _VariadicView.Tree(Looking { isView.append(Self.isView($0[1...])) }) {
                a
                b
            }
        }
        _ = shown {
            Group(
                subviews: Group {
                    a
                    b
                }
            ) { subviews in
                let _ = isView.append(Self.isView(subviews[1...]))
            }
        }
        #expect(isView == [false, true])
    }

    private struct WithOptions: _VariadicView.MultiViewRoot {
        static var _viewListOptions: Int { 1 << 3 }
        func body(children: _VariadicView.Children) -> some View { children }
    }

    @Test("K7 a root may name list options; whoever wants sections reads them with Group(sections:)")
    func options() {
        #expect(Multi._viewListOptions == 0)
        #expect(WithOptions._viewListOptions == 8)
        #expect(texts { _VariadicView.Tree(WithOptions()) { section } } == ["H", "A", "B", "F"])
        #expect(
            VitrineContainerTests.sections { Group { section } } == [.explicit("A", "B", header: ["H"], footer: ["F"])])
    }

    @Test("K8 a collection of subviews that is read again has the same ids, as have children of nested trees")
    func readAgain() {
        var first: [Subview.ID] = [], again: [Subview.ID] = []
        var outer: [AnyHashable] = [], inner: [AnyHashable] = []
        let texts = shown {
            Group(
                subviews: Group {
                    a
                    b
                }
            ) { subviews in
                let _ = first = subviews.map(\.id)
                Group(subviews: subviews) { subviews in
                    let _ = again = subviews.map(\.id)
                    subviews
                }
            }
            _VariadicView.Tree(Looking { outer = $0.map(\.id) }) {
                _VariadicView.Tree(Looking { inner = $0.map(\.id) }) {
                    a
                    b
                }
            }
        }
        #expect(texts == ["A", "B", "A", "B"])
        #expect(first.count == 2)
        #expect(again == first)
        #expect(inner.count == 2)
        #expect(outer == inner)
    }

    @Test("K9 multi-view roots nest, to the same leaves")
    func nested() {
        let tree = _VariadicView.Tree(Multi()) {
            _VariadicView.Tree(Multi()) {
                _VariadicView.Tree(Multi()) { a }
                b
            }
        }
        #expect(n(tree) == 5)
        #expect(texts { tree } == ["A", "+", "B", "+", "+"])
        #expect(shown { tree } == ["A", "+", "B", "+", "+"])
    }
}
