import Synchronization

extension Publishers {
    /// What `buffer` makes; see <https://developer.apple.com/documentation/combine/publishers/buffer>.
    public typealias Buffer<Upstream: Publisher> = Filter<Upstream>

    /// When a buffer asks for values.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/prefetchstrategy>.
    public enum PrefetchStrategy: Sendable {
        /// For as many as there is room for, and for one more when one is taken.
        case keepFull
        /// For all there are.
        case byRequest
    }

    /// What a full buffer does with one value more.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/bufferingstrategy>.
    public enum BufferingStrategy<Failure: Error> {
        /// Loses the value that comes.
        case dropNewest
        /// Loses the value that waited longest.
        case dropOldest
        /// Ends by an error.
        case customError(() -> Failure)
    }
}

extension Publisher {
    /// Keeps values until they are asked for, at most that many.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        precondition(size >= 0, "buffer(size: \(size)): a size is not negative")
        return Publishers.Operation(self) { upstream, downstream in
            let first: Subscribers.Demand = if case .keepFull = prefetch { .max(size) } else { .unlimited }
            upstream.subscribe(Reservoir(downstream, size: size, first: first, whenFull: whenFull))
        }
    }
}

/// Values on their way from a publisher that does not wait to a subscriber that does.
private final class Reservoir<Input, Failure: Error>: Subscriber, Subscription {
    private let order = SerialOrder()
    private let isCancelled = Atomic(false)
    private let size: Int
    private let first: Subscribers.Demand
    private let whenFull: Publishers.BufferingStrategy<Failure>

    // Touched in `order` only.
    private var downstream: (any Subscriber<Input, Failure>)?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var waiting: [Input] = []
    private var completion: Subscribers.Completion<Failure>?

    init(
        _ downstream: any Subscriber<Input, Failure>, size: Int, first: Subscribers.Demand,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        (self.downstream, self.size, self.first, self.whenFull) = (downstream, size, first, whenFull)
    }

    func receive(subscription: any Subscription) {
        order.run {
            guard self.upstream == nil, let downstream = self.downstream else { return subscription.cancel() }
            self.upstream = subscription
            downstream.receive(subscription: self)
            subscription.request(self.first)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        order.run {
            guard self.downstream != nil, self.completion == nil else { return }
            // With a demand the value only passes through.
            if self.demand == .none && self.waiting.count >= self.size {
                switch self.whenFull {
                case .dropNewest: return
                case .dropOldest: if !self.waiting.isEmpty { self.waiting.removeFirst() } else { return }
                case .customError(let makeError):
                    self.upstream?.cancel()
                    self.completion = .failure(makeError())
                    return self.drain()
                }
            }
            self.waiting.append(input)
            self.drain()
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        order.run {
            if self.completion == nil { self.completion = completion }
            self.drain()
        }
    }

    /// Sends what is asked for; the end comes when nothing waits any more.
    private func drain() {
        while demand > .none, !waiting.isEmpty, let downstream, !isCancelled.load(ordering: .acquiring) {
            demand -= 1
            let more = downstream.receive(waiting.removeFirst())
            demand += more
            if first != .unlimited { upstream?.request(.max(1)) }
        }
        if waiting.isEmpty, let completion, let downstream, !isCancelled.load(ordering: .acquiring) {
            (self.downstream, upstream) = (nil, nil)
            downstream.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        order.run {
            self.demand += demand
            self.drain()
        }
    }

    func cancel() {
        if isCancelled.exchange(true, ordering: .acquiringAndReleasing) { return }
        order.run {
            let upstream = self.upstream
            (self.downstream, self.upstream, self.waiting) = (nil, nil, [])
            upstream?.cancel()
        }
    }
}
