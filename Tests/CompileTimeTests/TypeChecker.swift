import Foundation

@testable import VitrineCommand

/// The compiler, asked to check files against the modules built beside these tests.
struct TypeChecker {
    var languageMode = 5
    private let installation: Installation

    init(languageMode: Int = 5) throws {
        self.languageMode = languageMode
        installation = try Installation()
    }

    struct Message: Equatable {
        var line: Int
        var text: String
    }

    struct Result {
        var isAccepted: Bool
        var output: String
        var errors: [Message]
        var warnings: [Message]
        /// How long the compiler took, in seconds.
        var seconds: Double
    }

    func check(_ source: String) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("User.swift")
        try Data(source.utf8).write(to: file)
        return try check(files: [file.path])
    }

    func check(files: [String]) throws -> Result {
        var flags = installation.compilerFlags.filter { $0 != "-suppress-warnings" }
        if let mode = flags.firstIndex(of: "-swift-version") { flags[mode + 1] = "\(languageMode)" }
        let process = ChildProcess(
            executable: installation.compiler, arguments: flags + ["-typecheck", "-wmo"] + files, timeLimit: 300)
        let start = ContinuousClock.now
        let outcome = try process.run()
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let output = String(decoding: outcome.said, as: UTF8.self)
        return Result(
            isAccepted: outcome.ending == .exited(0), output: output, errors: messages("error", in: output, files),
            warnings: messages("warning", in: output, files), seconds: seconds)
    }

    private func messages(_ kind: String, in output: String, _ files: [String]) -> [Message] {
        output.split(separator: "\n").compactMap { line in
            guard files.contains(where: line.hasPrefix), let range = line.firstRange(of: ": \(kind): ") else {
                return nil
            }
            let place = line[..<range.lowerBound].split(separator: ":")
            guard place.count >= 3, let number = Int(place[place.count - 2]) else { return nil }
            return Message(line: number, text: String(line[range.upperBound...]))
        }
    }
}
