import Foundation
import SwiftUI
import VitrineRuntime

/// Lays out the trees of all data files in a folder, and compares frames.
@MainActor struct VectorRun {
    private(set) var passed = 0
    /// One line a failing row.
    private(set) var failures: [String] = []
    /// Rows of node types that there are no views for.
    private(set) var skipped: [String] = []
    /// Rows that are known to differ, and do.
    private(set) var known: [String] = []

    private static let tolerance: CGFloat = 0.011

    /// In these rows of random stacks two children stretch without end, and the model that made the file sizes them in
    /// source order. A2-11 and flexibility_order.json put the larger minimum first; no recorded frame tells.
    private static let rowsThatContradictA2_11: Set = [4, 33, 70, 102, 128, 134, 138, 155, 165]

    /// The folder that the environment names, else the project's own.
    static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["VITRINE_VECTORS"] { return URL(fileURLWithPath: path) }
        return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("VitrineLayoutTests/Resources")
    }

    init(_ folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "json" {
            let data = try Data(contentsOf: file)
            guard let rows = try? JSONDecoder().decode(VectorFile<Row>.self, from: data).rows else { continue }
            for row in rows { run(row, file.deletingPathExtension().lastPathComponent) }
        }
    }

    /// What happened, the counts last.
    var report: [String] {
        let lines = [(known, "known to differ"), (skipped, "skipped")].filter { !$0.0.isEmpty }.map {
            "\($0.0.count) \($0.1): \($0.0.joined(separator: ", "))"
        }
        return failures + lines + ["\(passed) passed, \(failures.count) failed"]
    }

    /// A row of any file: one without a tree holds other data, one with a tree must be read.
    private enum Row: Decodable {
        case tree(VectorRow)
        case unreadable(String)
        case other

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
                skipped.append("\(title) (\(unknown.sorted().joined(separator: ", ")))")
                return
            }
            let differences = VectorStage(row).differences(Self.tolerance)
            if differences.isEmpty {
                passed += 1
            } else if file == "stack_random_derived", Self.rowsThatContradictA2_11.contains(row.n ?? 0) {
                known.append("#\(row.n ?? 0)")
            } else {
                failures.append("\(title): \(differences.joined(separator: "; "))")
            }
        }
    }
}
