import Observation
import Synchronization

/// Changes of `@Observable` objects on their way into a graph. They come from any thread, the graph belongs to one: a
/// change waits here until the next flush.
final class ObservedChanges: Sendable {
    private struct State {
        var waiting: [ObservationLink] = []
        var onInvalidate: (@Sendable () -> Void)?
    }
    private let state = Mutex(State())

    var isEmpty: Bool { state.withLock(\.waiting.isEmpty) }

    var onInvalidate: (@Sendable () -> Void)? {
        get { state.withLock(\.onInvalidate) }
        set { state.withLock { $0.onInvalidate = newValue } }
    }

    func add(_ link: ObservationLink) {
        let notify = state.withLock { state in
            state.waiting.append(link)
            return state.waiting.count == 1 ? state.onInvalidate : nil
        }
        notify?()
    }

    func take() -> [ObservationLink] {
        state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
    }
}

/// What an observed object knows of a computation that read it.
///
/// An object keeps a registration until the property that was read changes, also when the computation has run again
/// since; what comes of that is a run too many.
final class ObservationLink: @unchecked Sendable {
    // Only the graph's thread looks at it.
    private(set) weak var computation: Computation?
    private let changes: ObservedChanges
    private let isWaiting = Atomic(false)

    init(_ computation: Computation, _ changes: ObservedChanges) {
        (self.computation, self.changes) = (computation, changes)
    }

    func objectDidChange() {
        if !isWaiting.exchange(true, ordering: .acquiringAndReleasing) { changes.add(self) }
    }

    func arrive() {
        isWaiting.store(false, ordering: .releasing)
        computation?.markDirty()
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
        return { link.objectDidChange() }
    }
}
