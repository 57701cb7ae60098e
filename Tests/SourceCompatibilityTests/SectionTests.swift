import SwiftUI
import Testing

/// Containers of the app files that read sections.
@MainActor @Suite("Sections in app files")
struct SectionTests {
    @Test("settings: titles above, notes below, lines between the rows of a box")
    func settings() {
        let screen = Screen(SettingsDemo(), width: 300)
        #expect(
            screen.strings == [
                "GENERAL", "S", "Sound", "Display", "Some need a restart.", "DEVICES", "D", "Desk", "D", "Shelf",
                "Reset",
            ])
        #expect(screen.areas(.white) == [CGRect(16, 36, 268, 89), CGRect(16, 190, 268, 89), CGRect(16, 303, 268, 44)])
        #expect(screen.frame("Sound")?.minX == 58)
        #expect(screen.frame("Display")?.minX == 28)
        #expect(screen.resolved == [8])
    }

    @Test("a board: sections are columns, their values colour the titles, their cards shrink when there are many")
    func board() {
        let screen = Screen(CardBoardDemo())
        #expect(screen.size == CGSize(width: 240, height: 169))
        #expect(screen.areas(.mint) == [CGRect(17, 0, 46, 29)])
        #expect(screen.areas(.yellow) == [CGRect(157, 0, 46, 29)])
        #expect(screen.areas(.white).map(\.width) == [80, 80, 80, 120, 120])
        // One card said so itself, two have it from their section.
        #expect(screen.areas(.red).map(\.minX) == [0, 120, 120])
        #expect(screen.resolved == [7, 3, 2])
    }

    @Test("tabs made of sections: all headers, one content; values hold a closure, a tuple and a view")
    func tabs() {
        let screen = Screen(SectionTabsDemo())
        #expect(screen.strings == ["Inbox", "3", "!", "Sent", "+", "Inbox 1", "Inbox 2"])
        #expect(screen.frame("Inbox")?.minX == 84)
        #expect(screen.frame("Inbox 2") == CGRect(120, 47, 60, 17))
    }

    @Test("sections counted, numbered and passed on")
    func collections() {
        let numbered = Screen(NumberedRowsDemo())
        #expect(numbered.strings.suffix(5) == ["§1 from 0", "a", "b", "§2 from 2", "c"])
        #expect(Screen(StoredCollectionsDemo()).strings.last == "3 sections, 1 titled, 3 rows")
    }

    @Test("the labels of the first betas")
    func betas() {
        let screen = Screen(EarlySpellingsDemo())
        #expect(screen.strings == ["A", "1", "2", "B", "3", "6 views", "2 sections"])
        #expect(screen.frame("3")?.minY == 17)
    }
}
