import Testing
import VitrineDisplay

@testable import VitrineCore
@testable import VitrineViews

/// The rules of text layout, as far as the view and not the engine keeps them.
@Suite struct TextRuleTests {
    @Test("C1-01: a text is no wider than its content and its proposal")
    func width() {
        let stage = Stage(Text("abc def"))
        #expect(stage.size(nil) == CGSize(width: 35, height: 12))
        #expect(stage.size(.infinity, .infinity) == CGSize(width: 35, height: 12))
        #expect(stage.size(100) == CGSize(width: 35, height: 12))
        #expect(stage.size(22) == CGSize(width: 20, height: 24))
    }

    @Test("C1-03: a wrapped line reports the space at its end, up to the proposal")
    func hangingSpace() {
        #expect(Stage(Text("abc def")).size(18).width == 18)
        #expect(Stage(Text("abc def")).size(34).width == 20)
    }

    @Test("C1-05, C1-06: long words break anywhere, and nothing is wider than nothing")
    func breaking() {
        #expect(Stage(Text("abcdef")).size(15) == CGSize(width: 15, height: 24))
        #expect(Stage(Text("abc")).size(0, nil) == CGSize(width: 0, height: 36))
        #expect(Stage(Text("abc")).size(-5, -5) == CGSize(width: 0, height: 12))
    }

    @Test("C1-07, C1-09: the limit of lines holds, and nil lifts it")
    func lineLimit() {
        #expect(Stage(Text("a b c d")) { $0.lineLimit = 2 }.size(5).height == 24)
        #expect(Stage(Text("a b c d")) { $0.lineLimit = 0 }.size(5).height == 12)
        #expect(Stage(Text("a b c d")) { $0.lineLimit = nil }.size(5).height == 48)
    }

    @MainActor @Test("C1-08, C1-24: ranges of lines keep space, and replace each other")
    func lineRanges() {
        func height(_ view: some View) -> CGFloat { shownTexts(view)[0].size.height }
        let text = Text("a")
        #expect(height(text.lineLimit(2...4)) == 24)
        #expect(height(text.lineLimit(3...)) == 36)
        #expect(height(text.lineLimit(...4)) == 12)
        #expect(height(text.lineLimit(3, reservesSpace: true)) == 36)
        #expect(height(text.lineLimit(3, reservesSpace: false)) == 12)
        #expect(height(text.lineLimit(...4).lineLimit(8...9)) == 12)
        #expect(height(text.lineLimit(2...).lineLimit(8...9)) == 24)
        func limit(_ view: some View) -> Int? { shownTexts(view)[0].text.lineLimit }
        #expect(limit(text.lineLimit(2...4)) == 4)
        #expect(limit(text.lineLimit(2...)) == nil)
        #expect(limit(text.lineLimit(nil).lineLimit(3)) == nil)
        #expect(limit(text.lineLimit(3, reservesSpace: true)) == 3)
    }

    @Test("C1-08: the last baseline stays on the last line that is there")
    func reservedBaseline() {
        let stage = Stage(Text("a")) { $0.text.minimumLines = 3 }
        let size = stage.size(nil)
        #expect(size.height == 36)
        #expect(stage.baseline(.lastTextBaseline, at: size) == 9.5)
    }

    @Test("C1-10: what is too long loses its end, unless told otherwise")
    func truncation() {
        #expect(Stage(Text("a")).styled.truncation == .tail)
        #expect(Stage(Text("a")) { $0.truncationMode = .head }.styled.truncation == .head)
    }

    @MainActor @Test("C1-22: in a row the text that can give way least is sized first; none is wider than its share")
    func pressure() {
        func widths(_ first: String, _ second: String, _ width: CGFloat) -> [CGFloat] {
            let row = HStack(spacing: 0) {
                Text(verbatim: first)
                Text(verbatim: second)
            }
            return shownTexts(row, proposal: ProposedViewSize(width: width, height: 12)).map(\.size.width)
        }
        // 10 and 50 points, both from 0: the shorter one first, whose half is enough, wherever it stands.
        #expect(widths("ab", "abcdefghij", 40) == [10, 30])
        #expect(widths("abcdefghij", "ab", 40) == [30, 10])
        #expect(widths("abcdefghij", "abcdefghij", 40) == [20, 20])
    }

