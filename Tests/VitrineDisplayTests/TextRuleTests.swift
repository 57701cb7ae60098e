import Testing
import VitrineCairo
import VitrineDisplay

/// The rules that hold in any font; numbers are compared with other measurements, not with a font's own.
@Suite("Text")
struct TextRuleTests {
    static let engine = PangoTextEngine()
    static let font = FontDescription(size: 13)

    static func text(_ string: String, _ change: (inout StyledText) -> Void = { _ in }) -> StyledText {
        var text = StyledText([StyledText.Run(string, font: font, paint: .color(.black))])
        change(&text)
        return text
    }

    func measure(
        _ string: String, width: CGFloat = .infinity, height: CGFloat = .infinity,
        _ change: (inout StyledText) -> Void = { _ in }
    ) -> TextMeasure {
        Self.engine.measure(Self.text(string, change), width: width, height: height)
    }

    static let sentence = "The quick brown fox jumps over the lazy dog"
    private var lineHeight: CGFloat { measure("x").size.height }

    @Test("is never wider than its content or its proposal (C1-01)", arguments: [1000.0, 200, 137.5, 90, 31, 4])
    func widthIsBounded(width: Double) {
        let size = measure(Self.sentence, width: width).size
        #expect(size.width <= min(width, measure(Self.sentence).size.width))
        #expect(size.width > 0)
    }

    @Test("breaks where the drawn width without the trailing space no longer fits (C1-02)")
    func lineFitIgnoresTrailingSpace() {
        let word = measure("wonderful").size.width
        #expect(measure("wonderful wonderful", width: word).lineCount == 2)
        #expect(measure("wonderful wonderful", width: word - 0.5).lineCount > 2)
    }

    @Test("reports a wrapped line with its trailing space, capped at the proposal (C1-03)")
    func wrappedWidthHasTrailingSpace() {
        let (word, space) = (measure("wonderful").size.width, measure("a b").size.width - measure("ab").size.width)
        let roomy = measure("wonderful wonderful", width: word * 1.5).size.width
        #expect(abs(roomy - (word + space)) < 1)
        #expect(measure("wonderful wonderful", width: word + 1).size.width == word + 1)
    }

    @Test("moves a word down to a lone last one where that evens the lines (C1-04)")
    func twoLinesAreBalanced() {
        let string = "alpha beta gamma delta"
        let width = measure("alpha beta gamma").size.width + 2
        let even = max(measure("alpha beta ").size.width, measure("gamma delta").size.width)
        #expect(abs(measure(string, width: width).size.width - even) < 1)
        // Not where the lone word is the longer line already.
        let long = measure("a b internationalization", width: measure("internationalization").size.width + 1)
        #expect(long.size.width > measure("b internation").size.width)
    }

    @Test("breaks a word wider than the proposal by character, without hyphens (C1-05)")
    func longWordsBreak() {
        let word = "internationalization"
        let half = measure(word, width: measure("internation").size.width + 0.5)
        #expect(half.lineCount == 2)
    }

    @Test("at no width stands one character a line and reports 0 (C1-06)")
    func zeroWidth() {
        let size = measure("Hello", width: 0)
        #expect(size.lineCount == 5)
        #expect(size.size == CGSize(width: 0, height: 5 * lineHeight))
    }

    @Test("keeps to its line limit over all its paragraphs (C1-07)", arguments: [1, 2, 3])
    func lineLimit(limit: Int) {
        let lines = measure("aaa\nbbb\nccc\nddd", width: 100) { $0.lineLimit = limit }
        #expect(lines.lineCount == limit)
        #expect(lines.size.height == CGFloat(limit) * lineHeight)
        // The last line that is kept says that more follows.
        #expect(lines.size.width > measure("bbb").size.width)
        let wrapped = measure(Self.sentence, width: 90) { $0.lineLimit = limit }
        #expect(wrapped.lineCount == limit)
        #expect(wrapped.size.width <= 90)
    }

    @Test("drops the spaces before its ellipsis (C1-07)")
    func noSpaceBeforeEllipsis() {
        let width = measure("Hello …").size.width + 0.5
        let cut = measure("Hello wwwwwwwwwwwwww", width: width) { $0.lineLimit = 1 }
        #expect(abs(cut.size.width - measure("Hello…").size.width) < 0.1)
    }

    @Test("fits its width however it is truncated", arguments: [StyledText.Truncation.head, .middle, .tail])
    func truncation(mode: StyledText.Truncation) {
        for width in [30.0, 64, 101, 150] {
            let one = measure(Self.sentence, width: width) {
                $0.lineLimit = 1
                $0.truncation = mode
            }
            #expect(one.lineCount == 1)
            #expect(one.size.width <= width)
            #expect(one.size.width > width / 2)
        }
    }

