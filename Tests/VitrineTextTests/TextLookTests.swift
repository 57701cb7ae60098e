import Foundation
import Testing
import VitrineDisplay

@testable import VitrineCore
@testable import VitrineViews

@MainActor @Suite struct TextLookTests {
    private func run(_ view: some View) -> StyledText.Run { shownTexts(view)[0].text.runs[0] }

    @Test func theNearestWishWins() {
        #expect(run(Text("a").font(.title).font(.body)).font.size == 28)
        #expect(run(Text("a").font(.title).padding().font(.body)).font.size == 28)
        #expect(run(Text("a").padding().font(.title).font(.body)).font.size == 28)
        #expect(run(Text("a").font(nil).padding().font(.body)).font.size == 17)
        #expect(run(Text("a").bold(false).padding().bold()).font.weight == 400)
        #expect(run(Text("a").fontWeight(nil).padding().fontWeight(.light)).font.weight == 400)
    }

    @Test func viewsSetTheLookOfTheTextInThem() {
        let text = Text("a").padding()
        #expect(run(text.bold()).font.weight == 700)
        #expect(run(text.italic()).font.isItalic)
        #expect(run(text.fontWeight(.medium)).font.weight == 500)
        #expect(run(text.fontDesign(.serif)).font.design == .serif)
        #expect(run(text.fontWidth(.expanded)).font.width == 1.25)
        #expect(run(text.monospaced()).font.design == .monospaced)
        #expect(run(text.monospacedDigit()).font.hasMonospacedDigits)
        #expect(run(text.kerning(2)).kerning == 2)
        #expect(run(text.kerning(2).tracking(3)).kerning == 3)
        #expect(run(text.baselineOffset(3)).baselineOffset == 3)
        #expect(run(text.textCase(.uppercase)).string == "A")
        #expect(run(text.font(.caption).dynamicTypeSize(.xxxLarge)).font.size == 18)
        let bounded = text.font(.caption).dynamicTypeSize(...DynamicTypeSize.small)
        #expect(run(bounded.dynamicTypeSize(.xxxLarge)).font.size == 11)
    }

    @Test func paragraphsFollowTheEnvironment() {
        let text = Text("a").padding()
        #expect(shownTexts(text.multilineTextAlignment(.center))[0].text.alignment == .center)
        #expect(shownTexts(text.truncationMode(.middle))[0].text.truncation == .middle)
        #expect(shownTexts(text.lineSpacing(4))[0].text.lineSpacing == 4)
        #expect(shownTexts(text.font(.body.leading(.loose)))[0].text.lineSpacing == 2)
        #expect(shownTexts(text.environment(\.layoutDirection, .rightToLeft))[0].text.direction == .rightToLeft)
        let german = text.environment(\.locale, Locale(identifier: "de_DE"))
        #expect(shownTexts(german)[0].text.language == "de-DE")
    }

    @Test func datesFollowTheLocale() {
        let day = Date(timeIntervalSince1970: 43_200)
        let german = Text(day, style: .date).environment(\.locale, Locale(identifier: "de_DE"))
        #expect(run(german).string == "1. Januar 1970")
        #expect(run(Text(day, style: .date)).string == "January 1, 1970")
        #expect(Text(day, style: .date) == Text(day, style: .date))
        #expect(Text(day, style: .date) != Text(day, style: .time))
    }

    @Test func stylesAndFormattersShowValues() {
        #expect(run(Text(12, format: .number)).string == "12")
        #expect(run(Text(0.5, format: .percent)).string == "50%")
        let formatter = NumberFormatter()
        formatter.minimumIntegerDigits = 3
        #expect(run(Text(7, formatter: formatter)).string == "007")
    }

    @Test func coloursComeFromTheTextOrTheEnvironment() {
        let plain = Color(red: 1, green: 0, blue: 0)
        let red = TextForeground(plain).paint(in: EnvironmentValues(), bounds: .zero)
        #expect(run(Text("a")).paint == EnvironmentValues().foregroundPaint(bounds: .zero))
        #expect(run(Text("a").foregroundColor(plain)).paint == red)
        #expect(run(Text("a").foregroundStyle(plain)).paint == red)
        #expect(run(Text("a").padding().foregroundStyle(plain)).paint == red)
        #expect(run(Text("a").foregroundColor(nil).padding().foregroundStyle(plain)).paint == red)
        #expect(run(Text("a").foregroundStyle(.secondary).padding().foregroundStyle(plain)).paint == red.opacity(0.5))
        #expect(run(Text("[a](b)").tint(plain)).paint == red)
        #expect(Text("a").foregroundColor(plain) == Text("a").foregroundColor(plain))
        #expect(Text("a").foregroundColor(plain) != Text("a").foregroundColor(.blue))
    }

    @Test func gradientsSpanTheText() {
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        for paint in [
            run(Text("ab").foregroundStyle(gradient)).paint, run(Text("ab").padding().foregroundStyle(gradient)).paint,
        ] {
            guard case .linearGradient(_, let start, let end) = paint else {
                Issue.record("\(paint) is no gradient")
                continue
            }
            #expect(start == CGPoint(x: 0, y: 6))
            #expect(end == CGPoint(x: 10, y: 6))
        }
    }

    @Test func linesHaveAPatternAndAColour() {
        let plain = Color(red: 1, green: 0, blue: 0)
        #expect(run(Text("a").underline()).underline == StyledText.Line())
        #expect(run(Text("a").underline(pattern: .dash, color: plain)).underline?.pattern == .dash)
        #expect(run(Text("a").underline(color: plain)).underline?.color?.green == 0)
        #expect(run(Text("a").strikethrough(pattern: .dot)).strikethrough?.pattern == .dot)
        #expect(run(Text("a").padding().underline().strikethrough()).underline != nil)
        #expect(run(Text("a").underline(false).padding().underline()).underline == nil)
    }
}
