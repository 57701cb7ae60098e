/// A JSON file that keeps what `@AppStorage` and `@SceneStorage` hold: an object each for the app and the scene.
///
/// It is read when it is first asked, and written as a whole when a value changes. A damaged file is set aside under
/// another name, and said; so is that a file cannot be written, after which values live as long as the process.
package final class StorageFile {
    fileprivate struct Content: Codable {
        var app: [String: StoredValue]?
        var scene: [String: StoredValue]?
    }

    package let url: URL
    fileprivate lazy var content = load()
    private weak var knownApp: ValueStore?
    private weak var knownScene: ValueStore?

    package init(_ url: URL) { self.url = url }

    /// `$XDG_DATA_HOME/NAME/storage.json`, or the same in `~/.local/share`; the name is that of the program.
    package static func standardURL(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        program: String = ProcessInfo.processInfo.processName
    ) -> URL {
        var folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
        // A relative path is to be ignored, as the specification of these folders has it.
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") { folder = URL(fileURLWithPath: path) }
        return folder.appendingPathComponent(program).appendingPathComponent("storage.json")
    }

    /// The app's values: one store as long as anybody has it.
    package var app: ValueStore {
        let part = knownApp ?? ValueStore(Part(self, \.app))
        knownApp = part
        return part
    }

    /// The scene's values.
    package var scene: ValueStore {
        let part = knownScene ?? ValueStore(Part(self, \.scene))
        knownScene = part
        return part
    }

    private final class Part: ValueKeeping {
        private let file: StorageFile
        private let values: WritableKeyPath<Content, [String: StoredValue]?>

        init(_ file: StorageFile, _ values: WritableKeyPath<Content, [String: StoredValue]?>) {
            (self.file, self.values) = (file, values)
        }

        func value(for key: String) -> StoredValue? { file.content[keyPath: values]?[key] }

        func keep(_ value: StoredValue?, for key: String) {
            var all = file.content[keyPath: values] ?? [:]
            all[key] = value
            file.content[keyPath: values] = all
            file.save()
        }
    }

    private func load() -> Content {
        guard FileManager.default.fileExists(atPath: url.path) else { return Content() }
        do {
            let data = try Data(contentsOf: url)
            do { return try JSONDecoder().decode(Content.self, from: data) } catch { setAside() }
        } catch {
            VitrineLog.warnOnce(
                "storage read \(url.path)",
                "the stored values in \(url.path) cannot be read (\(error.localizedDescription)); views have their defaults"
            )
        }
        return Content()
    }

    private func setAside() {
        var (name, number) = (url.appendingPathExtension("damaged"), 1)
        while FileManager.default.fileExists(atPath: name.path) {
            number += 1
            name = url.appendingPathExtension("damaged-\(number)")
        }
        do {
            try FileManager.default.moveItem(at: url, to: name)
            VitrineLog.warnOnce(
                "storage damaged \(name.path)",
                "the stored values in \(url.path) are damaged; the file is now \(name.lastPathComponent), and views have "
                    + "their defaults")
        } catch {
            VitrineLog.warnOnce(
                "storage damaged \(name.path)",
                "the stored values in \(url.path) are damaged and the file cannot be renamed "
                    + "(\(error.localizedDescription)); it will be written anew")
        }
    }

    fileprivate func save() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            let data = try encoder.encode(content)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            VitrineLog.warnOnce(
                "storage write \(url.path)",
                "stored values cannot be written to \(url.path) (\(error.localizedDescription)); they last as long as "
                    + "the program")
        }
    }
}
