import SwiftUI
import Testing

/// App files whose layout depends on the space there is, on text sizes, on guides; texts and themes.
@MainActor @Suite("Fitting in app files")
struct FittingTests {
    @Test("a table: numbers to the right, a line across, a cell over all columns")
    func table() {
        let screen = Screen(LeagueTableDemo())
        #expect(screen.strings.prefix(10) == ["#", "Team", "P", "+/-", "Pts", "1", "Rovers", "3", "+7", "9"])
        #expect(["Rovers", "Ajax", "Union"].map { screen.frame($0)?.minX } == [21, 21, 21])
        #expect(["+7", "-2", "0"].map { screen.frame($0)?.maxX } == [123, 123, 123])
        #expect(screen.areas[0].frame == CGRect(0, 18, 153, 1))
        #expect(screen.frame("Three points a win")?.maxX == 153)
        // A modifier on a row is on each of its cells.
        #expect(screen.areas(.yellow).map(\.width) == [9, 51, 9, 17, 9])
        let short = Screen(LeagueTableDemo(showsGoals: false))
        #expect(!short.strings.contains("+/-") && short.frame("Three points a win")?.maxX == 123)
    }

    @Test("a month: empty cells at the start of its first week")
    func month() {
        let screen = Screen(LeagueTableDemo())
        let days = screen.areas(.gray) + screen.areas(.red)
        #expect(days.count == 30)
        #expect(days.filter { $0.minY == 124 }.map(\.minX) == [36, 48, 60, 72])
        #expect(screen.areas(.red) == [CGRect(24, 148, 10, 10)])
    }

    @Test(
        "bars say less where there is less room",
        arguments: [
            (400, ["Copy", "Move", "Delete", "3.2 GB of 5 GB used", "A walk in the hills"], 80),
            (200, ["Copy", "Move", "Delete", "3.2 GB of 5 GB used", "A walk in the hills"], 200),
            (100, ["C", "M", "D", "3.2 of 5 GB", "A walk in the hills"], 100),
            (20, ["…", "65%", "A walk in the hills"], 20),
        ])
    func adaptive(width: Int, strings: [String], picture: CGFloat) {
        let screen = Screen(AdaptiveBarsDemo(width: CGFloat(width)))
        #expect(screen.strings == strings)
        #expect(screen.areas(.green).map(\.width) == [picture])
        #expect(screen.areas.filter(\.isStroke).isEmpty == (width < 400))
    }

    @Test("bars as wide as their value, and their place on the page")
    func progress() {
        let screen = Screen(ProgressBarsDemo())
        #expect(screen.areas(.blue) == [CGRect(20, 20, 40, 8)])
        #expect(screen.areas(.green) == [CGRect(20, 38, 160, 8)])
        #expect(screen.areas(.red) == [CGRect(20, 56, 93.6, 12)])
        #expect(screen.areas(.yellow) == [CGRect(148.8, 56, 31.2, 12)])
        #expect(screen.strings == ["120 78"])
        #expect(screen.frame("120 78")?.midX == 150)
    }

