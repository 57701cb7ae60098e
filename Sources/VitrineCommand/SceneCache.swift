import Foundation

/// Compiled files, so that an unchanged one is not compiled twice.
///
/// An entry is a folder, made elsewhere and renamed into place, so that no reader meets half of one. What is odd about
/// an entry makes it count as absent.
struct SceneCache {
    /// What an entry was made from; equal keys mean equal objects.
    struct Key: Equatable, Codable {
        var source: String
        var path: String
        var flags: [String]
        var tool: String

        /// The folder's name. Collisions are harmless: the entry holds the whole key.
        var name: String {
            var hash = FNV()
            for part in [source, path, tool] + flags {
                hash.add(part.utf8)
                hash.add([0xff])  // in no UTF-8 text, so that parts do not run into each other
            }
            return hash.text
        }
    }

    struct Entry: Codable, Equatable {
        var key: Key
        var candidates: [SceneCandidate]
        var objectSize: Int
        var objectHash: String
    }

    static let capacity = 64
    static let objectName = "scene.so"
    private static let entryName = "entry.json"

    /// Where entries lie; the system's temporary folder when the cache cannot be written.
    let folder: URL
    /// Whether `folder` goes away with the command.
    let isTemporary: Bool

    /// `folder` is where the cache should be. Never fails but when there is no writable folder at all.
    init(folder wanted: URL? = SceneCache.defaultFolder) throws(Failure) {
        if let wanted, SceneCache.canWrite(in: wanted) {
            (folder, isTemporary) = (wanted, false)
            return
        }
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        guard SceneCache.canWrite(in: temporary) else {
            throw .tool("neither the cache (\(wanted?.path ?? "none")) nor \(temporary.path) can be written")
        }
        (folder, isTemporary) = (temporary, true)
    }

    /// `${XDG_CACHE_HOME:-~/.cache}/vitrine`
    static var defaultFolder: URL? {
        let environment = ProcessInfo.processInfo.environment
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            return URL(fileURLWithPath: cache).appendingPathComponent("vitrine")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return URL(fileURLWithPath: home).appendingPathComponent(".cache/vitrine")
    }

    private static func canWrite(in folder: URL) -> Bool {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return access(folder.path, W_OK | X_OK) == 0
    }

    /// A fresh folder on the same file system as the entries.
    func scratchFolder() throws(Failure) -> URL {
        let scratch = folder.appendingPathComponent("making-\(getpid())-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: false)
        } catch {
            throw .tool("cannot make a folder in \(folder.path): \(error.localizedDescription)")
        }
        return scratch
    }

    static func object(in folder: URL) -> URL { folder.appendingPathComponent(objectName) }

    /// The whole, undamaged entry for `key`, if there is one.
    func entry(for key: Key) -> (entry: Entry, object: URL)? {
        let place = folder.appendingPathComponent(key.name)
        guard let data = try? Data(contentsOf: place.appendingPathComponent(Self.entryName)),
            let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key,
            let object = try? Data(contentsOf: Self.object(in: place)), object.count == entry.objectSize,
            FNV.hash(of: object) == entry.objectHash
        else { return nil }
        // The newest entries are kept, and one that is used is new.
        utimes(place.path, nil)
        return (entry, Self.object(in: place))
    }

    /// Takes over a scratch folder that holds the object. Returns where the object lies from now on: in the scratch
    /// folder still, if it could not be moved.
    func store(_ candidates: [SceneCandidate], for key: Key, from scratch: URL) -> URL {
        let files = FileManager.default
        guard let object = try? Data(contentsOf: Self.object(in: scratch)) else { return Self.object(in: scratch) }
        let entry = Entry(
            key: key, candidates: candidates, objectSize: object.count, objectHash: FNV.hash(of: object))
        let place = folder.appendingPathComponent(key.name)
        guard let data = try? JSONEncoder().encode(entry),
            (try? data.write(to: scratch.appendingPathComponent(Self.entryName))) != nil
        else { return Self.object(in: scratch) }
        if rename(scratch.path, place.path) != 0 {
            // Something is in the way: another process's entry, which is as good, or a damaged one.
            if let other = self.entry(for: key) {
                try? files.removeItem(at: scratch)
                return other.object
            }
            try? files.removeItem(at: place)
            guard rename(scratch.path, place.path) == 0 else { return Self.object(in: scratch) }
        }
        trim()
        return Self.object(in: place)
    }

    /// Keeps the newest entries. Scratch folders of processes that died count like entries and go with age.
    func trim() {
        let files = FileManager.default
        guard let names = try? files.contentsOfDirectory(atPath: folder.path), names.count > Self.capacity else {
            return
        }
        let aged = names.map { name -> (path: String, seconds: Int, nanoseconds: Int) in
            let path = folder.appendingPathComponent(name).path
            var entry = stat()
            return stat(path, &entry) == 0 ? (path, entry.st_mtim.tv_sec, entry.st_mtim.tv_nsec) : (path, 0, 0)
        }
        let newestFirst = aged.sorted { ($0.seconds, $0.nanoseconds, $0.path) > ($1.seconds, $1.nanoseconds, $1.path) }
        for old in newestFirst.dropFirst(Self.capacity) { try? files.removeItem(atPath: old.path) }
    }

    /// Removes the folder if it was only for this run.
    func cleanUp() {
        if isTemporary { try? FileManager.default.removeItem(at: folder) }
    }
}

/// The FNV-1a hash, in 64 bits: the same in every process, unlike `Hasher`.
struct FNV {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    static func hash(of bytes: some Sequence<UInt8>) -> String {
        var hash = FNV()
        hash.add(bytes)
        return hash.text
    }
}
