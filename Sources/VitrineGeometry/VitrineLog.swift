import Synchronization

/// Where the library's messages to the developer go: one line each, said once where the same cause repeats.
package enum VitrineLog {
    private static let said = Mutex<Set<String>>([])

    /// Says `message` the first time `key` is seen in the life of the process; called on the thread that meets the
    /// problem.
    package static func warnOnce(_ key: String, _ message: @autoclosure () -> String) {
        if let capture { return capture.say(key, message()) }
        if said.withLock({ $0.insert(key).inserted }) { say(message()) }
    }

    /// Says `message`, each time.
    package static func say(_ message: String) {
        if let capture { return capture.say(message) }
        FileHandle.standardError.write(Data("vitrine: \(message)\n".utf8))
    }

    /// Says `message` once; the same words a second time are dropped.
    package static func warnOnce(_ message: String) { warnOnce(message, message) }

    /// The messages of one stretch of work, in one task: what runs beside it says its own elsewhere.
    private final class Capture: Sendable {
        private let state = Mutex((said: Set<String>(), lines: [String]()))
        func say(_ key: String, _ message: String) {
            state.withLock { if $0.said.insert(key).inserted { $0.lines.append(message) } }
        }
        func say(_ message: String) { state.withLock { $0.lines.append(message) } }
        var lines: [String] { state.withLock(\.lines) }
    }

    @TaskLocal private static var capture: Capture?

    /// Runs `body` and takes the messages that it says, in place of whoever gets them else.
    package static func capturing<Result>(_ body: () throws -> Result) rethrows -> (result: Result, messages: [String])
    {
        let capture = Capture()
        let result = try $capture.withValue(capture) { try body() }
        return (result, capture.lines)
    }

    /// `body`, with its messages taken by whoever takes them here, on whatever thread it runs.
    package static func carrying(_ body: @escaping () -> Void) -> () -> Void {
        let capture = capture
        return { $capture.withValue(capture) { body() } }
    }
}
