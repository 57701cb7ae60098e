/// Where the library's messages to the developer go: one line each, said once where the same cause repeats.
package enum VitrineLog {
    private static let process = Record()

    /// Says `message` the first time `key` is seen in the life of the process; called on the thread that meets the
    /// problem.
    package static func warnOnce(_ key: String, _ message: @autoclosure () -> String) {
        if (capture ?? process).isNew(key) { say(message()) }
    }

    /// Says `message`, each time.
    package static func say(_ message: String) {
        if let capture { return capture.add(message) }
        FileHandle.standardError.write(Data("vitrine: \(message)\n".utf8))
    }

    /// Says `message` once; the same words a second time are dropped.
    package static func warnOnce(_ message: String) { warnOnce(message, message) }

    /// What was said, and the messages where somebody takes them.
    private final class Record: @unchecked Sendable {
        // Of a mutex that another thread holds, the thread sanitizer does not see that it is waited for.
        private let lock = NSLock()
        private var said: Set<String> = []
        private var taken: [String] = []
        func isNew(_ key: String) -> Bool { lock.withLock { said.insert(key).inserted } }
        func add(_ message: String) { lock.withLock { taken.append(message) } }
        var lines: [String] { lock.withLock { taken } }
    }

    /// That of one stretch of work, in one task: what runs beside it says its own elsewhere.
    @TaskLocal private static var capture: Record?

    /// Runs `body` and takes the messages that it says, in place of whoever gets them else.
    package static func capturing<Result>(_ body: () throws -> Result) rethrows -> (result: Result, messages: [String])
    {
        let capture = Record()
        let result = try $capture.withValue(capture) { try body() }
        return (result, capture.lines)
    }

    /// `body`, with its messages taken by whoever takes them here, on whatever thread it runs.
    package static func carrying(_ body: @escaping () -> Void) -> () -> Void {
        let capture = capture
        return { $capture.withValue(capture) { body() } }
    }
}
