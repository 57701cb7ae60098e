import Synchronization

/// Something to be done by a graph's thread when the next frame shows what was written, whichever thread announces it.
package final class Arrival: PendingChange, @unchecked Sendable {
    private let changes: PendingChanges
    // Only the graph's thread calls it.
    private let action: () -> Void
    private let isWaiting = Atomic(false)

    package init(at graph: Graph, _ action: @escaping () -> Void) { (changes, self.action) = (graph.changes, action) }

    /// From any thread. Announced again before it was done, it is done once.
    package func announce() {
        if !isWaiting.exchange(true, ordering: .acquiringAndReleasing) { changes.add(self) }
    }

    package func arrive() {
        isWaiting.store(false, ordering: .releasing)
        action()
    }
}
