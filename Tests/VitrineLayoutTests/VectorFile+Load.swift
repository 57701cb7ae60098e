import Foundation

extension VectorFile {
    /// The rows of a file in the folder `Resources` beside this one.
    static func load(_ name: String) throws -> [Row] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Resources")
        let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
        return try JSONDecoder().decode(VectorFile.self, from: data).rows
    }
}
