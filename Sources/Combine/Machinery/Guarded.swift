import Foundation
import Synchronization

/// A value behind a lock. Nothing that calls out may happen in it, and a deinitialiser may: so what is replaced is
/// handed back and goes outside.
final class Guarded<State>: @unchecked Sendable {
    // Of a mutex that another thread holds, the thread sanitizer does not see that it is waited for.
    #if THREAD_SANITIZER
        private let lock = NSLock()
    #else
        private let mutex = Mutex(())
    #endif
    private var state: State

    init(_ state: State) { self.state = state }

    func withLock<Result>(_ body: (inout State) -> Result) -> Result {
        #if THREAD_SANITIZER
            lock.lock()
            defer { lock.unlock() }
        #else
            // `withLock` of the mutex wants a result that is free to cross threads.
            mutex._unsafeLock()
            defer { mutex._unsafeUnlock() }
        #endif
        return body(&state)
    }

    func exchange(_ new: State) -> State {
        withLock { state in
            defer { state = new }
            return state
        }
    }

    var current: State { withLock { $0 } }
}
