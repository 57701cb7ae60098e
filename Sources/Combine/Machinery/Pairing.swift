import Synchronization

/// Two publishers to one subscriber of pairs: by order (zip), or of the newest of each (combineLatest).
final class Pairing<A, B, Failure: Error>: Subscription {
    private struct Side<Value> {
        var values: [Value] = []
        var subscription: (any Subscription)?
        var isOpen = true
    }

    private let order = SerialOrder()
    private let isCancelled = Atomic(false)
    private let isZip: Bool

    // Touched in `order` only.
    private var downstream: (any Subscriber<(A, B), Failure>)?
    private var demand = Subscribers.Demand.none
    private var a = Side<A>()
    private var b = Side<B>()
    /// There is a pair of newest values that was not sent.
    private var isStale = false

    private init(_ downstream: any Subscriber<(A, B), Failure>, isZip: Bool) {
        (self.downstream, self.isZip) = (downstream, isZip)
    }

    static func start<P: Publisher, Q: Publisher>(
        _ downstream: any Subscriber<(A, B), Failure>, _ p: P, _ q: Q, isZip: Bool
    ) where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
        let this = Pairing(downstream, isZip: isZip)
        this.order.run { downstream.receive(subscription: this) }
        p.subscribe(this.listener(\.a))
        q.subscribe(this.listener(\.b))
    }

    private func listener<Value>(
        _ side: ReferenceWritableKeyPath<Pairing, Side<Value>>
    ) -> ClosureSubscriber<Value, Failure> {
        ClosureSubscriber(
            onSubscription: { subscription in
                self.order.run {
                    guard self.downstream != nil, self[keyPath: side].subscription == nil else {
                        return subscription.cancel()
                    }
                    self[keyPath: side].subscription = subscription
                    self.ask(subscription, self.demand)
                }
            },
            onValue: { value in
                self.order.run {
                    if self.isZip {
                        self[keyPath: side].values.append(value)
                    } else {
                        self[keyPath: side].values = [value]
                    }
                    self.isStale = true
                    self.drain()
                }
                return .none
            },
            onCompletion: { completion in
                self.order.run {
                    self[keyPath: side].isOpen = false
                    self.finish(completion)
                }
            })
    }

    /// Pairs by order are asked for as they are wanted. The newest of each is only known to who hears all.
    private func ask(_ subscription: (any Subscription)?, _ demand: Subscribers.Demand) {
        if demand > .none { subscription?.request(isZip ? demand : .unlimited) }
    }

    private func drain() {
        while demand > .none, isStale, let first = a.values.first, let second = b.values.first, let downstream,
            !isCancelled.load(ordering: .acquiring)
        {
            if isZip {
                a.values.removeFirst()
                b.values.removeFirst()
            } else {
                isStale = false
            }
            demand -= 1
            let more = downstream.receive((first, second))
            demand += more
            if isZip {
                ask(a.subscription, more)
                ask(b.subscription, more)
            }
        }
        finish(.finished)
    }

    /// At an error at once, otherwise when no further pair can come.
    private func finish(_ completion: Subscribers.Completion<Failure>) {
        guard let downstream, !isCancelled.load(ordering: .acquiring) else { return }
        if case .finished = completion {
            let isOver =
                isZip
                ? (!a.isOpen && a.values.isEmpty) || (!b.isOpen && b.values.isEmpty)
                : !a.isOpen && !b.isOpen && !(isStale && !a.values.isEmpty && !b.values.isEmpty)
            guard isOver else { return }
        }
        release()
        downstream.receive(completion: completion)
    }

    private func release() {
        let subscriptions = [a.subscription, b.subscription]
        downstream = nil
        (a, b) = (Side(), Side())
        subscriptions.forEach { $0?.cancel() }
    }

    func request(_ demand: Subscribers.Demand) {
        order.run {
            let isFirst = self.demand == .none
            self.demand += demand
            self.drain()
            if self.isZip || isFirst {
                self.ask(self.a.subscription, demand)
                self.ask(self.b.subscription, demand)
            }
        }
    }

    func cancel() {
        if isCancelled.exchange(true, ordering: .acquiringAndReleasing) { return }
        order.run { self.release() }
    }
}
