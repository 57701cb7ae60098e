/// A publisher whose kind does not show.
///
/// See <https://developer.apple.com/documentation/combine/anypublisher>.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (any Subscriber<Output, Failure>) -> Void

    /// Hides a publisher's kind.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let publisher = publisher as? Self {
            self = publisher
        } else {
            attach = { publisher.receive(subscriber: AnySubscriber(any: $0)) }
        }
    }

    /// The name of the type, as there is nothing else to tell.
    public var description: String { "AnyPublisher" }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(subscriber)
    }
}

extension Publisher {
    /// Hides the publisher's kind, so that a signature need not name it.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose kind does not show, or one made of closures.
///
/// See <https://developer.apple.com/documentation/combine/anysubscriber>.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let base: any Subscriber<Input, Failure>

    /// Hides a subscriber's kind.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure { base = subscriber }

    /// Hides a subject: what comes is sent on by it.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        base = Subscribers.SubjectSink(subject)
    }

    /// Made of closures; without one for values, none are asked for by it.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        base = ClosureSubscriber(
            onSubscription: receiveSubscription ?? { _ in }, onValue: receiveValue ?? { _ in .none },
            onCompletion: receiveCompletion ?? { _ in })
    }

    init(any subscriber: any Subscriber<Input, Failure>) { base = subscriber }

    /// That of the subscriber inside.
    public var combineIdentifier: CombineIdentifier { base.combineIdentifier }
    /// The name of the type, as there is nothing else to tell.
    public var description: String { "AnySubscriber" }

    public func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { base.receive(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }
}

/// A subscriber that is three closures.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    init(
        onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (self.onSubscription, self.onValue, self.onCompletion) = (onSubscription, onValue, onCompletion)
    }

    func receive(subscription: any Subscription) { onSubscription(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
