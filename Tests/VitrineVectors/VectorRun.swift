import Foundation
import SwiftUI
import VitrineRuntime

/// Lays out the trees of all data files in a folder, and compares frames.
@MainActor package struct VectorRun {
    package private(set) var passed = 0
    /// One line a failing row.
    package private(set) var failures: [String] = []
    /// How many rows were left out for each type of node that there is no view for.
    private(set) var skipped: [String: Int] = [:]
    /// One line a file: its counts.
    private(set) var files: [String] = []

    /// How far a length may be off, in points: recorded ones are rounded.
    nonisolated static let tolerance: CGFloat = 0.011

    /// The folder that the environment names, else the project's own.
    package static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["VITRINE_VECTORS"], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        return ownFolder
    }

    /// The project's own data, which lie beside this file.
    nonisolated static let ownFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Resources")

    /// Runs every file of a folder, or the one of a name.
    package init(_ folder: URL, only: String? = nil) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
            let name = file.deletingPathExtension().lastPathComponent
            if let only, only != name { continue }
            let data = try Data(contentsOf: file)
            guard let rows = try? JSONDecoder().decode(VectorFile<Row>.self, from: data).rows else { continue }
            let before = (passed, failures.count)
            for row in rows { run(row, name) }
            let (passed, failed) = (passed - before.0, failures.count - before.1)
            let skipped = rows.count { $0.isTree } - passed - failed
            if passed + failed + skipped > 0 {
                self.files.append("\(name): \(passed) passed, \(failed) failed, \(skipped) skipped")
            }
        }
    }

    /// What happened, the counts last.
    package var report: [String] {
        let skips = skipped.sorted { $0.key < $1.key }.map { "no view for \($0.key): \($0.value) rows skipped" }
        return failures + files + skips + ["\(passed) passed, \(failures.count) failed"]
    }

    /// A row of any file: one without a tree holds other data, one with a tree must be read.
    private enum Row: Decodable {
        case tree(VectorRow)
        case unreadable(String)
        case other

        var isTree: Bool { if case .other = self { false } else { true } }

        init(from decoder: Decoder) throws {
            guard let values = try? [String: JSONValue](from: decoder), values["tree"] != nil else {
                self = .other
                return
            }
            do { self = .tree(try VectorRow(from: decoder)) } catch { self = .unreadable("\(error)") }
        }
    }

    private mutating func run(_ row: Row, _ file: String) {
        switch row {
        case .other: break
        case .unreadable(let error): failures.append("\(file): a row cannot be read: \(error)")
        case .tree(let row):
            let title = "\(file) \(row.title)"
            let trees = [row.tree].compactMap(\.self) + (row.steps ?? []).compactMap(\.tree)
            let unknown = trees.reduce(into: Set<String>()) { $0.formUnion($1.types) }
                .subtracting(VectorInterpreter.types)
            if !unknown.isEmpty {
                for type in unknown { skipped[type, default: 0] += 1 }
                return
            }
            let differences = VectorStage(row).differences(Self.tolerance)
            if differences.isEmpty {
                passed += 1
            } else {
                failures.append("\(title): \(differences.joined(separator: "; "))")
            }
        }
    }
}
