import SwiftUI
import Testing
import VitrineTesting

/// Table B, its second half: erased sections, proxies, layouts, and values that change.
@MainActor @Suite("B. Container values through proxies and time")
struct ScopeChangeTests {
    let a = Mark("A"), b = Mark("B")

    @Test("B23 AnyView lets a section's value through")
    func erasedSection() {
        let tree = Tree(AnyView(Section { a }.cv(2)))
        #expect(tree.sections.count == 1)
        #expect(tree.sections[0].containerValues.k == 2)
        #expect(tree.values(\.k) == [2])
    }

    @Test("B24 a value on a view that reads subviews comes to them and goes on outward (ruled)")
    func onReader() {
        let found = Handed<[Int]>()
        let outside = values {
            Board(found: found) {
                a; b.cv(1)
            }.cv(5)
        }
        #expect(found.value == [5, 1])
        #expect(outside == [5, 1])
    }

    @Test("B25 the values read from a subview are a copy")
    func snapshot() {
        let tree = Tree(a.cv(1))
        var copy = tree.seen.subviews[0].containerValues
        copy.k = 9
        #expect(copy.k == 9)
        #expect(tree.seen.subviews[0].containerValues.k == 1)
        tree.run()
        #expect(tree.values(\.k) == [1])
    }

    @Test("B26 nil that was set is nil, not the default again")
    func setToNil() {
        #expect(
            values(\.note) {
                a.containerValue(\.note, nil); b
            } == [nil, "unset"])
    }

    @Test("B27 two keys do not touch each other")
    func twoKeys() {
        let tree = Tree(TupleView((a.cv(3).containerValue(\.weight, 2.5), b.containerValue(\.weight, 4))))
        #expect(tree.values(\.k) == [3, 0])
        #expect(tree.values(\.weight) == [2.5, 4])
    }

    @Test("B28 a value that nobody reads changes nothing of what is shown")
    func unread() {
        func list(_ view: some View) -> [String] {
            let host = RenderHost(view, textEngine: FixedTextEngine())
            return host.frame(proposal: ProposedViewSize(CGSize(width: 40, height: 40))).list.items.map {
                "\($0.origin) \($0.content)"
            }
        }
        let plain = list(
            VStack {
                Divider(); Divider().padding(3)
            })
        #expect(!plain.isEmpty)
        #expect(
            list(
                VStack {
                    Divider().cv(1); Divider().padding(3).cv(2)
                }.cv(3)) == plain)
    }

    @Test("B29 when a value changes the container runs again and sees the new one")
    func change() {
        let tree = Tree(a.cv(1))
        let reads = tree.seen.reads
        let id = tree.ids
        tree.update(a.cv(2))
        #expect(tree.values(\.k) == [2])
        #expect(tree.seen.reads == reads + 1)
        #expect(tree.ids == id)
    }

    @Test("B29 a value that depends on state is read again by the container inside the same update")
    func changeByState() {
        struct Weighted: View {
            @State var value = 1
            let handed: Handed<Binding<Int>>
            var body: some View {
                let _ = handed($value)
                Mark("A").cv(value)
            }
        }
        let handed = Handed<Binding<Int>>()
        let tree = Tree(Weighted(handed: handed))
        handed.value?.wrappedValue = 8
        tree.run()
        #expect(tree.values(\.k) == [8])
    }

    @Test("B30 a layout reads the same values from its subviews")
    func layout() {
        let pile = Pile()
        show(
            pile {
                a.cv(1);
                Group {
                    b.padding().cv(2); a
                }.cv(3)
            })
        #expect(pile.found.value == [1, 2, 3])
    }

    @Test("B30 a layout sees a value that changed")
    func layoutAfterChange() {
        let pile = Pile()
        let host = show(pile { a.cv(1) })
        host.update(pile { a.cv(2) })
        _ = host.frame(proposal: .unspecified)
        #expect(pile.found.value == [2])
    }
}
