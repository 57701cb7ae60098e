/// A publisher that sends what it is told to.
///
/// See <https://developer.apple.com/documentation/combine/subject>.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to those who subscribed and asked for it; from any thread.
    func send(_ value: Output)
    /// Ends; later calls do nothing.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives the subject a subscription to what it is to send on.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that says nothing but that there is one.
    public func send() { send(()) }
}

/// A subject without memory.
///
/// A value goes to those who are there and asked for it, one call after the other for each, whichever threads send.
///
/// See <https://developer.apple.com/documentation/combine/passthroughsubject>.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    /// Has no subscribers yet.
    public init() {}

    public func send(_ input: Output) { broadcast.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
    public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber, name: "PassthroughSubject")
    }
}

/// A subject that keeps its newest value and sends it first to each new subscriber.
///
/// See <https://developer.apple.com/documentation/combine/currentvaluesubject>.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let broadcast: Broadcast<Output, Failure>

    /// Begins with a value.
    public init(_ value: Output) { broadcast = Broadcast(latest: value) }

    /// The newest value; setting it sends it. After the end, what is set is not kept.
    public var value: Output {
        get { broadcast.latest }
        set { send(newValue) }
    }

    public func send(_ input: Output) { broadcast.send(input, isStored: true) }
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.send(completion: completion) }
    public func send(subscription: any Subscription) { broadcast.send(subscription: subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        broadcast.attach(subscriber, name: "CurrentValueSubject")
    }
}

extension Subscribers {
    /// Tells a subject what comes; lets go of it at the end.
    final class SubjectSink<S: Subject>: Subscriber, Cancellable {
        private let state: Guarded<(subject: S?, subscription: (any Subscription)?)>

        init(_ subject: S) { state = Guarded((subject, nil)) }

        func receive(subscription: any Subscription) {
            let subject = state.withLock { state -> S? in
                guard state.subscription == nil else { return nil }
                state.subscription = subscription
                return state.subject
            }
            if let subject { subject.send(subscription: subscription) } else { subscription.cancel() }
        }

        func receive(_ input: S.Output) -> Demand {
            state.current.subject?.send(input)
            return .none
        }

        func receive(completion: Completion<S.Failure>) {
            state.exchange((nil, nil)).subject?.send(completion: completion)
        }

        func cancel() { state.exchange((nil, nil)).subscription?.cancel() }
    }
}
