import SwiftUI
import Testing

/// Containers of the app files that place all their subviews.
@MainActor @Suite("Stacks and rows in app files")
struct StackTests {
    @Test("a line between the subviews, none after the last")
    func divided() {
        let screen = Screen(DividedStackDemo())
        #expect(screen.strings == ["One", "Two", "Three", "0", "·", "1", "·", "2"])
        #expect(screen.areas(.gray.opacity(0.3)) == [CGRect(0, 25, 100, 1), CGRect(0, 59, 100, 1)])
        #expect(screen.resolved == [3, 3, 0])
    }

    @Test("a subview that appears gets its line")
    func dividedChange() {
        let screen = Screen(DividedStackDemo(showsOptional: true))
        #expect(screen.strings.prefix(4) == ["One", "Maybe", "Two", "Three"])
        #expect(screen.areas(.gray.opacity(0.3)).count == 3)
    }

    @Test("rows numbered by their index")
    func numbered() {
        let screen = Screen(NumberedRowsDemo())
        #expect(screen.strings.prefix(8) == ["1.", "red", "2.", "green", "3.", "blue", "4.", "pink"])
        #expect(screen.areas(.gray).map(\.minY) == [17, 51])
    }

    @Test("subviews sorted, filtered and reversed as an array")
    func sorted() {
        let screen = Screen(SortedSubviewsDemo())
        #expect(screen.strings == ["*", "eat", "work", "read", "c", "b", "a"])
    }

    @Test("collections and slices as properties and parameters")
    func stored() {
        let screen = Screen(StoredCollectionsDemo())
        #expect(screen.strings.dropLast() == ["a", "b", "c", "a", "b", "c", "2=", "c", "from 0 2", "from 2 1"])
        #expect(screen.words[1].frame == CGRect(11, 0, 9, 17))
    }

    @Test("sets and dictionaries of ids in state")
    func selection() {
        let screen = Screen(SelectionSetDemo())
        #expect(screen.strings == ["a", "b", "c", "2/3"])
        #expect(screen.areas(.blue).map(\.minX) == [0.5, 40.5])
    }

    @Test("a timeline aligns its dots by a guide of its own")
    func timeline() {
        let screen = Screen(TimelineDemo())
        #expect(screen.strings == ["1815", "Born", "Wrote the first program", "today!", "Remembered"])
        #expect(screen.areas.filter { $0.color == nil }.map(\.frame.minX) == [36, 36, 36])
        #expect(screen.areas(.gray) == [CGRect(40, 15, 2, 40), CGRect(40, 55, 2, 40)])
    }

    @Test("rows of a form take two subviews each")
    func details() {
        let screen = Screen(DetailRowsDemo())
        #expect(screen.strings == ["Name", "Ada", "Age", "36", "Price", "4.50 €", "Tag", "#1"])
        #expect(["Ada", "36", "4.50 €", "#1"].map { screen.frame($0)?.maxX } == [150, 150, 150, 150])
        #expect(screen.resolved == [8])
    }

    @Test("a view that contains itself, and values that end at the closest container")
    func outline() {
        let screen = Screen(OutlineDemo())
        #expect(screen.strings.prefix(4) == ["root", "left", "right", "other"])
        #expect(screen.frame("right")?.minX == 10)
        #expect(screen.strings.suffix(10) == ["A", "a", "-", "b", "G", "c", "D", "d", "S", "e"])
    }

    @Test("an observed model in the environment, bindings to elements")
    func observed() {
        let demo = Screen(ShoppingDemo())
        #expect(demo.strings.prefix(4) == ["milk", "bread", "tea", "0 done"])
        #expect(demo.strings.suffix(8) == ["x", "soap", "o", "salt", "o", "never", "x", "soap"])
    }
}
