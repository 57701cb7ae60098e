import SwiftUI
import Testing

@testable import VitrineCore
@testable import VitrineRuntime

/// `@AppStorage` and `@SceneStorage`: values that outlive the program.
@MainActor @Suite("Stored values") final class StorageTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    private var url: URL { folder.appendingPathComponent("App/storage.json") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    enum Size: String { case small, large }
    enum Level: Int { case low = 1, high = 2 }

    final class Values {
        var write: (() -> Void)?
        var set: ((Int) -> Void)?
    }

    private struct All: View {
        @AppStorage("bool") private var bool = false
        @AppStorage("int") private var int = 1
        @AppStorage("double") private var double = 0.5
        @AppStorage("whole") private var whole = 0.0
        @AppStorage("infinite") private var infinite = 0.0
        @AppStorage("string") private var string = "s"
        @AppStorage("url") private var url = URL(string: "https://example.org")!
        @AppStorage("data") private var data = Data()
        @AppStorage("size") private var size = Size.small
        @AppStorage("level") private var level = Level.low
        @AppStorage("maybe") private var maybe: Int?
        @AppStorage("maybeSize") private var maybeSize: Size?
        @SceneStorage("int") private var sceneInt = 7
        let values: Values
        var body: some View {
            let _ =
                values.write = {
                    (bool, int, double, whole, infinite, string) = (true, 2, 1.5, 3, .infinity, "true")
                    (url, data, size, level) = (URL(string: "https://swift.org")!, Data([1, 2]), .large, .high)
                    (maybe, maybeSize, sceneInt) = (4, .large, 8)
                }
            Text(verbatim: "\(bool) \(int) \(double) \(whole) \(infinite) \(string) \(url) \(data.count)")
            Text(verbatim: "\(size) \(level) \(maybe ?? -1) \(maybeSize.map { "\($0)" } ?? "none") \(sceneInt)")
        }
    }

    private let before = ["false 1 0.5 0.0 0.0 s https://example.org 0", "small low -1 none 7"]
    private let after = ["true 2 1.5 3.0 inf true https://swift.org 2", "large high 4 large 8"]

    @Test("what is written is there in the next run, for every type") func allTypes() {
        let values = Values()
        let live = Live(All(values: values), storage: StorageFile(url))
        #expect(live.texts == before)
        values.write?()
        live.run()
        #expect(live.texts == after)
        #expect(Live(All(values: Values()), storage: StorageFile(url)).texts == after)
    }

    private struct Number: View {
        @AppStorage("number") private var number = 0
        let values: Values, log: Log
        var body: some View {
            let _ = values.set = { number = $0 }
            let _ = log.add("\(number)")
            Text(verbatim: "\(number)")
        }
    }

    @Test("two views with one name see each other's changes, also in another tree") func shared() {
        let (a, b, c) = (Values(), Values(), Values()), log = Log()
        let file = StorageFile(url)
        let live = Live(
            VStack {
                Number(values: a, log: log)
                Number(values: b, log: log)
            }, storage: file)
        let other = Live(Number(values: c, log: log), storage: file)
        a.set?(3)
        #expect(live.run().bodies == 2)
        other.run()
        #expect(live.texts == ["3", "3"])
        #expect(other.texts == ["3"])
        c.set?(4)
        live.run()
        #expect(live.texts == ["4", "4"])
        // An equal value runs nothing.
        b.set?(4)
        #expect(live.run() == WorkLog())
    }

    @Test("a damaged file is set aside, said once, and views have their defaults") func damaged() throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{ \"app\": ".utf8).write(to: url)
        let values = Values()
        let said = messages {
            let live = Live(All(values: values), storage: StorageFile(url))
            #expect(live.texts == before)
            values.write?()
        }
        #expect(said.count == 1)
        #expect(said.first?.contains("storage.json.damaged") ?? false, "\(said)")
        let aside = url.appendingPathExtension("damaged")
        #expect(try Data(contentsOf: aside) == Data("{ \"app\": ".utf8))
        #expect(Live(All(values: Values()), storage: StorageFile(url)).texts == after)
    }

    @Test("a value of another type counts as none, and stays until it is written") func otherType() throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(#"{"app": {"int": "word", "bool": 1, "data": "text", "level": 9, "double": 2}}"#.utf8).write(to: url)
        #expect(
            Live(All(values: Values()), storage: StorageFile(url)).texts == [
                "false 1 2.0 0.0 0.0 s https://example.org 0", "small low -1 none 7",
            ])
    }

    @Test("a file that cannot be written is said once, and values live as long as the program") func unwritable() throws
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A file stands where the folder should.
        try Data().write(to: folder.appendingPathComponent("App"))
        let values = Values()
        let said = messages {
            let live = Live(Number(values: values, log: Log()), storage: StorageFile(url))
            values.set?(1)
            values.set?(2)
            live.run()
            #expect(live.texts == ["2"])
        }
        #expect(said.count == 1)
    }

    private struct Named: View {
        @AppStorage private var text: String
        let number: Int
        init(_ number: Int) {
            self.number = number
            _text = AppStorage(wrappedValue: "default \(number)", "key \(number)")
        }
        var body: some View { Text(verbatim: text).onAppear { if number == 1 { text = "one" } } }
    }

    @Test("another key is another value") func otherKey() {
        let number = Handle<Int>()
        let live = Live(With(1, number) { Named($0) }, storage: StorageFile(url))
        #expect(live.texts == ["one"])
        number.value = 2
        live.run()
        #expect(live.texts == ["default 2"])
        number.value = 1
        live.run()
        #expect(live.texts == ["one"])
    }

    private struct InDefaults: View {
        @AppStorage private var number: Int
        @AppStorage private var isOn: Bool
        let values: Values
        init(_ defaults: UserDefaults, _ values: Values) {
            _number = AppStorage(wrappedValue: 0, "number", store: defaults)
            _isOn = AppStorage(wrappedValue: false, "isOn", store: defaults)
            self.values = values
        }
        var body: some View {
            let _ = values.write = { (number, isOn) = (5, true) }
            Text(verbatim: "\(number) \(isOn)")
        }
    }

    @Test("values may be kept in defaults that are named") func defaults() throws {
        let name = "vitrine.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let values = Values()
        let live = Live(InDefaults(defaults, values))
        #expect(live.texts == ["0 false"])
        values.write?()
        live.run()
        #expect(live.texts == ["5 true"])
        #expect(defaults.integer(forKey: "number") == 5)
        #expect(defaults.bool(forKey: "isOn"))
    }

    @Test("the file stands in the folder that the system names for data") func place() {
        #expect(
            StorageFile.standardURL(environment: ["XDG_DATA_HOME": "/data"], program: "App").path
                == "/data/App/storage.json")
        #expect(
            StorageFile.standardURL(environment: ["XDG_DATA_HOME": "data"], program: "App").path
                .hasSuffix("/.local/share/App/storage.json"))
    }
}