    @Test("a layout with a cache puts views into the shortest column")
    func masonry() {
        let screen = Screen(MasonryDemo())
        #expect(
            screen.areas(.green) == [
                CGRect(0, 27, 50, 30), CGRect(60, 27, 50, 50), CGRect(0, 67, 50, 20), CGRect(60, 87, 50, 10),
            ])
        #expect(screen.areas(.blue) == [CGRect(0, 107, 110, 4)])
        #expect(Screen(MasonryDemo(heights: [])).size == CGSize(width: 110, height: 31))
    }

    @Test("guides of an app's own: fields begin at one line, a badge's centre is on a corner")
    func guides() {
        let screen = Screen(CustomAlignmentsDemo())
        #expect(["Noor", "Ghent", "1990"].map { screen.frame($0)?.minX } == [117, 117, 117])
        #expect(screen.frame("this")?.midY == 104)
        #expect(Screen(CustomAlignmentsDemo(chosen: 2)).frame("this")?.midY == 129)
        #expect(screen.areas(.red) == [CGRect(35, 144, 10, 10)])
        #expect(screen.areas(.yellow) == [CGRect(5, 199, 50, 30)])
        #expect(screen.areas(.green) == [CGRect(0, 209, 10, 10)])
    }

    @Test("text sizes choose a layout and scale a length; one of several layouts by its name")
    func typeSizes() {
        let screen = Screen(AccessibleStacksDemo())
        #expect(screen.words.map(\.frame.origin.y) == [0, 0, 27, 59])
        #expect(screen.words.map(\.frame.height) == [17, 17, 28, 28])
        let (red, green) = (screen.areas(.red), screen.areas(.green))
        #expect(zip(red, green).map { $1.minX - $0.minX } == [12, 1, 2, -39])
        #expect(zip(red, green).map { $1.minY - $0.minY } == [1, 12, 2, 1])
        // No more than at .xLarge, whatever was asked for around it.
        #expect(screen.areas(.blue).map(\.width) == [20, 22])
    }

    @Test("a theme in the environment, and styles that ask it")
    func themes() {
        let screen = Screen(ThemesDemo())
        #expect(screen.strings == ["Plain", "Warm", "Small", "Tinted"])
        #expect(screen.areas(.white) == [CGRect(0, 0, 67, 41)])
        #expect(screen.areas(Theme.sunset.surface).map(\.height) == [41, 25])
        #expect(screen.areas(.orange).count == 2 && screen.areas(.blue).count == 1)
        #expect(screen.areas(.blue.opacity(0.5)) == [CGRect(0, 133, 20, 5)])
        // The modifier asks its own environment, not that of what it is on.
        #expect(screen.areas(.black).count == 2)
    }

    @Test("a page: in a column or a row by the size class, rows that are enabled or not, arrows that turn")
    func page() {
        let screen = Screen(WelcomePageDemo())
        #expect(screen.areas(.mint) == [CGRect(0, 0, 300, 150)])
        #expect(screen.words.map(\.frame.midX).allSatisfy { $0 < 150 })
        #expect(screen.areas(.blue).count == 1 && screen.areas(.gray).count == 2)
        #expect(Screen(WelcomePageDemo(isReady: true)).areas(.blue).count == 2)
        let wide = Screen(WelcomePageDemo().environment(\.horizontalSizeClass, .regular))
        #expect(Set(wide.words.map(\.frame.minY)).count == 1)
        // From the left edge to the middle of the right one; mirrored, the other way round.
        func arrow(_ screen: Screen) -> CGPoint? { screen.corners.first }
        let row = OptionRow(title: "A")
        #expect(arrow(Screen(row)) == CGPoint(x: 27, y: 14))
        #expect(arrow(Screen(row.environment(\.layoutDirection, .rightToLeft))) == CGPoint(x: 4, y: 14))
    }

    @Test("texts joined, interpolated, marked up and attributed")
    func texts() {
        let screen = Screen(RichTextDemo())
        #expect(
            screen.strings == [
                "€9.50 €12.00", "By going on you accept the terms of Ajax and its cookies.", "To be or not to be",
                "Ada: see this", "JOINED", "2 × ha", "**not** marked up", "haha", "E = mc2",
            ])
        let texts = screen.texts
        #expect(texts[0].runs.map(\.string) == ["€9.50", " ", "€12.00"])
        #expect(texts[0].runs[2].strikethrough != nil && texts[0].runs[0].strikethrough == nil)
        #expect(texts[0].runs[0].font.weight == 600 && texts[0].runs[0].font.size == 20)
        #expect(texts[1].runs.filter { $0.font.weight == 600 }.map(\.string) == ["terms"])
        #expect(texts[1].runs.filter(\.font.isItalic).map(\.string) == ["Ajax"])
        #expect(texts[2].runs.filter { $0.underline != nil }.map(\.string) == ["be", "be"])
        #expect(texts[3].runs.filter { $0.font.weight == 600 }.map(\.string) == ["Ada", "this"])
        #expect(texts[8].runs.last?.baselineOffset == 6)
    }
}
