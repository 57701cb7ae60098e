import Testing
import VitrineTesting

/// The page `Documentation/Testing.md` shows a test that compiles and passes.
@Suite("The page on testing")
struct DocumentationTests {
    @Test("its example is the file VotesTests.swift")
    func example() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = try String(
            contentsOf: tests.appendingPathComponent("../../Documentation/Testing.md"), encoding: .utf8)
        let code = try String(contentsOf: tests.appendingPathComponent("VotesTests.swift"), encoding: .utf8)
        #expect(page.contains("```swift\n\(code)```\n"))
    }
}
