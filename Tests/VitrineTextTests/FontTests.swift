import Foundation
import Testing
import VitrineCore
import VitrineDisplay

@testable import VitrineViews

@Suite struct FontTests {
    static let styles: [Font.TextStyle] = [
        .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]

    private func describe(
        _ font: Font, at size: DynamicTypeSize = .large, legibility: LegibilityWeight? = nil
    ) -> FontDescription {
        FontRequest(font, at: size).description(legibility)
    }

    @Test("C2-01, C2-02: the styles have the sizes and line pitches of iOS")
    func sizesAtLarge() {
        let entries = Self.styles.map { TypographyTable.entry($0, at: .large) }
        #expect(entries.map(\.size) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        #expect(entries.map(\.leading) == [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13])
        let weights = Self.styles.map { describe(.system($0)).weight }
        #expect(weights == [400, 400, 400, 400, 600] + Array(repeating: 400, count: 6))
    }

    @Test("C2-05, C2-06: styles follow the Dynamic Type size")
    func dynamicType() {
        #expect(TypographyTable.entry(.body, at: .xSmall) == (14, 19))
        #expect(TypographyTable.entry(.body, at: .accessibility5) == (53, 62))
        #expect(describe(.largeTitle, at: .accessibility5).size == 60)
        for style in Self.styles {
            let sizes = DynamicTypeSize.allCases.map { TypographyTable.size(style, at: $0) }
            #expect(sizes == sizes.sorted(), "\(style)")
        }
    }

    private struct Entry: Decodable {
        let dynamicType, style: String
        let size, leading: Int
    }

    @Test("C2-01, C2-02, C2-06: every style has the guidelines' size and line pitch at every size of type")
    func wholeTable() throws {
        struct File: Decodable { let rows: [Entry] }
        let url = try #require(Bundle.module.url(forResource: "Resources/typography", withExtension: "json"))
        let rows = try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).rows
        #expect(rows.count == 12 * 11)
        for row in rows {
            let size = try #require(DynamicTypeSize.allCases.first { "\($0)" == row.dynamicType })
            let style = try #require(Self.styles.first { "\($0)" == row.style })
            #expect(TypographyTable.entry(style, at: size) == (row.size, row.leading), "\(row)")
        }
    }

    @Test("C2-07: extra large titles are bold")
    func extraLargeTitles() {
        #expect(describe(.extraLargeTitle) == FontDescription(size: 36, weight: 700))
        #expect(describe(.extraLargeTitle2) == FontDescription(size: 28, weight: 700))
    }

    @Test("C2-10: text without a font shows in the body font")
    func defaultFont() {
        let stage = Stage(Text(verbatim: "a")) { $0.font = nil }
        #expect(stage.runs.map(\.font) == [FontDescription(size: 17)])
    }

    @Test("C2-13: the bold face is bold for large titles, and semibold otherwise")
    func boldTrait() {
        let weights = Self.styles.map { describe(.system($0).bold()).weight }
        #expect(weights == [700, 700, 700] + Array(repeating: 600, count: 8))
        #expect(describe(.system(size: 17).bold()).weight == 700)
        #expect(describe(.body.weight(.black).bold()).weight == 900)
    }

    @Test("C2-14: the body's face is regular, and its bold one semibold")
    func bodyWeights() {
        #expect(describe(.body).weight == 400)
        #expect(describe(.body.bold()).weight == 600)
    }

    @Test("C2-23: no style is smaller than 11 points, at any size of type")
    func smallest() {
        let sizes = Self.styles.flatMap { style in
            DynamicTypeSize.allCases.map { TypographyTable.size(style, at: $0) }
        }
        #expect(sizes.min() == 11)
    }

    @Test("C2-15: fonts by name scale with the body, with a style, or not at all")
    func customFonts() {
        #expect(describe(.custom("Inter", size: 20)) == FontDescription(family: "Inter", size: 20))
        #expect(describe(.custom("Inter", size: 20), at: .accessibility5).size == 62)
        #expect(describe(.custom("Inter", size: 20, relativeTo: .title), at: .accessibility5).size == 41)
        #expect(describe(.custom("Inter", fixedSize: 20), at: .accessibility5).size == 20)
        #expect(describe(.system(size: 20), at: .accessibility5).size == 20)
    }

    @Test func modifiersChangeOneThingEach() {
        let plain = FontDescription(size: 12)
        func expect(_ font: Font, _ change: (inout FontDescription) -> Void) {
            var expected = plain
            change(&expected)
            #expect(describe(font) == expected)
        }
        expect(.caption.italic()) { $0.isItalic = true }
        expect(.caption.weight(.light)) { $0.weight = 300 }
        expect(.caption.monospaced()) { $0.design = .monospaced }
        expect(.caption.monospacedDigit()) { $0.hasMonospacedDigits = true }
        expect(.caption.smallCaps()) { $0.hasSmallCaps = true }
        expect(.caption.width(.condensed)) { $0.width = 0.75 }
        expect(.system(.caption, design: .rounded, weight: .heavy)) { ($0.design, $0.weight) = (.rounded, 800) }
    }

    @Test func legibleTextIsHeavier() {
        #expect(describe(.body, legibility: .bold).weight == 600)
        #expect(describe(.headline, legibility: .bold).weight == 700)
        #expect(describe(.body, legibility: .regular).weight == 400)
    }

    @Test func dynamicTypeSizesAreOrdered() {
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
        #expect(DynamicTypeSize.allCases.map(\.rawIndex) == Array(0..<12))
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
    }

    @MainActor @Test func scaledMetricsFollowTheDynamicTypeSize() {
        struct Padded: View {
            @ScaledMetric var length: CGFloat = 10
            @ScaledMetric(relativeTo: .largeTitle) var other = 34.0
            var body: some View { Text(verbatim: "\(length) \(other)") }
        }
        #expect(shownTexts(Padded())[0].text.runs[0].string == "10.0 34.0")
        #expect(shownTexts(Padded().dynamicTypeSize(.accessibility5))[0].text.runs[0].string == "31.0 60.0")
    }
}
