import Synchronization

/// Where the library's messages to the developer go: one line each, said once where the same cause repeats.
package enum VitrineLog {
    package typealias Sink = @Sendable (String) -> Void

    private struct State {
        var sink: Sink = { FileHandle.standardError.write(Data("vitrine: \($0)\n".utf8)) }
        var said: Set<String> = []
    }

    private static let state = Mutex(State())

    /// Says `message` the first time `key` is seen in the life of the process; called on the thread that meets the
    /// problem.
    package static func warnOnce(_ key: String, _ message: @autoclosure () -> String) {
        let sink = state.withLock { $0.said.insert(key).inserted ? $0.sink : nil }
        sink?(message())
    }

    /// Says `message` once; the same words a second time are dropped.
    package static func warnOnce(_ message: String) { warnOnce(message, message) }

    /// Sends messages to `sink` and forgets which were said; returns where they went before.
    @discardableResult
    package static func redirect(to sink: @escaping Sink) -> Sink {
        state.withLock { state in
            defer { state = State(sink: sink) }
            return state.sink
        }
    }
}
