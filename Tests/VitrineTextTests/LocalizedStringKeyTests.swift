import Foundation
import Testing

@testable import VitrineViews

@Suite struct LocalizedStringKeyTests {
    private func shown(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
        Stage(Text(key)) { $0.locale = Locale(identifier: locale) }.string
    }

    @Test func keysHaveASpecifierForEachValue() {
        let (name, count, share) = ("Ann", 3, 0.5)
        let key: LocalizedStringKey = "\(name): \(count) of \(UInt8(7)), 100% \(share) \(Float(1))"
        #expect(key.key == "%@: %lld of %u, 100%% %lf %f")
        #expect(shown(key) == "Ann: 3 of 7, 100% 0.500000 1.000000")
    }

    @Test func numbersAreGroupedAsTheLocaleHasIt() {
        #expect(shown("\(1234567)") == "1,234,567")
        #expect(shown("\(-1234)") == "-1,234")
        for value in [999, 1000, -999, -123456, 100000, Int.max, Int.min] {
            let expected = value.formatted(.number.locale(Locale(identifier: "en_US")))
            #expect(shown("\(value)") == expected)
        }
        #expect(shown("\(Int64.min)") == "-9,223,372,036,854,775,808")
        #expect(shown("\(1234567)", "de_DE") == "1.234.567")
        #expect(shown("\(12)", "ar_EG") == "١٢")
        #expect(shown("\(UInt.max)") == "18,446,744,073,709,551,615")
    }

    @Test func specifiersSayHowNumbersShow() {
        #expect(shown("\(3.14159, specifier: "%.2f")") == "3.14")
        #expect(shown("\(1234.5, specifier: "%.1f")", "de_DE") == "1.234,5")
        #expect(shown("\(255, specifier: "%x")") == "ff")
        #expect(shown("\(7, specifier: "%03d") and \(8)") == "007 and 8")
    }

    @Test func formatStylesUseTheLocale() {
        #expect(shown("\(0.25, format: .percent)") == "25%")
        #expect(shown("\(1234.5, format: .number)", "de_DE") == "1.234,5")
        let day = Date(timeIntervalSince1970: 0)
        #expect(shown("\(day, format: Date.FormatStyle(timeZone: .gmt).year())") == "1970")
    }

    @Test func literalsAreNoFormats() {
        #expect(shown("100% of %@") == "100% of %@")
        #expect(shown(LocalizedStringKey("100% sure")) == "100% sure")
    }

    @Test func valuesAreNotReadAsMarkdownOrFormats() {
        let string = "*%@ %d*"
        #expect(shown("**\(string)**") == "*%@ %d*")
    }

    @Test func textsInKeysKeepTheirLook() {
        let stage = Stage(Text("a \(Text("b").italic()) **c \(Text("d"))** \(2)"))
        #expect(stage.runs.map(\.string) == ["a ", "b", " ", "c ", "d", " 2"])
        #expect(stage.runs.map(\.font.isItalic) == [false, true, false, false, false, false])
        #expect(stage.runs.map(\.font.weight) == [400, 400, 400, 700, 700, 400])
    }

    @Test func formatsKnowPositions() {
        let key: LocalizedStringKey = "\("x") \(1)"
        var translated = key
        translated.key = "%2$lld–%1$@ %% %"
        #expect(shown(translated) == "1–x % %")
    }

    @Test func tablesOfAGivenBundleAreRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let table = "\"Row %lld\" = \"Zeile %lld\";\n\"Hello\" = \"**Hallo**\";\n"
        try table.write(to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
        let bundle = try #require(Bundle(url: folder))
        #expect(Stage(Text("Row \(3)", bundle: bundle)).string == "Zeile 3")
        let hello = Stage(Text("Hello", bundle: bundle))
        #expect(hello.string == "Hallo")
        #expect(hello.runs.map(\.font.weight) == [700])
        #expect(Stage(Text("Unknown", bundle: bundle)).string == "Unknown")
    }

    @Test func keysAreEqualWhenTheirValuesAre() {
        func key(_ value: Int) -> LocalizedStringKey { "Row \(value)" }
        #expect(key(1) == key(1))
        #expect(key(1) != key(2))
        #expect(Text(key(1)) == Text(key(1)))
        #expect(Text(key(1)) != Text(key(2)))
        #expect(Text(key(1)) != Text(key(1)).bold())
        #expect(Text("a") == Text(verbatim: "a"))
    }
}
