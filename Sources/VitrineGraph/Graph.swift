import Foundation
import Synchronization

/// The dirty computations of one tree, by depth.
package final class Graph {
    /// The computation that runs now. One tree is worked on at a time, by the main actor.
    package static var current: Computation? { running?.takeUnretainedValue() }
    // Not counted: whoever runs it holds it.
    @exclusivity(unchecked) nonisolated(unsafe) static var running: Unmanaged<Computation>?

    // The thread that computes; 0: none does.
    private static let thread = Atomic<UInt>(0)

    /// Whether this thread is in the middle of a computation.
    package static var isComputing: Bool { thread.load(ordering: .relaxed) == pthread_self() && running != nil }

    static func run<Result>(_ computation: Computation, _ body: () -> Result) -> Result {
        let (outer, outerThread) = (running, thread.load(ordering: .relaxed))
        running = .passUnretained(computation)
        thread.store(pthread_self(), ordering: .relaxed)
        defer {
            running = outer
            thread.store(outerThread, ordering: .relaxed)
        }
        return body()
    }

    // By depth. They are held until they have run; one whose node is gone does nothing. The arrays stay for the next time.
    @exclusivity(unchecked) private var dirty: ContiguousArray<ContiguousArray<Computation>> = []
    @exclusivity(unchecked) private var waiting = 0
    /// Nothing waits at a lower depth.
    @exclusivity(unchecked) private var lowest = Int.max
    /// What was written and is not shown yet.
    package let changes = PendingChanges()
    /// The transaction whose changes are being shown.
    package private(set) var transaction = PropertyList()
    /// How many transactions were shown: tells one from the other.
    package private(set) var epoch = 0
    /// Whether a computation is to run again.
    package var needsFlush: Bool { waiting > 0 }

    package init() {}

    func enqueue(_ computation: Computation) {
        let depth = max(computation.depth, 0)
        while dirty.count <= depth { dirty.append([]) }
        dirty[depth].append(computation)
        waiting += 1
        lowest = min(lowest, depth)
    }

    /// Shows what was written in the oldest transaction that waits; false: none does.
    package func takeChanges() -> Bool {
        guard let (transaction, changes) = changes.take() else { return false }
        self.transaction = transaction
        epoch += 1
        for change in changes { change.arrive() }
        return true
    }

    /// What changes from now on belongs to no transaction.
    package func endTransaction() { transaction = PropertyList() }

    /// Runs what is dirty, outermost first, until nothing is; returns false when `limit` rounds were not enough.
    package func flush(limit: Int = 4096) -> Bool {
        var rounds = 0
        while waiting > 0 {
            while dirty[lowest].isEmpty { lowest += 1 }
            let depth = lowest
            var batch: ContiguousArray<Computation> = []
            swap(&batch, &dirty[depth])
            waiting -= batch.count
            batch.withUnsafeBufferPointer { batch in
                for i in batch.indices {
                    // The batch holds them.
                    Unmanaged.passUnretained(batch[i])._withUnsafeGuaranteedRef {
                        if $0.isDirty && $0.isWanted { $0.update() }
                    }
                }
            }
            batch.removeAll(keepingCapacity: true)
            if dirty[depth].isEmpty { swap(&batch, &dirty[depth]) }
            rounds += 1
            // What is left waits for the next frame.
            if rounds > limit { return false }
        }
        lowest = .max
        return true
    }

    /// What the computations that wait to run again are about, outermost first.
    package var waitingNames: [String] {
        dirty.flatMap { $0.compactMap { $0.isDirty ? $0.name : nil } }
    }
}
