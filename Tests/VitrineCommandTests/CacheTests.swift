import Foundation
import Testing

@testable import VitrineCommand

@Suite("The cache of compiled files")
struct CacheTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent(
        "vitrine-test-\(UUID().uuidString)")
    private let candidates = [SceneCandidate(name: "A", line: 1, kind: .view, isMentioned: false)]

    private func key(_ source: String) -> SceneCache.Key {
        SceneCache.Key(source: source, path: "A.swift", flags: ["-Onone"], tool: "1")
    }

    private func store(_ source: String, in cache: SceneCache) throws -> URL {
        let scratch = try cache.scratchFolder()
        try Data(source.utf8).write(to: SceneCache.object(in: scratch))
        return cache.store(candidates, for: key(source), from: scratch)
    }

    @Test("what differs in anything has another name")
    func keys() {
        let base = key("a")
        var others = [key("b"), base, base, base]
        others[1].path = "B.swift"
        others[2].flags = ["-O"]
        others[3].tool = "2"
        for other in others { #expect(other.name != base.name) }
        #expect(Set(others.map(\.name)).count == others.count)
        #expect(base.name == key("a").name)
        // Parts do not run into each other.
        var left = base, right = base
        (left.flags, right.flags) = (["ab", "c"], ["a", "bc"])
        #expect(left.name != right.name)
    }

    @Test("what was stored is found again, and nothing else")
    func roundTrip() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let cache = try SceneCache(folder: root)
        let object = try store("one", in: cache)
        let found = try #require(cache.entry(for: key("one")))
        #expect(found.object == object)
        #expect(found.entry.candidates == candidates)
        #expect(cache.entry(for: key("two")) == nil)
        // Storing what is there already is fine.
        #expect(try store("one", in: cache) == object)
        #expect(try FileManager.default.contentsOfDirectory(atPath: root.path).count == 1)
    }

    @Test("a damaged entry counts as absent and is replaced", arguments: ["scene.so", "entry.json"])
    func damage(file: String) throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let cache = try SceneCache(folder: root)
        let object = try store("one", in: cache)
        try Data("onx".utf8).write(to: object.deletingLastPathComponent().appendingPathComponent(file))
        #expect(cache.entry(for: key("one")) == nil)
        #expect(try store("one", in: cache) == object)
        #expect(cache.entry(for: key("one")) != nil)
    }

    @Test("only the newest entries stay")
    func bound() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let cache = try SceneCache(folder: root)
        for index in 0..<SceneCache.capacity + 6 { _ = try store("\(index)", in: cache) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: root.path).count == SceneCache.capacity)
        #expect(cache.entry(for: key("\(SceneCache.capacity + 5)")) != nil)
        #expect(cache.entry(for: key("0")) == nil)
    }

    @Test("where no cache can be, a temporary folder stands in and goes away")
    func fallback() throws {
        let cache = try SceneCache(folder: URL(fileURLWithPath: "/dev/null/vitrine"))
        #expect(cache.isTemporary)
        let object = try store("one", in: cache)
        #expect(FileManager.default.fileExists(atPath: object.path))
        cache.cleanUp()
        #expect(!FileManager.default.fileExists(atPath: cache.folder.path))
    }
}
