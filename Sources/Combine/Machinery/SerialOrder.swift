import Foundation

/// Runs closures one at a time, whichever threads they come from, without making a thread wait: who comes while another
/// thread is inside leaves the closure to it. A closure that comes from inside runs at once. So neither sending to a
/// subject from its own subscriber nor two subjects that send to each other can deadlock.
final class SerialOrder: Sendable {
    private struct State {
        var owner: pthread_t?
        var waiting: [() -> Void] = []
    }
    private enum Entry { case entered, nested, left }
    private let state = Guarded(State())

    func run(_ work: @escaping () -> Void) {
        let me = pthread_self()
        let entry = state.withLock { state -> Entry in
            guard let owner = state.owner else {
                state.owner = me
                return .entered
            }
            if pthread_equal(owner, me) != 0 { return .nested }
            state.waiting.append(work)
            return .left
        }
        switch entry {
        case .nested: work()
        case .left: break
        case .entered:
            work()
            while let next = nextOrLeave() { next.forEach { $0() } }
        }
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