    @Test("keeps the lines that fit its height, at least one (C1-11)", arguments: [0.0, 0.4, 1, 1.5, 2, 3.9])
    func heightPressure(lines: Double) {
        let pressed = measure(Self.sentence, width: 60, height: lines * lineHeight)
        #expect(pressed.lineCount == max(1, Int(lines)))
    }

    @Test("puts line spacing between lines only (C1-12)")
    func lineSpacing() {
        let spaced = measure("a\nb\nc") { $0.lineSpacing = 5 }
        #expect(spaced.size.height == 3 * lineHeight + 10)
        #expect(measure("a") { $0.lineSpacing = 5 }.size.height == lineHeight)
    }

    @Test("breaks at a line feed and is as wide as its widest line (C1-13)")
    func lineFeeds() {
        let two = measure("wide line\nw")
        #expect(two.lineCount == 2)
        #expect(two.size.width == measure("wide line").size.width)
        #expect(two.lastBaseline == two.firstBaseline + lineHeight)
    }

    @Test("has one frame whatever its alignment (C1-14)")
    func alignmentKeepsFrame() {
        let sizes = [StyledText.Alignment.leading, .center, .trailing].map { alignment in
            measure(Self.sentence, width: 100) { $0.alignment = alignment }.size
        }
        #expect(Set(sizes.map(\.width)).count == 1)
    }

    @Test("takes the height of its tallest run (C1-15)")
    func tallestRun() {
        var text = Self.text("small ")
        let large = FontDescription(size: 26)
        text.runs.append(StyledText.Run("large", font: large, paint: .color(.black)))
        let size = Self.engine.measure(text, width: .infinity, height: .infinity)
        let metrics = Self.engine.metrics(of: large)
        #expect(size.size.height == metrics.ascent + metrics.descent)
        #expect(size.firstBaseline == metrics.ascent)
    }

    @Test("grows on one side when it is raised or lowered (C1-17)", arguments: [(6.0, 6.0), (-4, 4)])
    func baselineOffset(offset: CGFloat, growth: CGFloat) {
        let raised = measure("x") { $0.runs[0].baselineOffset = offset }
        #expect(raised.size.height == lineHeight + growth)
    }

    @Test("stands in whole points: 13 in 16, baseline 13 (C2-09, C2-11)")
    func wholePoints() {
        for size in [11.0, 13, 15, 17, 22, 34] {
            let metrics = Self.engine.metrics(of: FontDescription(size: size))
            #expect(metrics.ascent == metrics.ascent.rounded() && metrics.descent == metrics.descent.rounded())
        }
    }

    @Test("laid out in the size it measured, measures the same", arguments: [20.0, 45, 77.7, 120, 333])
    func measuringIsStable(width: Double) {
        for (limit, mode) in [(nil, .tail), (1, .tail), (2, .head), (2, .middle)] as [(Int?, StyledText.Truncation)] {
            let strings = [
                Self.sentence, "a b c\nlonger paragraph of text", "素早い茶色の狐が犬を飛び越える", "one two threeandmore",
            ]
            for string in strings {
                let text = Self.text(string) { ($0.lineLimit, $0.truncation) = (limit, mode) }
                let first = Self.engine.measure(text, width: width, height: .infinity)
                let second = Self.engine.measure(text, width: first.size.width, height: first.size.height)
                #expect(first == second, "\(string) in \(width)")
            }
        }
    }

    @Test("a kerned text fits the width it measured")
    func kerning() {
        let text = Self.text("Kerned") { $0.runs[0].kerning = 3 }
        let first = Self.engine.measure(text, width: .infinity, height: .infinity)
        #expect(abs(first.size.width - measure("Kerned").size.width - 18) < 1.5)
        #expect(Self.engine.measure(text, width: first.size.width, height: .infinity) == first)
    }

    @Test("a plain label is measured as by layout", arguments: FontDescription.Design.all)
    func labelsAgree(design: FontDescription.Design) {
        let strings = [
            "Row 12", "office affluent fjord", "AVATAR To Yo.", "1,234.50", "3 x 4", "Max 7", "a", "WAVE, 0x1F",
        ]
        for string in strings {
            for weight in [400, 700] {
                var text = Self.text(string)
                text.runs[0].font = FontDescription(size: 15, weight: weight, design: design)
                let quick = Self.engine.measure(text, width: 400, height: 100)
                #expect(quick == Self.engine.measureByLayout(text, width: 400, height: 100), "\(string)")
                let narrow = Self.engine.measure(text, width: 0, height: 60)
                #expect(narrow == Self.engine.measureByLayout(text, width: 0, height: 60), "\(string)")
            }
        }
    }
}

extension FontDescription.Design {
    static let all: [Self] = [.default, .serif, .rounded, .monospaced]
}
