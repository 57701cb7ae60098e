extension Publishers {
    /// What `receive(on:)` makes; see <https://developer.apple.com/documentation/combine/publishers/receiveon>.
    public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// What `subscribe(on:)` makes; see <https://developer.apple.com/documentation/combine/publishers/subscribeon>.
    public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// What `delay` makes; see <https://developer.apple.com/documentation/combine/publishers/delay>.
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
}

extension Publisher {
    /// Delivers values and the end on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.Operation(self) { upstream, downstream in
            upstream.subscribe(
                Handover<Output, Failure, S>(downstream, on: scheduler, options: options, dropsWithoutDemand: false) {
                    $0.handOver($1)
                })
        }
    }

    /// Delivers values and the end on a scheduler, later by an interval.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Operation(self) { upstream, downstream in
            upstream.subscribe(
                Handover<Output, Failure, S>(downstream, on: scheduler, options: options, dropsWithoutDemand: false) {
                    $0.handOver($1, after: interval, tolerance: tolerance)
                })
        }
    }

    /// Subscribes, asks for values and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.Operation(self) { upstream, downstream in
            let departure = Departure(downstream) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(departure) }
        }
    }
}

/// Passes everything on, and asks and cancels by way of a scheduler.
private final class Departure<Input, Failure: Error>: Subscriber, Subscription {
    private let state: Guarded<(downstream: (any Subscriber<Input, Failure>)?, upstream: (any Subscription)?)>
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: any Subscriber<Input, Failure>, schedule: @escaping (@escaping () -> Void) -> Void) {
        state = Guarded((downstream, nil))
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let downstream = state.withLock { state -> (any Subscriber<Input, Failure>)? in
            guard state.upstream == nil else { return nil }
            state.upstream = subscription
            return state.downstream
        }
        if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        // What is asked for in return must go by the scheduler, too.
        let more = state.current.downstream?.receive(input) ?? .none
        if more > .none { request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        state.exchange((nil, nil)).downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        schedule { self.state.current.upstream?.request(demand) }
    }

    func cancel() {
        guard let upstream = state.exchange((nil, nil)).upstream else { return }
        schedule { upstream.cancel() }
    }
}
