import Observation
import Synchronization

/// What happened to observed objects, on its way into a graph. It comes from any thread, the graph belongs to one: it
/// waits here until the next flush.
final class ObservedChanges: Sendable {
    private struct State {
        var waiting: [Arrival] = []
        var onInvalidate: (@Sendable () -> Void)?
    }
    private let state = Mutex(State())

    var isEmpty: Bool { state.withLock(\.waiting.isEmpty) }

    var onInvalidate: (@Sendable () -> Void)? {
        get { state.withLock(\.onInvalidate) }
        set { state.withLock { $0.onInvalidate = newValue } }
    }

    func add(_ arrival: Arrival) {
        let notify = state.withLock { state in
            state.waiting.append(arrival)
            return state.waiting.count == 1 ? state.onInvalidate : nil
        }
        notify?()
    }

    func take() -> [Arrival] {
        state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
    }
}

/// Something to be done by a graph's thread at the beginning of its next flush, whichever thread announces it.
package final class Arrival: @unchecked Sendable {
    private let changes: ObservedChanges
    // Only the graph's thread calls it.
    private let action: () -> Void
    private let isWaiting = Atomic(false)

    package init(at graph: Graph, _ action: @escaping () -> Void) {
        (changes, self.action) = (graph.observedChanges, action)
    }

    /// From any thread. Announced again before it was done, it is done once.
    package func announce() {
        if !isWaiting.exchange(true, ordering: .acquiringAndReleasing) { changes.add(self) }
    }

    func enter() {
        isWaiting.store(false, ordering: .releasing)
        action()
    }
}

extension Computation {
    /// Runs `body` and notes the properties of `@Observable` objects that it reads.
    func observing<Result>(_ body: () -> Result) -> Result {
        // The handler is made only if there were any.
        withObservationTracking(body, onChange: changeHandler)
    }

    private var changeHandler: @Sendable () -> Void {
        let change = objectChange
        return { change.announce() }
    }
}
