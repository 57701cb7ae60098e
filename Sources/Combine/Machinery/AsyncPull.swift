/// Lets a task wait for a publisher's values: each wait asks for one.
final class AsyncPull<Output, Failure: Error>: @unchecked Sendable {
    typealias Answer = Result<Output?, Failure>

    private struct State {
        var subscription: (any Subscription)?
        var waiting: [(Answer) -> Void] = []
        /// Values asked for before the subscription came.
        var asked = Subscribers.Demand.none
        var ending: Answer?
    }
    private let state = Guarded(State())

    func subscribe<P: Publisher>(to publisher: P) where P.Output == Output, P.Failure == Failure {
        publisher.subscribe(
            ClosureSubscriber(
                onSubscription: { self.take($0) },
                onValue: { value in
                    self.state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }?(.success(value))
                    return .none
                },
                onCompletion: { completion in
                    switch completion {
                    case .finished: self.end(.success(nil))
                    case .failure(let error): self.end(.failure(error))
                    }
                }))
    }

    private func take(_ subscription: any Subscription) {
        let asked = state.withLock { state -> Subscribers.Demand? in
            guard state.ending == nil, state.subscription == nil else { return nil }
            state.subscription = subscription
            return state.asked
        }
        guard let asked else { return subscription.cancel() }
        if asked > .none { subscription.request(asked) }
    }

    private func end(_ answer: Answer) {
        let waiting = state.withLock { state -> [(Answer) -> Void] in
            if state.ending != nil { return [] }
            state.ending = answer
            defer { state.waiting = [] }
            return state.waiting
        }
        // One hears of an error; whoever asks later hears that nothing comes.
        for (index, resume) in waiting.enumerated() { resume(index == 0 ? answer : .success(nil)) }
        if !waiting.isEmpty { state.withLock { $0.ending = .success(nil) } }
    }

    func next(isolation: isolated (any Actor)? = #isolation) async -> Answer {
        await withTaskCancellationHandler {
            await Unchecked<Answer>.awaiting { self.ask($0) }
        } onCancel: {
            self.cancel()
        }
    }

    private func ask(_ resume: @escaping (Answer) -> Void) {
        let (subscription, ending) = state.withLock { state -> ((any Subscription)?, Answer?) in
            if let ending = state.ending {
                state.ending = .success(nil)
                return (nil, ending)
            }
            state.waiting.append(resume)
            if state.subscription == nil { state.asked += 1 }
            return (state.subscription, nil)
        }
        if let ending { resume(ending) } else { subscription?.request(.max(1)) }
    }

    func cancel() {
        let subscription = state.withLock { state in
            defer { state.subscription = nil }
            return state.subscription
        }
        end(.success(nil))
        subscription?.cancel()
    }

    /// Cancels when the iterator goes: the publisher keeps the rest alive.
    final class Lease {
        let pull = AsyncPull()
        deinit { pull.cancel() }
    }
}
