import Testing

@testable import VitrineCommand

@Suite("Choosing a view")
struct ChoiceTests {
    private let scenes = [
        SceneSummary(name: "Board", line: 1, kind: .view),
        SceneSummary(name: "Outer.Part", line: 2, kind: .view),
        SceneSummary(name: "Other.Part", line: 3, kind: .view),
        SceneSummary(name: "Outer.Only", line: 4, kind: .view),
        SceneSummary(name: "Dark", line: 5, kind: .preview),
        SceneSummary(name: "Preview", line: 6, kind: .preview),
    ]

    @Test("a name is a whole name, or the last part of one when that is unambiguous")
    func named() {
        #expect(scenes.choice(named: "Board", preferred: nil) == 0)
        #expect(scenes.choice(named: "Other.Part", preferred: nil) == 2)
        #expect(scenes.choice(named: "Part", preferred: nil) == nil)
        #expect(scenes.choice(named: "Only", preferred: nil) == 3)
        #expect(scenes.choice(named: "Dark", preferred: nil) == 4)
        #expect(scenes.choice(named: "dark", preferred: "Board") == nil)
    }

    @Test("without a name the first preview is taken, else the preferred view")
    func unnamed() {
        #expect(scenes.choice(named: nil, preferred: "Board") == 4)
        #expect(Array(scenes.prefix(4)).choice(named: nil, preferred: "Outer.Only") == 3)
        #expect([SceneSummary]().choice(named: nil, preferred: nil) == nil)
    }

    @Test("previews without names can be asked for")
    func previewNames() {
        #expect([SceneSummary].previewNames([nil, "A", nil, "A"]) == ["Preview", "A", "Preview 2", "A 2"])
    }

    @Test(
        "a view's name makes a file's name",
        arguments: [
            ("DisplayBoard", "display-board"), ("HTMLView", "html-view"), ("Outer.Inner", "outer-inner"),
            ("A", "a"), ("Board2Go", "board2-go"), ("Dark mode (large)", "dark-mode-large"), ("Ünïcode", "ünïcode"),
            ("../x/y", "x-y"), ("…", "view"),
        ])
    func kebab(name: String, expected: String) {
        #expect(kebabCase(name) == expected)
    }
}
