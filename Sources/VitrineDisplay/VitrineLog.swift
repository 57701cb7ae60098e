import Foundation
import Synchronization

/// Where the parts below the runtime say what they could not do as asked: a font that is missing, and so on.
package enum VitrineLog {
    private struct State {
        var sink: @Sendable (String) -> Void = { FileHandle.standardError.write(Data("vitrine: \($0)\n".utf8)) }
        var said: Set<String> = []
    }

    private static let state = Mutex(State())

    /// Says `message` once in the life of the process; the same words a second time are dropped.
    package static func warnOnce(_ message: String) {
        let sink = state.withLock { $0.said.insert(message).inserted ? $0.sink : nil }
        sink?(message)
    }

    /// Sends warnings to `sink` instead of standard error, and forgets which were said.
    package static func redirect(to sink: @escaping @Sendable (String) -> Void) {
        state.withLock { $0 = State(sink: sink) }
    }
}
