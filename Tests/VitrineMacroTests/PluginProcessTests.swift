import Foundation
import Testing

/// Speaks to the built plugin as a compiler does. The requests are ones a Swift 6.3 compiler made; should a later
/// one speak differently, an app's build fails first, and these tests tell what used to be said.
@Suite("The plugin as a process")
struct PluginProcessTests {
    private static let declaration = #"""
        {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{"column":36,"fileID":"App/A.swift",
        "fileName":"A.swift","line":2,"offset":50},"source":"\n    @Entry "},"declSyntax":{"kind":"declaration",
        "location":{"column":36,"fileID":"App/A.swift","fileName":"A.swift","line":2,"offset":50},
        "source":"\n    @Entry DECLARATION"},"discriminator":"$s7SwiftUI15ContainerValuesV4userE1x5EntryfMa_",
        "lexicalContext":[{"kind":"declaration","location":{"column":0,"fileID":"","fileName":"","line":0,"offset":0},
        "source":"\nextension SwiftUI.ContainerValues {}"}],"macro":{"moduleName":"VitrineMacros","name":"Entry ",
        "typeName":"EntryMacro"},"macroRole":"accessor","staticBuildConfiguration":"{}"}}
        """#

    private static let preview = #"""
        {"expandFreestandingMacro":{"discriminator":"$s4user_7PreviewfMf_","lexicalContext":[],"macro":{"moduleName":
        "VitrineMacros","name":"Preview","typeName":"PreviewMacro"},"macroRole":"declaration","syntax":{"kind":
        "expression","location":{"column":21,"fileID":"App/A.swift","fileName":"A.swift","line":22,"offset":561},
        "source":"\n#Preview { T(0) }"}}}
        """#

    @Test("It answers every request in turn, and quietly ends with its input")
    func conversation() throws {
        let plugin = try RunningPlugin()
        #expect(
            try plugin.ask(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
                == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
        let accessors = try plugin.ask(Self.declaration.replacing("DECLARATION", with: "var x: Int = 0"))
        #expect(accessors.contains(#""expandedSource":"get { self[__Key_x.self] }\n"#))
        let complaint = try plugin.ask(Self.declaration.replacing("DECLARATION", with: "let x = 0"))
        #expect(complaint.contains("can only be applied to a 'var'"))
        #expect(complaint.contains(#""offset":62"#))
        #expect(try plugin.ask(Self.preview).contains("struct $s4user_7PreviewfMf_7previewfMu_"))
        #expect(try plugin.finish() == RunningPlugin.Ending(status: 0, errors: ""))
    }

    @Test("It quietly ends when asked nothing, and when a message has no length")
    func silence() throws {
        #expect(try RunningPlugin().finish() == RunningPlugin.Ending(status: 0, errors: ""))
        let plugin = try RunningPlugin()
        plugin.write([UInt8](repeating: 0, count: 8))
        #expect(try plugin.finish() == RunningPlugin.Ending(status: 0, errors: ""))
    }

    @Test("A request it does not know ends it with a reason")
    func unknownRequest() throws {
        let plugin = try RunningPlugin()
        plugin.send(#"{"somethingNew":{}}"#)
        let ending = try plugin.finish()
        #expect(ending.status == 1)
        #expect(ending.errors.hasPrefix("VitrineMacros: cannot answer a request of this compiler"))
    }
}

/// The plugin's executable, which the package manager puts beside the tests'.
private struct RunningPlugin {
    struct Ending: Equatable {
        var status: Int32
        var errors: String
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()

    init() throws {
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "VitrineMacros-tool")
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    func ask(_ request: String) throws -> String {
        send(request)
        let header = try output.fileHandleForReading.read(upToCount: 8) ?? Data()
        let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        return String(decoding: try output.fileHandleForReading.read(upToCount: count) ?? Data(), as: UTF8.self)
    }

    func send(_ request: String) {
        write(withUnsafeBytes(of: UInt64(request.utf8.count).littleEndian) { [UInt8]($0) })
        write([UInt8](request.utf8))
    }

    func write(_ bytes: [UInt8]) {
        input.fileHandleForWriting.write(Data(bytes))
    }

    func finish() throws -> Ending {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        let said = try errors.fileHandleForReading.readToEnd() ?? Data()
        return Ending(status: process.terminationStatus, errors: String(decoding: said, as: UTF8.self))
    }
}
