/// Something that sends a sequence of values over time to those who subscribe.
///
/// See <https://developer.apple.com/documentation/combine/publisher>.
public protocol Publisher<Output, Failure> {
    /// The kind of values sent.
    associatedtype Output
    /// The kind of error it may end with; `Never` where it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber; it hears of its subscription before anything else.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber: what one calls instead of `receive(subscriber:)`.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which sends on what it hears until the result is cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = Subscribers.SubjectSink(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// A namespace for the publishers that operators make.
///
/// See <https://developer.apple.com/documentation/combine/publishers>.
public enum Publishers {}

/// A publisher that sends nothing before `connect()` is called.
///
/// See <https://developer.apple.com/documentation/combine/connectablepublisher>.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending, until the result is cancelled.
    func connect() -> any Cancellable
}
