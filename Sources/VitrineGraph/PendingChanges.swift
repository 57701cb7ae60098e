import Foundation
import Synchronization

/// Something that was written and is not shown yet.
package protocol PendingChange: AnyObject, Sendable {
    /// Shows what was written: marks whoever reads it. Called on the graph's thread.
    func arrive()
}

/// What was written since the last frame, in the order of the writing, by transactions.
///
/// Writes come from any thread, the graph belongs to one: so they wait here. What was written in one transaction is
/// shown by one update; the next transaction is another (B3-09, B3-10).
package final class PendingChanges: Sendable {
    private struct Batch {
        let serial: UInt64
        let transaction: PropertyList
        var changes: [any PendingChange] = []
    }
    // The lists in it are written once.
    private struct State: @unchecked Sendable {
        var batches: [Batch] = []
        var lastSerial: UInt64 = 0
        var onInvalidate: (@Sendable () -> Void)?

        /// The batch for what is written now in `transaction`.
        mutating func open(_ transaction: PropertyList) {
            if let last = batches.last, last.transaction.head === transaction.head { return }
            lastSerial += 1
            batches.append(Batch(serial: lastSerial, transaction: transaction))
        }
    }
    // Of a mutex that another thread holds, the thread sanitizer does not see that it is waited for.
    #if THREAD_SANITIZER
        private final class Lock<Value>: @unchecked Sendable {
            private let lock = NSLock()
            private var value: Value
            init(_ value: Value) { self.value = value }
            func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
        }
    #else
        private typealias Lock = Mutex
    #endif
    private let state = Lock(State())

    /// How many transactions wait.
    package var count: Int { state.withLock(\.batches.count) }

    /// Called when the first change arrives after a frame; on another thread, where it is made there.
    package var onInvalidate: (@Sendable () -> Void)? {
        get { state.withLock(\.onInvalidate) }
        set { state.withLock { $0.onInvalidate = newValue } }
    }

    /// Adds a change to the transaction of the thread. `note` is called while nothing else is written or taken, with
    /// what tells this transaction from those before; it says whether the change is not among this one's yet.
    package func add(_ change: any PendingChange, _ note: (_ batch: UInt64) -> Bool = { _ in true }) {
        let transaction = ThreadTransaction.current
        let notify = state.withLock { state in
            let wasEmpty = state.batches.isEmpty
            state.open(transaction)
            let last = state.batches.count - 1
            if note(state.batches[last].serial) { state.batches[last].changes.append(change) }
            return wasEmpty ? state.onInvalidate : nil
        }
        notify?()
    }

    /// Runs `body` while nothing is written or taken.
    package func locked(_ body: () -> Void) { state.withLock { _ in body() } }

    /// Takes the oldest transaction; `nil`: nothing waits.
    func take() -> (transaction: PropertyList, changes: [any PendingChange])? {
        var batch: Batch?
        state.withLock { if !$0.batches.isEmpty { batch = $0.batches.removeFirst() } }
        return batch.map { ($0.transaction, $0.changes) }
    }
}

/// The transaction that what is written on this thread belongs to.
package enum ThreadTransaction {
    private final class Box {
        let list: PropertyList
        init(_ list: PropertyList) { self.list = list }
    }
    // A value a thread, borrowed from the call of `run` that set it: Foundation's dictionary of a thread takes
    // microseconds, and every write looks.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    package static var current: PropertyList {
        guard let box = pthread_getspecific(key) else { return PropertyList() }
        return Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().list
    }

    /// Runs `body` in a transaction.
    package static func run<Result, Failure: Error>(
        _ list: PropertyList, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = pthread_getspecific(key)
        let box = Box(list)
        pthread_setspecific(key, Unmanaged.passUnretained(box).toOpaque())
        defer {
            pthread_setspecific(key, outer)
            withExtendedLifetime(box) {}
        }
        return try body()
    }
}
