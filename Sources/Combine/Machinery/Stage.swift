/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
    case pass(Output)
    case skip
    /// The value, and with it the end.
    case last(Output)
    case finish
    case fail(Failure)
}

/// What an operator wants to hear besides values.
struct StageHooks {
    var onSubscription: ((any Subscription) -> Void)?
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
}

/// The common operator: each value is answered by at most one, and demand passes through. A value that is skipped is
/// asked for again.
final class Stage<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
    typealias Downstream = any Subscriber<Output, Failure>

    private enum Phase {
        case waiting(Downstream)
        case running(Downstream, any Subscription)
        /// The last value is on its way; the end follows, unless the subscriber cancels.
        case ending(Downstream)
        case ended
    }

    private let phase: Guarded<Phase>
    private let onValue: (Input) -> Step<Output, Failure>
    private let onCompletion: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>
    private let hooks: StageHooks?

    init(
        _ downstream: Downstream, onValue: @escaping (Input) -> Step<Output, Failure>,
        onCompletion: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>,
        hooks: StageHooks? = nil
    ) {
        phase = Guarded(.waiting(downstream))
        (self.onValue, self.onCompletion, self.hooks) = (onValue, onCompletion, hooks)
    }

    func receive(subscription: any Subscription) {
        hooks?.onSubscription?(subscription)
        let downstream = phase.withLock { phase -> Downstream? in
            guard case .waiting(let downstream) = phase else { return nil }
            phase = .running(downstream, subscription)
            return downstream
        }
        // A second subscription is nobody's: the rule is to cancel it.
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard case .running(let downstream, _) = phase.current else { return .none }
        switch onValue(input) {
        case .pass(let output): return downstream.receive(output)
        case .skip: return .max(1)
        case .last(let output):
            guard stop(phase: .ending(downstream)) else { return .none }
            _ = downstream.receive(output)
            if case .ending = phase.exchange(.ended) { downstream.receive(completion: .finished) }
        case .finish: if stop(phase: .ended) { downstream.receive(completion: .finished) }
        case .fail(let error): if stop(phase: .ended) { downstream.receive(completion: .failure(error)) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        switch phase.current {
        case .waiting(let downstream), .running(let downstream, _):
            // The answer may call out; who cancels in it hears no end.
            let answer = onCompletion(completion)
            if case .ended = phase.exchange(.ended) { return }
            downstream.receive(completion: answer)
        case .ending, .ended: break
        }
    }

    func request(_ demand: Subscribers.Demand) {
        hooks?.onRequest?(demand)
        if case .running(_, let subscription) = phase.current { subscription.request(demand) }
    }

    func cancel() {
        let old = phase.exchange(.ended)
        if case .ended = old { return }
        hooks?.onCancel?()
        if case .running(_, let subscription) = old { subscription.cancel() }
    }

    /// Cancels the upstream; false where there is none any more.
    private func stop(phase next: Phase) -> Bool {
        let subscription = phase.withLock { phase -> (any Subscription)? in
            guard case .running(_, let subscription) = phase else { return nil }
            phase = next
            return subscription
        }
        subscription?.cancel()
        return subscription != nil
    }
}
