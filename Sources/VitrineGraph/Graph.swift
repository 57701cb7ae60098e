/// The dirty computations of one tree, by depth.
package final class Graph {
    /// The computation that runs now. One tree is worked on at a time, by the main actor.
    nonisolated(unsafe) package static var current: Computation?

    private var dirty: [Int: [WeakComputation]] = [:]
    let observedChanges = ObservedChanges()
    package var needsFlush: Bool { !dirty.isEmpty || !observedChanges.isEmpty }
    /// Called when the first computation becomes dirty after a flush; on another thread, when an object changes there.
    package var onInvalidate: (@Sendable () -> Void)? {
        get { observedChanges.onInvalidate }
        set { observedChanges.onInvalidate = newValue }
    }

    private struct WeakComputation { weak var value: Computation? }

    package init() {}

    func enqueue(_ computation: Computation) {
        let wasClean = dirty.isEmpty
        dirty[computation.depth, default: []].append(WeakComputation(value: computation))
        if wasClean { onInvalidate?() }
    }

    /// Runs what is dirty, outermost first, until nothing is; returns false when `limit` rounds were not enough.
    package func flush(limit: Int = 64) -> Bool {
        var rounds = 0
        while let depth = nextDepth() {
            let batch = dirty.removeValue(forKey: depth)!
            for item in batch {
                if let computation = item.value, computation.isDirty { computation.update() }
            }
            rounds += 1
            // What is left waits for the next frame.
            if rounds > limit * 64 { return false }
        }
        return true
    }

    private func nextDepth() -> Int? {
        for arrival in observedChanges.take() { arrival.enter() }
        return dirty.keys.min()
    }
}
