import Synchronization

/// Something a publisher said.
enum Event<Input, Failure: Error> {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
}

/// Hands what a publisher says over to a scheduler: the subscriber hears it there, in order and one at a time.
///
/// Two closures decide what of it is handed over and when. Only the scheduler enters `order`, so that nothing is ever
/// delivered elsewhere.
final class Handover<Input, Failure: Error, Context: Scheduler>: Subscriber, Subscription {
    private struct State {
        var downstream: (any Subscriber<Input, Failure>)?
        var upstream: (any Subscription)?
        var queue: [Event<Input, Failure>] = []
        var demand = Subscribers.Demand.none
        var isEnded = false
    }

    let scheduler: Context
    let options: Context.SchedulerOptions?
    private let dropsWithoutDemand: Bool
    private let onEvent: (Handover, Event<Input, Failure>) -> Void
    private let onStart: ((Handover) -> Void)?
    private let order = SerialOrder()
    private let state: Guarded<State>

    /// With `dropsWithoutDemand`, all values are asked for; what the subscriber did not ask for is lost.
    init(
        _ downstream: any Subscriber<Input, Failure>, on scheduler: Context, options: Context.SchedulerOptions?,
        dropsWithoutDemand: Bool, onStart: ((Handover) -> Void)? = nil,
        onEvent: @escaping (Handover, Event<Input, Failure>) -> Void
    ) {
        state = Guarded(State(downstream: downstream))
        (self.scheduler, self.options, self.dropsWithoutDemand) = (scheduler, options, dropsWithoutDemand)
        (self.onStart, self.onEvent) = (onStart, onEvent)
    }

    /// Whether somebody listens.
    var isOpen: Bool { state.withLock { $0.downstream != nil } }

    func receive(subscription: any Subscription) {
        let downstream = state.withLock { state -> (any Subscriber<Input, Failure>)? in
            guard state.upstream == nil else { return nil }
            state.upstream = subscription
            return state.downstream
        }
        guard let downstream else { return subscription.cancel() }
        onStart?(self)
        downstream.receive(subscription: self)
        if dropsWithoutDemand { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if state.withLock({ $0.downstream != nil && !$0.isEnded }) { onEvent(self, .value(input)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let isFirst = state.withLock { state in
            defer { state.isEnded = true }
            return !state.isEnded
        }
        if isFirst { onEvent(self, .completion(completion)) }
    }

    /// Hands an event over, now or after an interval that is the same for all.
    func handOver(
        _ event: Event<Input, Failure>, after interval: Context.SchedulerTimeType.Stride? = nil,
        tolerance: Context.SchedulerTimeType.Stride? = nil
    ) {
        state.withLock { $0.queue.append(event) }
        let next = { self.order.run { self.deliverNext() } }
        if let interval {
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                options: options, next)
        } else {
            scheduler.schedule(options: options, next)
        }
    }

    /// Delivers a value at once: for closures that the scheduler already runs.
    func deliverHere(_ value: Input) { order.run { self.deliver(.value(value)) } }

    /// Ends in the operator's own way.
    func end(_ completion: Subscribers.Completion<Failure>) {
        let upstream = state.withLock { state -> (any Subscription)? in
            if state.isEnded { return nil }
            state.isEnded = true
            return state.upstream
        }
        guard let upstream else { return }
        upstream.cancel()
        handOver(.completion(completion))
    }

    private func deliverNext() {
        let next = state.withLock { state -> Event<Input, Failure>? in
            state.queue.isEmpty ? nil : state.queue.removeFirst()
        }
        if let next { deliver(next) }
    }

    private func deliver(_ event: Event<Input, Failure>) {
        switch event {
        case .value(let value):
            let downstream = state.withLock { state -> (any Subscriber<Input, Failure>)? in
                if dropsWithoutDemand && state.demand == .none { return nil }
                state.demand -= 1
                return state.downstream
            }
            guard let downstream else { return }
            let more = downstream.receive(value)
            if more > .none { request(more) }
        case .completion(let completion): take().downstream?.receive(completion: completion)
        }
    }

    private func take() -> State { state.exchange(State(isEnded: true)) }

    func request(_ demand: Subscribers.Demand) {
        let upstream = state.withLock { state in
            state.demand += demand
            return state.upstream
        }
        if !dropsWithoutDemand { upstream?.request(demand) }
    }

    func cancel() { take().upstream?.cancel() }
}
