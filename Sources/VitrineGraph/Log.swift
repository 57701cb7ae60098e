import Foundation

/// Where the library's messages to the developer go. One line each, said once where the same cause repeats.
package enum VitrineLog {
    /// What takes a message; tests put their own in place. Called on the thread that meets the problem.
    nonisolated(unsafe) package static var sink: @Sendable (String) -> Void = { message in
        FileHandle.standardError.write(Data("vitrine: \(message)\n".utf8))
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []

    /// Says `message`.
    package static func warn(_ message: @autoclosure () -> String) { sink(message()) }

    /// Says `message` the first time `key` is seen.
    package static func warnOnce(_ key: String, _ message: @autoclosure () -> String) {
        let isNew = lock.withLock { said.insert(key).inserted }
        if isNew { sink(message()) }
    }

    /// Forgets what was said, so that a test can see a message again.
    package static func reset() { lock.withLock { said = [] } }
}
