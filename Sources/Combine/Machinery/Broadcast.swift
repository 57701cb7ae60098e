/// Those who hear a subject, in the order in which they came.
final class Broadcast<Output, Failure: Error> {
    private struct State {
        /// Who left leaves a gap, until most are gaps: so that leaving takes no longer the more there are.
        var listeners: [Conduit<Output, Failure>?] = []
        var gaps = 0
        var completion: Subscribers.Completion<Failure>?
        /// The newest value, in a subject that keeps one.
        var latest: Output?
    }
    private let state: Guarded<State>
    private let keepsLatest: Bool

    init(latest: Output? = nil) {
        state = Guarded(State(latest: latest))
        keepsLatest = latest != nil
    }

    /// The newest value; only where one is kept.
    var latest: Output { state.withLock { $0.latest! } }

    func attach(_ subscriber: any Subscriber<Output, Failure>, name: String) {
        let conduit = Conduit(subscriber, name: name, keepsLatest: keepsLatest) { [weak self] in
            self?.remove($0)
        }
        conduit.start {
            self.state.withLock { state in
                if state.completion == nil {
                    conduit.place = state.listeners.count
                    state.listeners.append(conduit)
                }
                return (state.completion, state.latest)
            }
        }
    }

    private func remove(_ conduit: Conduit<Output, Failure>) {
        state.withLock { state in
            guard state.listeners.indices.contains(conduit.place), state.listeners[conduit.place] === conduit else {
                return
            }
            // Whoever calls holds it: nothing is let go of in the lock.
            state.listeners[conduit.place] = nil
            state.gaps += 1
            guard state.gaps > 8, state.gaps * 2 > state.listeners.count else { return }
            state.gaps = 0
            state.listeners.removeAll { $0 == nil }
            for (place, conduit) in state.listeners.enumerated() { conduit?.place = place }
        }
    }

    func send(_ value: Output, isStored: Bool = false) {
        let (listeners, old) = state.withLock { state -> ([Conduit<Output, Failure>?], Output?) in
            let old = state.latest
            if isStored && state.completion == nil { state.latest = value }
            return (state.listeners, old)
        }
        withExtendedLifetime(old) {
            for listener in listeners { listener?.send(value) }
        }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let listeners = state.withLock { state -> [Conduit<Output, Failure>?] in
            guard state.completion == nil else { return [] }
            state.completion = completion
            defer { (state.listeners, state.gaps) = ([], 0) }
            return state.listeners
        }
        for listener in listeners { listener?.send(completion: completion) }
    }

    /// A publisher to which the subject was subscribed is asked for all it has. Whoever subscribed it keeps the
    /// subscription.
    func send(subscription: any Subscription) {
        let isOpen = state.withLock { $0.completion == nil }
        if isOpen { subscription.request(.unlimited) } else { subscription.cancel() }
    }
}
