import Testing
import VitrineCairo
import VitrineDisplay

@Suite("A text of several lines")
struct TruncationTests {
    @Test(
        "C1-10: cut in several lines, keeps those before the last whole, and of the last the part that the mode keeps")
    func truncationOfLines() {
        func lines(_ mode: StyledText.Truncation) -> [String] {
            let text = TextRuleTests.text(TextRuleTests.sentence) { ($0.lineLimit, $0.truncation) = (2, mode) }
            let size = TextRuleTests.engine.measure(text, width: 120, height: .infinity).size
            return TextRuleTests.engine.place(text, size: size).lines.map { $0.runs.map(\.string).joined() }
        }
        let (tail, middle, head) = (lines(.tail), lines(.middle), lines(.head))
        #expect(Set([tail[0], middle[0], head[0]]).count == 1 && TextRuleTests.sentence.hasPrefix(tail[0]))
        let rest = TextRuleTests.sentence.dropFirst(tail[0].count)
        #expect(tail[1].hasSuffix("…") && rest.hasPrefix(tail[1].dropLast()))
        #expect(head[1].hasPrefix("…") && rest.hasSuffix(head[1].dropFirst()))
        let parts = middle[1].split(separator: "…")
        #expect(parts.count == 2 && rest.hasPrefix(parts[0]) && rest.hasSuffix(parts[1]))
    }
}
