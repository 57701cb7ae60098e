import SwiftUI
import Testing

/// Containers of the app files that place their subviews by layouts of their own, or only some of them.
@MainActor @Suite("Arrangements in app files")
struct ArrangementTests {
    @Test("chips flow into lines")
    func flow() {
        let screen = Screen(FlowChipsDemo())
        #expect(screen.strings == ["swift", "linux", "layout", "ui", "more"])
        #expect(screen.size == CGSize(width: 180, height: 56))
        #expect(
            screen.areas(.blue.opacity(0.15)).map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 69, y: 0), CGPoint(x: 0, y: 31), CGPoint(x: 77, y: 31),
                CGPoint(x: 120, y: 31),
            ])
    }

    @Test("items stand around a circle")
    func radial() {
        let screen = Screen(RadialMenuDemo())
        #expect(
            screen.areas(.orange) == [
                CGRect(100, 0, 40, 40), CGRect(200, 100, 40, 40), CGRect(100, 200, 40, 40), CGRect(0, 100, 40, 40),
            ])
        #expect(screen.frame("Menu") == CGRect(103, 111.5, 34, 17))
    }

    @Test("rows made of slices; cells as large as the largest")
    func grid() {
        let screen = Screen(EqualGridDemo())
        #expect(screen.frame("b") == CGRect(74.5, 6.5, 9, 17))
        #expect(screen.frame("c") == CGRect(20.5, 40.5, 9, 17))
        #expect(screen.areas(.red) == [CGRect(0, 74, 34, 17)])
        #expect(screen.areas(.green) == [CGRect(39, 74, 34, 17)])
    }

    @Test("a segmented picker reads tags, those of ForEach too")
    func picker() {
        let screen = Screen(SegmentedPickerDemo())
        #expect(screen.strings == ["Day", "Week", "Month", "S", "M", "?", "Weeks", "nothing"])
        #expect(screen.areas(.accentColor) == [CGRect(42, 0, 50, 33), CGRect(25, 45, 25, 33)])
    }

    @Test("a preview provider's view")
    func preview() {
        #expect(Screen(SegmentedPicker_Previews.previews).strings == ["One", "Two"])
        #expect(SegmentedPicker_Previews.platform == nil)
    }

    @Test("a carousel shows a window of its pages")
    func carousel() {
        let screen = Screen(CarouselDemo())
        #expect(screen.strings == ["Page 2", "Page 3", "Page 5", "Big", "a", "b"])
        #expect(screen.areas(.gray) == [CGRect(0, 0, 60, 40), CGRect(72, 0, 60, 40)])
        #expect(screen.areas(.black).map(\.minX) == [53])
        #expect(screen.resolved == [5, 3])
    }

    @Test("at most so many, and how many more")
    func overflow() {
        let screen = Screen(OverflowDemo())
        #expect(screen.strings == ["A", "B", "C", "+2 more", "X", "Y", "P", "+1"])
        #expect(screen.areas(.teal).map(\.minX) == [0, 24, 48, 0, 24, 0])
        #expect(screen.frame("+2 more")?.midX == 88)
    }

    @Test("panes divided by the weights their values tell a layout, and by their number")
    func panes() {
        let screen = Screen(SplitPaneDemo())
        #expect(screen.areas(.red) == [CGRect(0, 0, 50, 20)])
        #expect(screen.areas(.green) == [CGRect(50, 0, 150, 20)])
        #expect(screen.areas(.blue) == [CGRect(0, 20, 50, 40)])
        #expect(screen.areas(.yellow) == [CGRect(54, 20, 146, 40)])
        #expect(screen.strings == ["alone"])
        #expect(screen.resolved == [2, 1, 0])
    }

    @Test("a deck of cards, and a hand of them")
    func deck() {
        let screen = Screen(CardDeckDemo())
        #expect(screen.strings == ["back", "middle", "front"])
        #expect(screen.areas(.white) == [CGRect(84, 59, 64, 40), CGRect(73, 66, 72, 45), CGRect(60, 75, 80, 50)])
        #expect(screen.areas(.green) == [CGRect(80, 210, 40, 80)])
        #expect(screen.areas(.red).map(\.minX) == [42.7])
        #expect(screen.areas(.blue).map(\.maxX) == [157.3])
    }

    @Test("one of several, or what stands for none")
    func chosen() {
        let screen = Screen(OneChosenDemo())
        #expect(screen.strings == ["alpha", "1 of 2", "one", "no items"])
        #expect(Screen(OneChosenDemo(items: ["x", "y"])).strings == ["alpha", "1 of 2", "one", "x", "y"])
    }

    @Test("the environment and the number of subviews choose a layout")
    func layouts() {
        let screen = Screen(LayoutSwitchingDemo())
        #expect(screen.areas(.red) == [CGRect(0, 10, 10, 10), CGRect(0, 30, 10, 10)])
        #expect(screen.areas(.green) == [CGRect(14, 0, 10, 20), CGRect(0, 41, 10, 20)])
        #expect(
            screen.areas(.blue).map(\.origin) == [
                CGPoint(x: 0, y: 71), CGPoint(x: 7, y: 71), CGPoint(x: 0, y: 86), CGPoint(x: 0, y: 93),
            ])
        #expect(Set(screen.areas(.black).map(\.minX)) == [0])
    }

    @Test("pages are filled with as many blocks as go on one")
    func pages() {
        let screen = Screen(PrintedPagesDemo())
        #expect(screen.strings == ["one", "two", "1/3", "three", "2/3", "four", "3/3"])
        #expect(screen.areas(.white).map(\.minY) == [0, 90, 180])
        #expect(screen.frame("2/3") == CGRect(94, 153, 26, 17))
    }

    @Test("settings that are kept, and what is set when a view appears, are in the first frame")
    func keptSettings() {
        #expect(
            Screen(KeptSettings()).strings == [
                "Ann", "1 launches", "never", "tab 2", "system", "light", "dark", "editing Ann",
            ])
    }
}
