import Foundation
import Testing

@testable import VitrineViews

@Suite struct MarkdownTests {
    /// The spans as `text/look`, where a look is of the letters s(trong) e(mphasis) c(ode) x (struck through) l(ink).
    private func spans(_ string: String) -> [String] {
        Markdown.spans(string).map { span in
            let look =
                (span.isStrong ? "s" : "") + (span.isEmphasized ? "e" : "") + (span.isCode ? "c" : "")
                + (span.isStruckThrough ? "x" : "") + (span.destination.map { "l:\($0)" } ?? "")
            return look.isEmpty ? span.text : "\(span.text)/\(look)"
        }
    }

    @Test(arguments: [
        ("plain", ["plain"]),
        ("**bold** text", ["bold/s", " text"]),
        ("*italic* and _italic_", ["italic/e", " and ", "italic/e"]),
        ("***both***", ["both/se"]),
        ("**bold *both* bold**", ["bold /s", "both/se", " bold/s"]),
        ("*a **b***", ["a /e", "b/se"]),
        ("`let *x*` y", ["let *x*/c", " y"]),
        ("`` a`b ``", [" a`b /c"]),
        ("~~gone~~ ~too~", ["gone/x", " ", "too/x"]),
        ("[Swift](https://swift.org) is", ["Swift/l:https://swift.org", " is"]),
        ("[a **b**](x \"title\")", ["a /l:x", "b/sl:x"]),
        ("[a](x_(y)) b)", ["a/l:x_(y)", " b)"]),
        ("<https://swift.org>", ["https://swift.org/l:https://swift.org"]),
    ])
    func marks(string: String, expected: [String]) { #expect(spans(string) == expected) }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a*", "*", "**", "* item", "[x]", "[x] (y)", "`open", "a < b", "**open", "~~~",
        "_a",
    ])
    func whatIsNoMarkStays(string: String) { #expect(spans(string) == [string]) }

    @Test func backslashesTakeTheMeaning() {
        #expect(spans("\\*a\\* \\[b\\](c) \\d") == ["*a* [b](c) \\d"])
    }

    @Test func lineBreaksStay() { #expect(spans("a\n**b**\n# c") == ["a\n", "b/s", "\n# c"]) }

    @Test func longRunsOfMarksEnd() {
        let string = String(repeating: "*a _b ", count: 500)
        #expect(Markdown.spans(string).map(\.text).joined().count == string.count)
        _ = Markdown.spans(String(repeating: "[", count: 2000))
    }

    @Test func keysShowTheirMarks() {
        let stage = Stage(Text("**a** *b* `c` ~~d~~ [e](https://swift.org)"))
        #expect(stage.string == "a b c d e")
        let runs = stage.runs.filter { $0.string != " " }
        #expect(runs.count == 5)
        #expect(runs.map(\.font.weight) == [700, 400, 400, 400, 400])
        #expect(runs.map(\.font.isItalic) == [false, true, false, false, false])
        #expect(runs.map { $0.font.design == .monospaced } == [false, false, true, false, false])
        #expect(runs.map { $0.strikethrough != nil } == [false, false, false, true, false])
        #expect(runs.last?.paint != runs.first?.paint)
        #expect(Stage(Text(verbatim: "**a**")).string == "**a**")
        let stored = "**a**"
        #expect(Stage(Text(stored)).string == "**a**")
        #expect(Stage(Text(LocalizedStringKey(stored))).string == "a")
    }

    @Test func linksLeadToTheirAddresses() throws {
        func links(_ text: Text) -> [String] {
            Stage(text).runs.map { "\($0.string)>\($0.link?.address ?? "")" }
        }
        #expect(links(Text("a [b **c**](x?d=100%25)")) == ["a >", "b >x?d=100%25", "c>x?d=100%25"])
        let (name, page) = ("N", "https://a.org/p")
        #expect(
            links(Text("[see *\(name)*](\(page)/\(2)) and \(3) [e](f)"))
                == ["see >https://a.org/p/2", "N>https://a.org/p/2", " and 3 >", "e>f"])
        #expect(links(Text("[a](javascript:b)")) == ["a>"])
        #expect(links(Text(try AttributedString(markdown: "[c](https://swift.org)"))) == ["c>https://swift.org"])
        #expect(links(Text("a").bold()) == ["a>"])
    }

    @Test func attributedStringsShowTheirAttributes() throws {
        var string = try AttributedString(markdown: "a **b** [c](https://swift.org)")
        #expect(string.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil, nil])
        #expect(string.runs.map(\.link).last == URL(string: "https://swift.org"))
        string.kern = 2
        let stage = Stage(Text(string).italic())
        #expect(stage.runs.map(\.string) == ["a ", "b", " ", "c"])
        #expect(stage.runs.map(\.font.weight) == [400, 700, 400, 400])
        #expect(stage.runs.allSatisfy { $0.kerning == 2 && $0.font.isItalic })
        #expect(Text(string) == Text(string))
    }
}
