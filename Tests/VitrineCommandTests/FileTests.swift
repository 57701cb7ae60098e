import Foundation
import Testing

@testable import VitrineCommand

@Suite("Files that come and go")
struct FileTests {
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { root.appendingPathComponent(name).path }

    @Test("a source file that cannot be one is named with the reason")
    func sources() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try Data([0xff, 0xfe, 0x00]).write(to: root.appendingPathComponent("binary.swift"))
        try Data("let a = 1".utf8).write(to: root.appendingPathComponent("good.swift"))
        try Data().write(to: root.appendingPathComponent("notes.txt"))
        let reasons = [
            "missing.swift": "there is no file", "notes.txt": "does not end in .swift", "binary.swift": "not UTF-8",
            ".": "is a folder",
        ]
        for (name, reason) in reasons {
            let failure = #expect(throws: Failure.self) { try SourceFile(path: path(name)) }
            #expect(failure?.message.contains(reason) == true)
            #expect(failure?.code == .scene)
        }
        #expect(try SourceFile(path: path("good.swift")).text == "let a = 1")
    }

    @Test("an output that cannot be written is refused beforehand")
    func outputs() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        for bad in [root.path, path("none/x.png")] {
            let failure = #expect(throws: Failure.self) { try OutputFile(checking: bad) }
            #expect(failure?.code == .tool)
        }
        let output = try OutputFile(checking: path("x.png"))
        try output.write([1, 2])
        try output.write([3])
        #expect(try Data(contentsOf: root.appendingPathComponent("x.png")) == Data([3]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: root.path) == ["x.png"])
    }

    @Test("a full disk is a message")
    func full() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let failure = #expect(throws: Failure.self) { try OutputFile(checking: "/dev/full").write([1]) }
        #expect(failure?.message.contains("cannot write /dev/full") == true)
    }
}
