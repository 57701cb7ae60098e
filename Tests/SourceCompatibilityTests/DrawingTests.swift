import SwiftUI
import Testing
import VitrineDisplay

/// Shapes, gradients, effects, symbols and drawings by code in app files.
@MainActor @Suite("Drawing in app files")
struct DrawingTests {
    @Test("a canvas draws a line, what is below it, its last value and the value's label")
    func sparkline() {
        let screen = Screen(SparklineDemo())
        #expect(screen.size == CGSize(width: 120, height: 120))
        #expect(screen.areas[1].isStroke && screen.areas[1].frame == CGRect(0, 0, 100, 40))
        // 7 is five eighths of the way from 2 to 10.
        #expect(screen.areas(.red) == [CGRect(97, 12, 6, 6)])
        #expect(screen.words.map(\.string) == ["7"])
        #expect(screen.frame("7") == CGRect(89, 10, 5, 10))
    }

    @Test("symbols of a canvas are drawn where it says, turned; its context counts from the middle")
    func symbols() {
        let screen = Screen(SparklineDemo())
        #expect(screen.areas(.mint) == [CGRect(11, 58, 8, 4), CGRect(103, 56, 4, 8)])
        #expect(screen.areas(.pink) == [CGRect(42, 57, 6, 6), CGRect(72, 57, 6, 6)])
        #expect(screen.areas(.white) == [CGRect(0, 80, 40, 40)])
        #expect(screen.areas(.gray).count == 12)
        // Three o'clock.
        #expect(screen.areas(.black) == [CGRect(20, 99, 12, 2)])
    }

    @Test("gradients fill and stroke; what is not active is pale, blurred and smaller")
    func gradients() {
        let screen = Screen(GradientCardsDemo())
        #expect(screen.strings == ["travel", "music", "books"])
        #expect(screen.areas.allSatisfy { $0.color == nil })
        #expect(screen.areas.filter(\.isStroke).map(\.frame) == [CGRect(24, 270, 32, 32), CGRect(73, 269, 34, 34)])
        #expect(screen.frame("travel")?.size == CGSize(width: 51, height: 17))
        #expect(screen.frame("books")?.height == 15.3)
        let effects = screen.effects
        #expect(effects.filter { if case .shadow = $0 { true } else { false } }.count == 3)
        #expect(effects.filter { if case .blur(let radius) = $0 { radius == 2 } else { false } }.count == 1)
        #expect(effects.contains { if case .opacity(0.5) = $0 { true } else { false } })
    }

    @Test("shapes of an app's own: filled, stroked, trimmed, inset, with holes")
    func shapes() {
        let screen = Screen(CustomShapesDemo())
        #expect(screen.areas(.yellow) == [CGRect(1, 0, 38, 36.2)])
        #expect(screen.areas(.orange) == [CGRect(50, 5, 30, 30)])
        // A star of one point has no path, and takes its place all the same.
        #expect(screen.areas(.black).allSatisfy { $0.isEmpty })
        #expect(screen.size == CGSize(width: 100, height: 170))
        // The border of a half circle, and half of a square's outline.
        #expect(screen.areas(.red) == [CGRect(27, 105, 46, 23)])
        #expect(screen.areas(.blue) == [CGRect(40, 95, 20, 20)])
        #expect(screen.areas(.brown) == [CGRect(35, 110, 30, 90)])
    }

    @Test("a menu of symbols and titles; stars; a picture by code with a sign on it")
    func menu() {
        let screen = Screen(SymbolMenuDemo())
        #expect(screen.strings == ["Inbox", "4", "Starred", "Trash", "NB", "Only the title", "Colour"])
        // The icons stand in a column; the chosen one is filled.
        #expect(["Inbox", "Starred", "Trash"].map { screen.frame($0)?.minX } == [26, 26, 26])
        #expect(screen.frame("4")?.maxX == 160)
        #expect(screen.areas(.accentColor).count == 1)
        #expect(screen.areas(.orange).count == 2 && screen.areas(.gray).count == 3)
        #expect(screen.areas(.teal) == [CGRect(0, 87, 24, 24)])
        #expect(screen.frame("NB")?.midX == 12)
        #expect(screen.frame("Colour")?.minX == 18)
    }

    @Test("masks, holes in them, fading edges, and colours that blend")
    func masks() {
        let screen = Screen(MaskedPicturesDemo())
        #expect(screen.areas(.black) == [CGRect(0, 0, 60, 40)])
        #expect(screen.areas(.teal) == [CGRect(0, 50, 60, 40)])
        // Three and a half of five stars.
        #expect(screen.areas(.yellow).first == CGRect(0, 150, 35, 10))
        let effects = screen.effects
        let masks = effects.compactMap { if case .mask(let list) = $0 { list } else { nil } }
        #expect(masks.count == 4)
        func blends(_ effects: [DisplayEffect], _ mode: BlendMode) -> Bool {
            effects.contains { if case .blendMode(mode) = $0 { true } else { false } }
        }
        #expect(blends(Screen.effects(in: masks[0]), .destinationOut) && blends(effects, .multiply))
        #expect(effects.contains { if case .clip = $0 { true } else { false } })
    }
}
