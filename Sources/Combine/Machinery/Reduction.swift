/// What an operator with one answer makes of the values.
struct Reducer<Input, Output, Failure: Error> {
    /// `skip` to go on.
    var onValue: (Input) -> Step<Output, Failure>
    /// The answer when the values have ended, if there is one.
    var atEnd: () -> Output?
}

/// An operator that takes all values it can get and sends one answer, when the subscriber asks for it.
final class Reduction<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
    private struct State {
        var downstream: (any Subscriber<Output, Failure>)?
        var upstream: (any Subscription)?
        var isDemanded = false
        /// The answer, while nobody has asked.
        var held: Output?
        var isEnded = false
    }
    private let state: Guarded<State>
    private let reducer: Reducer<Input, Output, Failure>
    private let mapError: (InputFailure) -> Failure

    init(
        _ downstream: any Subscriber<Output, Failure>, _ reducer: Reducer<Input, Output, Failure>,
        mapError: @escaping (InputFailure) -> Failure
    ) {
        state = Guarded(State(downstream: downstream))
        (self.reducer, self.mapError) = (reducer, mapError)
    }

    func receive(subscription: any Subscription) {
        let downstream = state.withLock { state -> (any Subscriber<Output, Failure>)? in
            guard state.upstream == nil, !state.isEnded else { return nil }
            state.upstream = subscription
            return state.downstream
        }
        guard let downstream else { return subscription.cancel() }
        downstream.receive(subscription: self)
        // Where the subscriber cancelled meanwhile, asking does nothing.
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if state.withLock({ $0.isEnded || $0.downstream == nil }) { return .none }
        switch reducer.onValue(input) {
        case .skip: break
        case .pass(let output), .last(let output): end(with: output)
        case .finish: end(with: nil)
        case .fail(let error): fail(error)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        if state.withLock({ $0.isEnded || $0.downstream == nil }) { return }
        switch completion {
        case .finished: end(with: reducer.atEnd())
        case .failure(let error): fail(mapError(error))
        }
    }

    private func end(with output: Output?) {
        let upstream = state.withLock { state -> (any Subscription)? in
            if state.isEnded { return nil }
            (state.isEnded, state.held) = (true, output)
            defer { state.upstream = nil }
            return state.upstream
        }
        upstream?.cancel()
        if output == nil { finish(nil) } else { deliver() }
    }

    private func fail(_ error: Failure) {
        let (upstream, downstream) = take()
        upstream?.cancel()
        downstream?.receive(completion: .failure(error))
    }

    /// Sends the answer that is held, if somebody asked for it.
    private func deliver() {
        let held = state.withLock { state -> Output? in
            guard state.isDemanded else { return nil }
            defer { state.held = nil }
            return state.held
        }
        if let held { finish(held) }
    }

    private func finish(_ output: Output?) {
        guard let downstream = state.withLock({ $0.downstream }) else { return }
        if let output { _ = downstream.receive(output) }
        take().downstream?.receive(completion: .finished)
    }

    private func take() -> (upstream: (any Subscription)?, downstream: (any Subscriber<Output, Failure>)?) {
        let old = state.exchange(State(isEnded: true))
        return (old.upstream, old.downstream)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        state.withLock { $0.isDemanded = true }
        deliver()
    }

    func cancel() { take().upstream?.cancel() }
}