    @Test("C1-11: a height that is too small keeps whole lines, at least one")
    func heightPressure() {
        let stage = Stage(Text("a b c d"))
        #expect(stage.size(5, 30).height == 24)
        #expect(stage.size(5, 1).height == 12)
        #expect(stage.size(5, 0).height == 12)
    }

    @Test("C1-12: line spacing stands between lines only")
    func lineSpacing() {
        #expect(Stage(Text("a")) { $0.lineSpacing = 5 }.size(nil).height == 12)
        #expect(Stage(Text("a b")) { $0.lineSpacing = 5 }.size(5).height == 29)
    }

    @Test("C1-13: a line break is one")
    func lineBreak() { #expect(Stage(Text("a\nbcd")).size(nil) == CGSize(width: 15, height: 24)) }

    @Test("C1-14: alignment moves lines and no frame")
    func alignment() {
        for alignment in TextAlignment.allCases {
            #expect(Stage(Text("a\nbcd")) { $0.multilineTextAlignment = alignment }.size(100).width == 15)
        }
        #expect(Stage(Text("a")) { $0.multilineTextAlignment = .trailing }.styled.alignment == .trailing)
    }

    @Test("C1-15: a sum is one paragraph with the tallest run's line, and inherits")
    func sum() {
        let sum = Text("ab").font(.system(size: 20)) + Text("c") + Text("d").bold()
        let stage = Stage(sum.italic())
        #expect(stage.size(nil) == CGSize(width: 30, height: 24))
        #expect(stage.runs.map(\.font.size) == [20, 10, 10])
        #expect(stage.runs.map(\.font.weight) == [400, 400, 700])
        #expect(stage.runs.allSatisfy { $0.font.isItalic })
        let long = (0..<2000).map { Text(verbatim: "\($0 % 10)") }.reduce(Text(verbatim: ""), +)
        #expect(Stage(long).runs.count == 2000)
    }

    @Test("C1-17: a raised text is higher", arguments: [(6.0, 18.0), (-4.0, 16.0)])
    func baselineOffset(offset: CGFloat, height: CGFloat) {
        #expect(Stage(Text("a").baselineOffset(offset)).size(nil).height == height)
    }

    @Test("C1-18: case is changed before layout")
    func textCase() {
        #expect(Stage(Text("straße")) { $0.textCase = .uppercase }.string == "STRASSE")
        #expect(Stage(Text("ABC")) { $0.textCase = .lowercase }.string == "abc")
        #expect(Stage(Text("straße")) { $0.textCase = .uppercase }.size(nil).width == 35)
    }

    @Test("C1-23: baselines are those of the first and the last line")
    func baselines() {
        let stage = Stage(Text("a b c d"))
        let size = stage.size(5)
        #expect(stage.baseline(.firstTextBaseline, at: size) == 9.5)
        #expect(stage.baseline(.lastTextBaseline, at: size) == 45.5)
        #expect(stage.baseline(.center, at: size) == nil)
        // A size that was never asked for is measured when it is needed.
        #expect(stage.baseline(.lastTextBaseline, at: CGSize(width: 15, height: 24)) == 21.5)
    }

    @Test("What a text says of its widths is what it takes at 0 and at infinity, whatever its height")
    func widthRange() {
        for string in ["abc def", "", "a\nbcdef"] {
            let stage = Stage(Text(string))
            guard let range = stage.widthRange else { continue }
            for height in [nil, 0, 30, CGFloat.infinity] {
                #expect(stage.size(0, height).width == range.min)
                #expect(stage.size(.infinity, height).width == range.max)
            }
        }
        #expect(Stage(Text("abc")).widthRange != nil)
        #expect(Stage(Text("a")) { $0.minimumScaleFactor = 0.5 }.widthRange == nil)
    }

    @Test("Sizes are whole pixels")
    func pixels() {
        #expect(Stage(Text("a").font(.system(size: 17))).size(nil) == CGSize(width: 8.5, height: 20.5))
        #expect(Stage(Text("a").font(.system(size: 17)), scale: 1).size(nil) == CGSize(width: 9, height: 21))
    }

    @Test("A text without characters takes no space")
    func empty() {
        #expect(Stage(Text("")).size(nil) == .zero)
        #expect(Stage(Text("") + Text(verbatim: "")).size(10, 10) == .zero)
        #expect(Stage(Text("")).baseline(.firstTextBaseline, at: .zero) == nil)
    }
}
