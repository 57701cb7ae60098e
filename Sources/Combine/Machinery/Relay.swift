/// One publisher after the other to one subscriber: what was asked for and not yet sent is asked of the next.
final class Relay<Output, Failure: Error>: Subscription {
    private struct State {
        var downstream: (any Subscriber<Output, Failure>)?
        var current: (any Subscription)?
        var demand = Subscribers.Demand.none
        var isEnded = false
    }
    private let state: Guarded<State>

    private init(_ downstream: any Subscriber<Output, Failure>) {
        state = Guarded(State(downstream: downstream))
    }

    /// Gives the subscriber its subscription, then calls `begin` to follow the first publisher.
    static func start(_ downstream: any Subscriber<Output, Failure>, begin: (Relay) -> Void) {
        let relay = Relay(downstream)
        downstream.receive(subscription: relay)
        begin(relay)
    }

    /// Sends on what a publisher sends, and calls `then` at its end.
    func follow<P: Publisher>(
        _ publisher: P, onValue: @escaping () -> Void = {},
        then: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Output {
        guard isOpen else { return }
        publisher.subscribe(
            ClosureSubscriber(
                onSubscription: { self.take($0) },
                onValue: { value in
                    onValue()
                    return self.send(value)
                },
                // Who cancelled does not want to know what comes next.
                onCompletion: { completion in if self.isOpen { then(completion) } }))
    }

    private var isOpen: Bool { state.withLock { !$0.isEnded } }

    private func take(_ subscription: any Subscription) {
        let demand = state.withLock { state -> Subscribers.Demand? in
            if state.isEnded { return nil }
            state.current = subscription
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    private func send(_ value: Output) -> Subscribers.Demand {
        let downstream = state.withLock { state in
            state.demand -= 1
            return state.downstream
        }
        guard let downstream else { return .none }
        let more = downstream.receive(value)
        state.withLock { $0.demand += more }
        return more
    }

    func end(_ completion: Subscribers.Completion<Failure>) { take()?.downstream?.receive(completion: completion) }

    func request(_ demand: Subscribers.Demand) {
        let current = state.withLock { state in
            state.demand += demand
            return state.current
        }
        current?.request(demand)
    }

    func cancel() { take()?.current?.cancel() }

    private func take() -> State? {
        state.withLock { state in
            if state.isEnded { return nil }
            defer { state = State(isEnded: true) }
            return state
        }
    }
}

extension Publisher {
    /// An operator that follows one publisher after the other.
    func relayed<F: Error>(
        _ begin: @escaping (Self, Relay<Output, F>) -> Void
    ) -> Publishers.Operation<Self, Output, F> {
        Publishers.Operation(self) { upstream, downstream in
            Relay.start(downstream) { begin(upstream, $0) }
        }
    }
}
