import Foundation
import Testing

/// `Documentation/Compatibility.md` says what there is and what is absent: the compiler agrees.
@Suite("The page on compatibility")
struct CompatibilityPageTests {
    private let page: String

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        page = try String(contentsOf: root.appendingPathComponent("Documentation/Compatibility.md"), encoding: .utf8)
    }

    /// The names in backquotes, without what they are called with.
    private func names(_ text: some StringProtocol) -> [String] {
        String(text).matches(of: /`([@#.]?[A-Za-z_]+)[`(.]/).map { String($0.1) }
    }

    /// A line that compiles if, and only if, the name exists.
    private func use(of name: String) -> String {
        if name.hasPrefix("@") || name.first!.isUppercase { return "extension \(name.trimmingPrefix("@")) {}" }
        return "@MainActor func use(_ view: Text) { _ = view.\(name.trimmingPrefix(".")) }"
    }

    /// Those of the names that the compiler does not know.
    private func unknown(_ names: [String], importing modules: String = "import SwiftUI") throws -> Set<String> {
        let names = Array(Set(names)).sorted()
        let source = names.enumerated().map { index, name in
            use(of: name).replacing("use(", with: "use\(index)(")
        }
        let result = try TypeChecker().check(modules + "\n" + source.joined(separator: "\n"))
        let missing = result.errors.filter { $0.text.contains("has no member") || $0.text.contains("cannot find") }
        return Set(missing.map { names[$0.line - 2] })
    }

    @Test("what it says is absent is absent")
    func absent() throws {
        let paragraphs = page.components(separatedBy: "\n\n").filter { $0.hasPrefix("Absent") }
        let names = paragraphs.flatMap(names).filter { $0 != "Section" && $0 != "Subview" && !$0.hasPrefix(".") }
        // Members of types, not of views.
        let members: Set = ["onDelete", "onMove", "onInsert", "dropDestination", "collapsible"]
        #expect(names.count > 40)
        #expect(try Set(names).subtracting(members).subtracting(unknown(names)) == [])
    }

    @Test("the types and wrappers it says there are, are there")
    func present() throws {
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
        let names = rows.flatMap(names).filter { ($0.hasPrefix("@") || $0.first!.isUppercase) }
        let macros: Set = ["@Entry", "@Previewable", "@Observable"]
        let others: Set = [
            "FILE", "Inter", "Noto", "Children", "ID", "ImageRenderer", "VitrineImage", "ViewSnapshot", "CGContext",
            "TestHost", "VitrineTesting",
        ]
        #expect(names.count > 80)
        let expected = names.filter { !macros.contains($0) && !others.contains($0) }
        #expect(try unknown(expected, importing: "import SwiftUI; import Combine") == [])
    }
}
