import Foundation
import Testing

/// The files of `SourceCompatibilityTests` and `CombineTests` are compiled as a part of those targets in the package's language mode; here
/// they are in the other one as well, and so are the examples, each folder a module.
@Suite("Files as apps write them")
struct AppFileTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let files = swiftFiles(in: root.appendingPathComponent("Tests/SourceCompatibilityTests/App").path)
    private static let models = swiftFiles(in: root.appendingPathComponent("Tests/CombineTests/App").path)
    private static let examples = root.appendingPathComponent("Examples/Sources").path

    private static func swiftFiles(in folder: String) -> [String] {
        names(in: folder).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    @Test("compile without errors and warnings", arguments: [5, 6])
    func compile(languageMode: Int) throws {
        #expect(Self.files.count >= 52)
        let result = try TypeChecker(languageMode: languageMode).check(files: Self.files)
        #expect(result.isAccepted, "\(result.output)")
        #expect(result.warnings == [])
    }

    @Test("examples compile without errors and warnings", arguments: names(in: examples))
    func compileExample(name: String) throws {
        let files = Self.swiftFiles(in: Self.examples + "/" + name)
        #expect(!files.isEmpty)
        for languageMode in [5, 6] {
            let result = try TypeChecker(languageMode: languageMode).check(files: files)
            #expect(result.isAccepted, "\(result.output)")
            #expect(result.warnings == [])
        }
    }

    @Test("each example is a target of its package, has its pictures, and is in the README")
    func examplesAreListed() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        }
        let (package, readme) = (try text("Examples/Package.swift"), try text("README.md"))
        let names = Self.names(in: Self.examples)
        #expect(names.count >= 9)
        for name in names {
            #expect(package.contains("example(\"\(name)\"") || package.contains("\"\(name)\","), "\(name)")
            #expect(readme.contains("Examples/Sources/\(name)"), "\(name)")
            let own = try text("Examples/Sources/\(name)/README.md")
            for file in Self.swiftFiles(in: Self.examples + "/" + name) {
                let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
                #expect(own.contains("(\(stem).swift)") && own.contains("(\(stem).png)"), "\(stem)")
                #expect(FileManager.default.fileExists(atPath: file.replacing(/swift$/, with: "png")), "\(stem)")
            }
            #expect(own.contains("Documentation/Pictures/\(name).png"), "\(name)")
            let sheet = Self.root.appendingPathComponent("Documentation/Pictures/\(name).png").path
            #expect(FileManager.default.fileExists(atPath: sheet), "\(name)")
        }
    }

    @Test("with models on Combine compile without errors and warnings", arguments: [5, 6])
    func models(languageMode: Int) throws {
        let files = Self.models
        #expect(!files.isEmpty)
        let result = try TypeChecker(languageMode: languageMode).check(files: files)
        #expect(result.isAccepted, "\(result.output)")
        #expect(result.warnings == [])
    }

    @Test("import SwiftUI, some of them Combine, and nothing else")
    func imports() throws {
        let examples = Self.names(in: Self.examples).flatMap { Self.swiftFiles(in: Self.examples + "/" + $0) }
        for file in Self.files + examples {
            let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
            #expect(
                lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@") && $0.contains(" import ") }
                    .filter { $0 != "import Combine" } == ["import SwiftUI"])
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
