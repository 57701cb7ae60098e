import SwiftUI
import Testing

@testable import VitrineCore

/// Table F, first part: the ids of subviews.
@MainActor @Suite("F. Identity of subviews", .serialized)
struct IdentityTests {
    let a = Mark("A"), b = Mark("B"), c = Mark("C")

    private func rows(_ names: [String]) -> some View { ForEach(names, id: \.self) { Mark($0) } }

    @Test("F1 a subview's id is a value of its own, not the user's id")
    func opaque() {
        let tree = Tree(rows(["A"]))
        #expect(AnyHashable(tree.ids[0]) != AnyHashable("A"))
        #expect(Set(tree.ids) == [tree.seen.subviews[0].id])
    }

    @Test("F2 a view keeps its id across updates")
    func kept() {
        let tree = Tree(
            Group {
                a.cv(1)
                b
            })
        let ids = tree.ids
        tree.run()
        #expect(tree.ids == ids)
        tree.update(
            Group {
                Mark("A2").cv(2)
                b
            })
        #expect(tree.texts == ["A2", "B"])
        #expect(tree.values(\.k) == [2, 0])
        #expect(tree.ids == ids)
    }

    @Test("F3 an id follows its element through reordering")
    func reordered() {
        let tree = Tree(rows(["A", "B", "C"]))
        let ids = tree.idsByText
        tree.update(rows(["C", "A", "B"]))
        #expect(tree.texts == ["C", "A", "B"])
        #expect(tree.idsByText == ids)
    }

    @Test("F4 elements put in or taken away leave the others their ids")
    func inserted() {
        let tree = Tree(rows(["A", "B"]))
        let ids = tree.idsByText
        tree.update(rows(["X", "A", "Y", "B"]))
        #expect(tree.texts == ["X", "A", "Y", "B"])
        #expect(tree.idsByText.filter { ids.keys.contains($0.key) } == ids)
        tree.update(rows(["B"]))
        #expect(tree.ids == [ids["B"]])
    }

    @Test("F5 siblings have distinct ids, whatever stands before them")
    func siblings() {
        func content(_ isLong: Bool) -> some View {
            Group {
                if isLong { c }
                a
                a
            }
        }
        let tree = Tree(content(false))
        let ids = tree.ids
        #expect(Set(ids).count == 2)
        tree.update(content(true))
        #expect(Array(tree.ids.suffix(2)) == ids)
    }

    @Test("F6 the other branch of a condition is another id")
    func branches() {
        func content(_ isFirst: Bool) -> some View {
            Group {
                if isFirst { a } else { a }
                b
            }
        }
        let tree = Tree(content(true))
        let ids = tree.ids
        tree.update(content(false))
        #expect(tree.ids[0] != ids[0])
        #expect(tree.ids[1] == ids[1])
    }

    @Test("F7 taken away and put back, a view is a new one")
    func toggled() {
        func content(_ isShown: Bool) -> some View {
            Group {
                if isShown { a }
                b
            }
        }
        let tree = Tree(content(true))
        let ids = tree.ids
        tree.update(content(false))
        #expect(tree.ids == [ids[1]])
        tree.update(content(true))
        #expect(tree.ids[1] == ids[1])
        #expect(tree.ids[0] != ids[0])
    }

    @Test("F8 another explicit id is another subview")
    func explicitID() {
        let tree = Tree(a.id(1))
        let ids = tree.ids
        tree.update(a.id(1))
        #expect(tree.ids == ids)
        tree.update(a.id(2))
        #expect(tree.ids != ids)
    }

    @Test("F9 siblings of one explicit id have distinct ids")
    func sharedID() {
        let tree = Tree(
            Group {
                a.id(1)
                b.id(1)
                Group {
                    a
                    b
                }.id(2)
            })
        #expect(tree.count == 4)
        #expect(Set(tree.ids).count == 4)
    }

    @Test("F10 an id that occurs twice in a ForEach is told of, and both rows are kept")
    func duplicates() {
        struct Item: Identifiable { let id: Int, name: String }
        let items = [Item(id: 1, name: "A"), Item(id: 1, name: "B"), Item(id: 2, name: "C")]
        var count = 0
        let warnings = messages { count = n(ForEach(items) { Mark($0.name) }) }
            .filter { $0.contains("the id 1 occurs more than once in ForEach") }
        #expect(count == 3)
        #expect(warnings.count == 1)
    }

    @Test("F11 another length of a constant range is told of, and the first one stays")
    func constantRange() {
        func content(_ count: Int) -> some View { ForEach(0..<count) { Mark("\($0)") } }
        let tree = Tree(content(3))
        let warnings = messages { tree.update(content(5)) }
            .filter { $0.contains("a constant range of 3 got 5 elements") }
        #expect(tree.texts == ["0", "1", "2"])
        #expect(warnings.count == 1)
    }

    private struct Passing<Content: View>: View {
        let values: Box<[Int]>
        @ViewBuilder let content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                let _ = values.value = subviews.map(\.containerValues.k)
                ForEach(subviews) { $0.padding(1) }
            }
        }
    }

    private struct Valued: View {
        @State private var value = 1
        let set: Setter<Int>
        var body: some View {
            let _ = set.add { value = $0 }
            Mark("A").cv(value)
        }
    }

    @Test("B29, C13 a container that gets its subviews from another sees their values change")
    func valuesThroughProxies() {
        let set = Setter<Int>(), inner = Box<[Int]>([]), outer = Box<[Int]>([])
        let screen = Screen {
            Passing(values: outer) {
                Passing(values: inner) {
                    Valued(set: set)
                    b
                }
            }
        }
        #expect(outer.value == [1, 0])
        set(4)
        screen.run()
        #expect(inner.value == [4, 0])
        #expect(outer.value == [4, 0])
    }
}
