import Foundation
import Testing

/// The files of `SourceCompatibilityTests` and `CombineTests` are compiled as a part of those targets in the package's
/// language mode; here they are in the other one as well.
@Suite("Files as apps write them")
struct AppFileTests {
    private static let files = files(of: "SourceCompatibilityTests")

    private static func files(of target: String) -> [String] {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = tests.appendingPathComponent("\(target)/App").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }

    @Test("compile without errors and warnings", arguments: [5, 6])
    func compile(languageMode: Int) throws {
        #expect(Self.files.count >= 24)
        let result = try TypeChecker(languageMode: languageMode).check(files: Self.files)
        #expect(result.isAccepted, "\(result.output)")
        #expect(result.warnings == [])
    }

    @Test("with models on Combine compile without errors and warnings", arguments: [5, 6])
    func models(languageMode: Int) throws {
        let files = Self.files(of: "CombineTests")
        #expect(!files.isEmpty)
        let result = try TypeChecker(languageMode: languageMode).check(files: files)
        #expect(result.isAccepted, "\(result.output)")
        #expect(result.warnings == [])
    }

    @Test("import SwiftUI and nothing else")
    func imports() throws {
        for file in Self.files {
            let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
            #expect(
                lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@") && $0.contains(" import ") } == [
                    "import SwiftUI"
                ])
        }
    }

    @Test("forms that are on their way out compile, with the form to write instead")
    func deprecated() throws {
        let result = try TypeChecker().check(
            """
            import SwiftUI
            struct Rows: View {
                var body: some View {
                    Section(header: Text("h"), footer: Text("f")) { Text("a") }
                    Section(header: Text("h")) { Text("a") }
                    Section(footer: Text("f")) { Text("a") }
                }
            }
            """)
        #expect(result.isAccepted, "\(result.output)")
        #expect(result.warnings.map(\.line) == [4, 5, 6])
        #expect(result.warnings.allSatisfy { $0.text.contains("use init(content:") })
    }
}
