import Observation
import Synchronization

/// What an observed object knows of a computation that read it: its change is one that waits for the next frame.
///
/// An object keeps a registration until the property that was read changes, also when the computation has run again
/// since; what comes of that is a run too many.
final class ObservationLink: PendingChange, @unchecked Sendable {
    // Only the graph's thread looks at it.
    private(set) weak var computation: Computation?
    private let changes: PendingChanges
    private let isWaiting = Atomic(false)

    init(_ computation: Computation, _ changes: PendingChanges) {
        (self.computation, self.changes) = (computation, changes)
    }

    func objectDidChange() {
        if !isWaiting.exchange(true, ordering: .acquiringAndReleasing) { changes.add(self) }
    }

    func arrive() {
        isWaiting.store(false, ordering: .releasing)
        guard let computation else { return }
        computation.observations &+= 1
        computation.markDirty()
    }
}

extension Computation {
    /// Runs `body` and notes the properties of `@Observable` objects that it reads.
    func observing<Result>(_ body: () -> Result) -> Result {
        // The handler is made only if there were any.
        withObservationTracking(body, onChange: changeHandler)
    }

    private var changeHandler: @Sendable () -> Void {
        let link = observationLink
        hasObserved = true
        return { link.objectDidChange() }
    }
}
