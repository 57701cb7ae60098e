import Foundation

/// The user's file, as named on the command line.
struct SourceFile {
    /// The path as it was given: messages show this one.
    var path: String
    var text: String

    init(path given: String) throws(Failure) {
        // A name that starts with a dash would be an option to the compiler.
        path = given.hasPrefix("-") ? "./" + given : given
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw .scene("there is no file \(given)")
        }
        guard !isFolder.boolValue else { throw .scene("\(given) is a folder, not a Swift file") }
        guard path.hasSuffix(".swift") else {
            throw .scene("\(given) is not a Swift file: its name does not end in .swift")
        }
        guard let data = FileManager.default.contents(atPath: path) else { throw .scene("\(given) cannot be read") }
        guard let text = String(validating: data, as: UTF8.self) else { throw .scene("\(given) is not UTF-8 text") }
        self.text = text
    }

    /// The file's name without folder and extension.
    var stem: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
}
