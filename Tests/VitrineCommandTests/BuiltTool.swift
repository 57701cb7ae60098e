import Foundation

@testable import VitrineCommand

/// The tool as it was built beside these tests, run in a folder of its own.
struct BuiltTool {
    let folder: URL
    private let executable: String

    /// What one run said and how it ended.
    struct Run {
        var code: Int32?
        /// Standard output and standard error together.
        var said: String
        /// Standard output alone.
        var result: String
    }

    init() throws {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        executable = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("vitrine").path
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Runs `vitrine` with a shell's words, in the folder, with a cache of its own.
    func run(_ words: String, environment: [String: String] = [:]) throws -> Run {
        var environment = ["XDG_CACHE_HOME": path("cache"), "LC_ALL": "C.UTF-8"].merging(environment) { $1 }
        environment["VITRINE"] = executable
        let process = ChildProcess(
            executable: "/bin/sh",
            arguments: ["-c", "cd '\(folder.path)'; \"$VITRINE\" \(words) >.out; code=$?; cat .out; exit $code"],
            environment: environment, timeLimit: 120)
        let outcome = try process.run()
        let result = (try? String(contentsOfFile: path(".out"), encoding: .utf8)) ?? ""
        guard case .exited(let code) = outcome.ending else {
            return Run(code: nil, said: "\(outcome.ending)", result: result)
        }
        return Run(code: code, said: String(decoding: outcome.said, as: UTF8.self), result: result)
    }
}
