import Foundation

/// Runs closures one at a time, whichever threads they come from, without making a thread wait: who comes while another
/// thread is inside leaves the closure to it. A closure that comes from inside runs at once. So neither sending to a
/// subject from its own subscriber nor two subjects that send to each other can deadlock.
final class SerialOrder: Sendable {
    private struct State {
        var owner: pthread_t?
        var waiting: [() -> Void] = []
    }
    private let state = Guarded(State())

    func run(_ work: @escaping () -> Void) {
        if runNow(work) { return }
        let isLeft = state.withLock { state in
            if state.owner != nil { state.waiting.append(work) }
            return state.owner != nil
        }
        // Whoever was inside may have gone meanwhile.
        if !isLeft { run(work) }
    }

    /// Runs a closure unless another thread is inside: false where that is so.
    func runNow(_ work: () -> Void) -> Bool {
        let me = pthread_self()
        let (isNested, isEntered) = state.withLock { state in
            if let owner = state.owner { return (pthread_equal(owner, me) != 0, false) }
            state.owner = me
            return (false, true)
        }
        guard isNested || isEntered else { return false }
        work()
        if isEntered { while let next = nextOrLeave() { next.forEach { $0() } } }
        return true
    }

    private func nextOrLeave() -> [() -> Void]? {
        state.withLock { state in
            if state.waiting.isEmpty {
                state.owner = nil
                return nil
            }
            defer { state.waiting = [] }
            return state.waiting
        }
    }
}
