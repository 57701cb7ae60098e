import Synchronization

/// Many publishers at a time to one subscriber. Each is asked for one value, which waits until the subscriber takes it;
/// without a limit there is nothing to wait for.
final class Confluence<Output, Failure: Error>: Subscription {
    private struct Inner {
        var subscription: (any Subscription)?
    }

    private let order = SerialOrder()
    private let isCancelled = Atomic(false)
    private let onlyNewest: Bool

    // Touched in `order` only.
    private var downstream: (any Subscriber<Output, Failure>)?
    private var outer: (any Subscription)?
    private var isOuterOpen = true
    private var demand = Subscribers.Demand.none
    private var inners: [Int: Inner] = [:]
    private var waiting: [(id: Int, value: Output)] = []
    private var nextID = 0

    private init(_ downstream: any Subscriber<Output, Failure>, onlyNewest: Bool) {
        (self.downstream, self.onlyNewest) = (downstream, onlyNewest)
    }

    /// Subscribes to the outer publisher and, through `inner`, to what each of its values stands for.
    static func start<Outer: Publisher, P: Publisher>(
        _ downstream: any Subscriber<Output, Failure>, outer: Outer, limit: Subscribers.Demand, onlyNewest: Bool,
        inner: @escaping (Outer.Output) -> P
    ) where P.Output == Output, P.Failure == Failure, Outer.Failure == Failure {
        let this = Confluence(downstream, onlyNewest: onlyNewest)
        // In order, so that nothing overtakes the subscription.
        this.order.run { downstream.receive(subscription: this) }
        outer.subscribe(
            ClosureSubscriber(
                onSubscription: { subscription in
                    this.order.run {
                        if this.downstream == nil { return subscription.cancel() }
                        this.outer = subscription
                        subscription.request(limit)
                    }
                },
                onValue: { value in
                    if !this.isCancelled.load(ordering: .acquiring) { this.add(inner(value)) }
                    return .none
                },
                onCompletion: { completion in
                    this.order.run {
                        (this.isOuterOpen, this.outer) = (false, nil)
                        this.finish(completion)
                    }
                }))
    }

    private func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        order.run {
            guard self.downstream != nil else { return }
            if self.onlyNewest { self.dropInners() }
            let id = self.nextID
            self.nextID += 1
            self.inners[id] = Inner()
            publisher.subscribe(
                ClosureSubscriber(
                    onSubscription: { subscription in self.order.run { self.begin(id, subscription) } },
                    onValue: { value in
                        self.order.run { self.take(value, from: id) }
                        return .none
                    },
                    onCompletion: { completion in self.order.run { self.end(id, completion) } }))
        }
    }

    private func begin(_ id: Int, _ subscription: any Subscription) {
        guard let inner = inners[id], inner.subscription == nil else { return subscription.cancel() }
        inners[id]?.subscription = subscription
        subscription.request(demand == .unlimited ? .unlimited : .max(1))
    }

    private func take(_ value: Output, from id: Int) {
        guard inners[id] != nil, downstream != nil else { return }
        waiting.append((id, value))
        drain()
    }

    private func drain() {
        while demand > .none, !waiting.isEmpty, let downstream, !isCancelled.load(ordering: .acquiring) {
            let (id, value) = waiting.removeFirst()
            demand -= 1
            let more = downstream.receive(value)
            demand += more
            inners[id]?.subscription?.request(.max(1))
        }
        finish(.finished)
    }

    private func end(_ id: Int, _ completion: Subscribers.Completion<Failure>) {
        guard inners.removeValue(forKey: id) != nil else { return }
        finish(completion)
        if !onlyNewest { outer?.request(.max(1)) }
    }

    /// At an error at once, otherwise when there is nothing left to come.
    private func finish(_ completion: Subscribers.Completion<Failure>) {
        guard let downstream, !isCancelled.load(ordering: .acquiring) else { return }
        if case .finished = completion, isOuterOpen || !inners.isEmpty || !waiting.isEmpty { return }
        release()
        downstream.receive(completion: completion)
    }

    private func dropInners() {
        let old = inners.values
        inners = [:]
        waiting = []
        old.forEach { $0.subscription?.cancel() }
    }

    private func release() {
        let outer = outer
        (downstream, self.outer) = (nil, nil)
        dropInners()
        outer?.cancel()
    }

    func request(_ demand: Subscribers.Demand) {
        order.run {
            let hadLimit = self.demand != .unlimited
            self.demand += demand
            if hadLimit && self.demand == .unlimited {
                for id in self.inners.keys.sorted() { self.inners[id]?.subscription?.request(.unlimited) }
            }
            self.drain()
        }
    }

    func cancel() {
        if isCancelled.exchange(true, ordering: .acquiringAndReleasing) { return }
        order.run { self.release() }
    }
}
