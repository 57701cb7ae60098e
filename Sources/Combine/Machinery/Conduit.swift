import Synchronization

/// One subscriber's connection to a subject.
///
/// A value for which there is no demand is lost, or, in a subject that keeps its newest value, waits to be asked for.
final class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible, @unchecked Sendable {
    private let order = SerialOrder()
    private let isCancelled = Atomic(false)
    private let keepsLatest: Bool
    private let remove: (Conduit) -> Void
    /// Where it stands among the subject's listeners; touched by the subject, in its lock.
    var place = 0
    let description: String

    // Touched in `order` only.
    private var downstream: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    private var waiting: Output?

    init(
        _ downstream: any Subscriber<Output, Failure>, name: String, keepsLatest: Bool,
        remove: @escaping (Conduit) -> Void
    ) {
        (self.downstream, description, self.keepsLatest) = (downstream, name, keepsLatest)
        self.remove = remove
    }

    /// Joins the subject and tells the subscriber; no value comes in between.
    func start(join: @escaping () -> (completion: Subscribers.Completion<Failure>?, latest: Output?)) {
        order.run {
            let (completion, latest) = join()
            if completion == nil { self.waiting = latest }
            self.downstream?.receive(subscription: self)
            if let completion { self.end(completion) }
        }
    }

    func send(_ value: Output) {
        // Without a closure to keep, in all cases but one.
        if !order.runNow({ deliver(value) }) { order.run { self.deliver(value) } }
    }

    func send(completion: Subscribers.Completion<Failure>) { order.run { self.end(completion) } }

    private func deliver(_ value: Output) {
        guard let downstream, !isCancelled.load(ordering: .acquiring) else { return }
        guard demand > .none else {
            if keepsLatest { waiting = value }
            return
        }
        demand -= 1
        waiting = nil
        let more = downstream.receive(value)
        demand += more
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        guard let downstream, !isCancelled.load(ordering: .acquiring) else { return }
        release()
        downstream.receive(completion: completion)
    }

    private func release() { (downstream, waiting) = (nil, nil) }

    func request(_ demand: Subscribers.Demand) {
        order.run {
            self.demand += demand
            if demand > .none, let value = self.waiting { self.deliver(value) }
        }
    }

    func cancel() {
        if isCancelled.exchange(true, ordering: .acquiringAndReleasing) { return }
        remove(self)
        order.run { self.release() }
    }
}
