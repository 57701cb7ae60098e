/// A publisher that sends one value and finishes.
///
/// See <https://developer.apple.com/documentation/combine/just>.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Sends the value to each subscriber.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Pull.start(subscriber, CollectionOfOne(output).makeIterator(), then: .finished, name: "Just")
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// A publisher without values.
///
/// See <https://developer.apple.com/documentation/combine/empty>.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether it finishes at once; otherwise it never does.
    public let completeImmediately: Bool

    /// Sends nothing, and finishes unless told otherwise.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// The same, with types named.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that fails at once.
///
/// See <https://developer.apple.com/documentation/combine/fail>.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Ends each subscription by the error.
    public init(error: Failure) { self.error = error }

    /// The same, with the type of values named.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable where Output: Sendable {}

/// A publisher that is made anew for each subscriber.
///
/// See <https://developer.apple.com/documentation/combine/deferred>.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Calls the closure when somebody subscribes.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
