/// Puts values into arrays of a length: an array that is asked for is that many values asked for.
final class Grouping<Input, Failure: Error>: Subscriber, Subscription {
    private struct State {
        var downstream: (any Subscriber<[Input], Failure>)?
        var upstream: (any Subscription)?
        var group: [Input] = []
    }
    private let state: Guarded<State>
    private let count: Int

    init(_ downstream: any Subscriber<[Input], Failure>, count: Int) {
        state = Guarded(State(downstream: downstream))
        self.count = count
    }

    func receive(subscription: any Subscription) {
        let downstream = state.withLock { state -> (any Subscriber<[Input], Failure>)? in
            guard state.upstream == nil else { return nil }
            state.upstream = subscription
            return state.downstream
        }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let full = state.withLock { state -> (downstream: (any Subscriber<[Input], Failure>)?, [Input])? in
            state.group.append(input)
            guard state.group.count == count else { return nil }
            defer { state.group = [] }
            return (state.downstream, state.group)
        }
        guard let (downstream, group) = full, let downstream else { return .none }
        return downstream.receive(group) * count
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let old = state.exchange(State())
        if case .finished = completion, !old.group.isEmpty { _ = old.downstream?.receive(old.group) }
        old.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { state.withLock { $0.upstream }?.request(demand * count) }

    func cancel() { state.exchange(State()).upstream?.cancel() }
}
