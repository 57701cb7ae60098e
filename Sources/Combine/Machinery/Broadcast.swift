/// Those who hear a subject, in the order in which they came.
final class Broadcast<Output, Failure: Error> {
    private struct State {
        var listeners: [Conduit<Output, Failure>] = []
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
                if state.completion == nil { state.listeners.append(conduit) }
                return (state.completion, state.latest)
            }
        }
    }

    private func remove(_ conduit: Conduit<Output, Failure>) {
        // What goes is let go of outside the lock.
        let old = state.withLock { state in
            let old = state.listeners
            state.listeners.removeAll { $0 === conduit }
            return old
        }
        withExtendedLifetime(old) {}
    }

    func send(_ value: Output, isStored: Bool = false) {
        let (listeners, old) = state.withLock { state -> ([Conduit<Output, Failure>], Output?) in
            let old = state.latest
            if isStored && state.completion == nil { state.latest = value }
            return (state.listeners, old)
        }
        withExtendedLifetime(old) {
            for listener in listeners { listener.send(value) }
        }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let listeners = state.withLock { state -> [Conduit<Output, Failure>] in
            guard state.completion == nil else { return [] }
            state.completion = completion
            defer { state.listeners = [] }
            return state.listeners
        }
        for listener in listeners { listener.send(completion: completion) }
    }

    /// A publisher to which the subject was subscribed is asked for all it has. Whoever subscribed it keeps the
    /// subscription.
    func send(subscription: any Subscription) {
        let isOpen = state.withLock { $0.completion == nil }
        if isOpen { subscription.request(.unlimited) } else { subscription.cancel() }
    }
}
