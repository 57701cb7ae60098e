import Foundation
import Synchronization

/// The dirty computations of one tree, by depth.
package final class Graph {
    /// The computation that runs now. One tree is worked on at a time, by the main actor.
    package static var current: Computation? { running?.takeUnretainedValue() }
    // Not counted: whoever runs it holds it.
    @exclusivity(unchecked) nonisolated(unsafe) private static var running: Unmanaged<Computation>?

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
        return withExtendedLifetime(computation, body)
    }

    private var dirty: [Int: [WeakComputation]] = [:]
    /// What was written and is not shown yet.
    package let changes = PendingChanges()
    /// The transaction whose changes are being shown.
    package private(set) var transaction = PropertyList()
    /// How many transactions were shown: tells one from the other.
    package private(set) var epoch = 0
    /// Whether a computation is to run again.
    package var needsFlush: Bool { !dirty.isEmpty }

    private struct WeakComputation { weak var value: Computation? }

    package init() {}

    func enqueue(_ computation: Computation) {
        dirty[computation.depth, default: []].append(WeakComputation(value: computation))
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
        while let depth = dirty.keys.min() {
            let batch = dirty.removeValue(forKey: depth)!
            for item in batch {
                if let computation = item.value, computation.isDirty, computation.isWanted { computation.update() }
            }
            rounds += 1
            // What is left waits for the next frame.
            if rounds > limit { return false }
        }
        return true
    }

    /// What the computations that wait to run again are about, outermost first.
    package var waitingNames: [String] {
        dirty.keys.sorted().flatMap { dirty[$0]!.compactMap { $0.value?.isDirty == true ? $0.value?.name : nil } }
    }
}
