/// Sends the elements of an iterator as they are asked for, and then an end.
final class Pull<Elements: IteratorProtocol, Failure: Error>: Subscription, CustomStringConvertible {
    private struct State {
        var downstream: (any Subscriber<Elements.Element, Failure>)?
        var demand = Subscribers.Demand.none
        /// Whoever sends has the iterator; others only add to the demand.
        var isSending = false
    }
    private let state: Guarded<State>
    private var elements: Elements
    private var next: Elements.Element?
    private let completion: Subscribers.Completion<Failure>
    let description: String

    private init(
        _ downstream: any Subscriber<Elements.Element, Failure>, elements: Elements, next: Elements.Element,
        completion: Subscribers.Completion<Failure>, name: String
    ) {
        state = Guarded(State(downstream: downstream))
        (self.elements, self.next, self.completion, description) = (elements, next, completion, name)
    }

    static func start(
        _ downstream: any Subscriber<Elements.Element, Failure>, _ elements: Elements,
        then completion: Subscribers.Completion<Failure>, name: String
    ) {
        var elements = elements
        if let next = elements.next() {
            let pull = Pull(downstream, elements: elements, next: next, completion: completion, name: name)
            downstream.receive(subscription: pull)
        } else {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let mayStart = state.withLock { state in
            state.demand += demand
            guard !state.isSending, state.downstream != nil, state.demand > .none else { return false }
            state.isSending = true
            return true
        }
        if mayStart { send() }
    }

    private func send() {
        while let value = next, let downstream = downstreamOrStop() {
            let more = downstream.receive(value)
            state.withLock { $0.demand += more }
            next = elements.next()
        }
        if next == nil { state.exchange(State()).downstream?.receive(completion: completion) }
    }

    private func downstreamOrStop() -> (any Subscriber<Elements.Element, Failure>)? {
        state.withLock { state in
            guard let downstream = state.downstream, state.demand > .none else {
                state.isSending = false
                return nil
            }
            state.demand -= 1
            return downstream
        }
    }

    func cancel() {
        _ = state.withLock { state in
            defer { state.downstream = nil }
            return state.downstream
        }
    }
}
