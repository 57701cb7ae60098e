extension Publishers {
    /// What `debounce` makes; see <https://developer.apple.com/documentation/combine/publishers/debounce>.
    public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// What `throttle` makes; see <https://developer.apple.com/documentation/combine/publishers/throttle>.
    public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// What `timeout` makes; see <https://developer.apple.com/documentation/combine/publishers/timeout>.
    public typealias Timeout<Upstream: Publisher, Context: Scheduler> = Filter<Upstream>
    /// What `measureInterval` makes; see
    /// <https://developer.apple.com/documentation/combine/publishers/measureinterval>.
    public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = Map<
        Upstream, Context.SchedulerTimeType.Stride
    >
}

extension Publisher {
    /// Sends a value when none has followed it for an interval. One that still waits at the end is lost.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Operation(self) { upstream, downstream in
            let newest = Guarded<(number: Int, value: Output?)>((0, nil))
            func replace(by value: Output?) -> Int {
                let old = newest.withLock { newest in
                    defer { newest = (newest.number + 1, value) }
                    return newest
                }
                return old.number + 1
            }
            upstream.subscribe(
                Handover<Output, Failure, S>(downstream, on: scheduler, options: options, dropsWithoutDemand: true) {
                    handover, event in
                    guard case .value(let value) = event else {
                        _ = replace(by: nil)
                        return handover.handOver(event)
                    }
                    let number = replace(by: value)
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        let due = newest.withLock { newest -> Output? in
                            guard newest.number == number else { return nil }
                            defer { newest.value = nil }
                            return newest.value
                        }
                        if let due { handover.deliverHere(due) }
                    }
                })
        }
    }

    /// Sends a value at once and then, at the end of each interval in which there were any, the first or the last one.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Operation(self) { upstream, downstream in
            let gate = Gate<Output, Failure, S>(interval: interval, latest: latest)
            upstream.subscribe(
                Handover(downstream, on: scheduler, options: nil, dropsWithoutDemand: true) { gate.take($1, for: $0) })
        }
    }

    /// Ends when no value came for an interval, by an error if there is one; delivers on the scheduler.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Operation(self) { upstream, downstream in
            let count = Guarded(0)
            func wait(_ handover: Handover<Output, Failure, S>) {
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                    options: options
                ) { [weak handover] in
                    guard let handover, handover.isOpen, count.current == number else { return }
                    handover.end(customError.map { .failure($0()) } ?? .finished)
                }
            }
            upstream.subscribe(
                Handover<Output, Failure, S>(
                    downstream, on: scheduler, options: options, dropsWithoutDemand: false, onStart: wait
                ) { handover, event in
                    if case .value = event { wait(handover) }
                    handover.handOver(event)
                })
        }
    }

    /// Sends the time that passed before each value since the one before.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        stage {
            var last = scheduler.now
            return { _ in
                let now = scheduler.now
                defer { last = now }
                return .pass(last.distance(to: now))
            }
        }
    }
}

/// Lets one value through for each interval.
private final class Gate<Output, Failure: Error, Context: Scheduler> {
    private struct State {
        /// The end of the interval that the last value began.
        var end: Context.SchedulerTimeType?
        var waiting: Output?
    }
    private let state = Guarded(State())
    private let interval: Context.SchedulerTimeType.Stride
    private let latest: Bool

    init(interval: Context.SchedulerTimeType.Stride, latest: Bool) { (self.interval, self.latest) = (interval, latest) }

    func take(_ event: Event<Output, Failure>, for handover: Handover<Output, Failure, Context>) {
        switch event {
        case .completion:
            if let last = state.exchange(State()).waiting { handover.handOver(.value(last)) }
            handover.handOver(event)
        case .value(let value):
            let scheduler = handover.scheduler
            let now = scheduler.now
            let (passes, due, old) = state.withLock { state -> (Bool, Context.SchedulerTimeType?, Output?) in
                guard let end = state.end, now < end else {
                    // A value that waits is about to go; this one waits in its place.
                    if state.waiting == nil {
                        state.end = now.advanced(by: interval)
                        return (true, nil, nil)
                    }
                    defer { if latest { state.waiting = value } }
                    return (false, nil, state.waiting)
                }
                let old = state.waiting
                if latest || old == nil { state.waiting = value }
                return (false, old == nil ? end : nil, old)
            }
            withExtendedLifetime(old) {}
            if passes { handover.handOver(event) }
            if let due { scheduler.schedule(after: due) { self.open(handover) } }
        }
    }

    private func open(_ handover: Handover<Output, Failure, Context>) {
        let now = handover.scheduler.now
        let waiting = state.withLock { state -> Output? in
            guard let waiting = state.waiting else { return nil }
            state = State(end: now.advanced(by: interval))
            return waiting
        }
        if let waiting { handover.deliverHere(waiting) }
    }
}
