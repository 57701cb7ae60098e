import SwiftUI
import Testing
import VitrineDisplay

@MainActor @Suite("Writing direction")
struct WritingDirectionTests {
    private func shown(_ text: some View, _ layout: LayoutDirection) -> StyledText {
        shownTexts(text.environment(\.layoutDirection, layout))[0].text
    }

    @Test(
        "a text is written in the direction of its first letter, whatever that of the layout is",
        arguments: [
            ("3 apps.", LayoutDirection.leftToRight), ("“Здравствуй”", .leftToRight), ("自由 שלום", .leftToRight),
            ("10 כתובות", .rightToLeft), ("«سلام» and peace", .rightToLeft), ("ﷺ", .rightToLeft),
            ("\u{10D00}", .rightToLeft),
            // Marks of direction count as letters; what is set apart does not count.
            ("\u{200F}abc", .rightToLeft), ("\u{200E}שלום", .leftToRight), ("\u{2068}abc\u{2069} שלום", .rightToLeft),
        ])
    func content(string: String, expected: LayoutDirection) {
        for layout in LayoutDirection.allCases {
            let text = shown(Text(verbatim: string), layout)
            #expect(text.writingDirection == expected)
            #expect(text.direction == layout)
        }
    }

    @Test("a text without letters is written as the language is", arguments: ["", "1 + 2", "☕️", "٣"])
    func neutral(string: String) {
        for layout in LayoutDirection.allCases {
            let text = Text(verbatim: string + "!")
            #expect(shown(text, layout).writingDirection == .leftToRight)
            for locale in ["ar_EG", "he", "el"] {
                let expected: LayoutDirection = locale == "el" ? .leftToRight : .rightToLeft
                let local = text.environment(\.locale, Locale(identifier: locale))
                #expect(shown(local, layout).writingDirection == expected)
            }
        }
    }

    @Test("the first letter may be in a later part of the text")
    func parts() {
        let text = Text(verbatim: "1. ").bold() + Text(verbatim: "שלום").italic() + Text(verbatim: " world")
        #expect(shown(text, .leftToRight).writingDirection == .rightToLeft)
    }

    @Test("by the layout, if that is asked for, of this view or of one around it")
    func strategy() {
        let text = Text(verbatim: "Hello!")
        #expect(shown(text.writingDirection(strategy: .layoutBased), .rightToLeft).writingDirection == .rightToLeft)
        let inner = text.writingDirection(strategy: .default).padding().writingDirection(strategy: .layoutBased)
        #expect(shown(inner, .rightToLeft).writingDirection == .leftToRight)
        #expect(Text.WritingDirectionStrategy.default == .contentBased)
        #expect(Text.WritingDirectionStrategy.default != .layoutBased)
    }
}
