import Foundation

@testable import VitrineVectors

extension VectorFile {
    /// The rows of one of the project's own files.
    static func load(_ name: String) throws -> [Row] {
        let data = try Data(contentsOf: VectorRun.ownFolder.appendingPathComponent(name + ".json"))
        return try JSONDecoder().decode(VectorFile.self, from: data).rows
    }
}
