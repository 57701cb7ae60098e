/// A publisher of one result that comes later, and is then kept for everybody.
///
/// See <https://developer.apple.com/documentation/combine/future>.
public final class Future<Output, Failure: Error>: Publisher {
    /// Gives the result; a second one is not heard.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [Answer] = []
    }
    private let state = Guarded(State())

    /// Calls the closure at once. It may keep the promise and call it from any thread.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in self.fulfil(result) }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let waiting = state.withLock { state -> [Answer] in
            if state.result != nil { return [] }
            state.result = result
            defer { state.waiting = [] }
            return state.waiting
        }
        waiting.forEach { $0.take(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let answer = Answer(subscriber, future: self)
        subscriber.receive(subscription: answer)
        let result = state.withLock { state in
            if state.result == nil { state.waiting.append(answer) }
            return state.result
        }
        if let result { answer.take(result) }
    }

    private func remove(_ answer: Answer) {
        let old = state.withLock { state in
            let old = state.waiting
            state.waiting.removeAll { $0 === answer }
            return old
        }
        withExtendedLifetime(old) {}
    }

    /// One subscriber's subscription. A value waits until it is asked for, an error does not.
    private final class Answer: Subscription, CustomStringConvertible {
        private struct State {
            var downstream: (any Subscriber<Output, Failure>)?
            var future: Future?
            var isDemanded = false
            var result: Result<Output, Failure>?
        }
        private let state: Guarded<State>
        var description: String { "Future" }

        init(_ downstream: any Subscriber<Output, Failure>, future: Future) {
            state = Guarded(State(downstream: downstream, future: future))
        }

        func take(_ result: Result<Output, Failure>) {
            state.withLock { $0.result = result }
            deliver()
        }

        private func deliver() {
            let old = state.withLock { state -> State? in
                switch state.result {
                case .success where state.isDemanded, .failure: break
                default: return nil
                }
                defer { state = State() }
                return state
            }
            guard let old, let downstream = old.downstream, let result = old.result else { return }
            switch result {
            case .success(let value):
                _ = downstream.receive(value)
                downstream.receive(completion: .finished)
            case .failure(let error): downstream.receive(completion: .failure(error))
            }
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            state.withLock { $0.isDemanded = true }
            deliver()
        }

        func cancel() { state.exchange(State()).future?.remove(self) }
    }
}

extension Future {
    /// The value, when it is there, or the error.
    public var value: Output { get async throws { try await result.get() } }

    private var result: Result<Output, Failure> {
        get async {
            await Unchecked.awaiting { resume in
                let subscriber = ClosureSubscriber<Output, Failure>(
                    onSubscription: { $0.request(.max(1)) },
                    onValue: { value in
                        resume(.success(value))
                        return .none
                    }, onCompletion: { if case .failure(let error) = $0 { resume(.failure(error)) } })
                self.subscribe(subscriber)
            }
        }
    }
}

extension Future where Failure == Never {
    /// The value, when it is there.
    public var value: Output { get async { await result.get() } }
}
