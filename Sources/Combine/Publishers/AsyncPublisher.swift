/// The values of a publisher, to wait for in a task. Each is asked for when it is waited for.
///
/// See <https://developer.apple.com/documentation/combine/asyncpublisher>.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    private let publisher: P

    /// Subscribes when the values are iterated.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator {
        let iterator = Iterator()
        iterator.lease.pull.subscribe(to: publisher)
        return iterator
    }

    /// Waits for one value after the other; cancels the subscription when it goes.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        let lease = AsyncPull<P.Output, Never>.Lease()

        /// The next value; nil at the end and when the task is cancelled.
        public mutating func next() async -> P.Output? { await lease.pull.next().get() }

        /// The next value; nil at the end and when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            await lease.pull.next(isolation: actor).get()
        }
    }
}

/// The values of a publisher that may fail, to wait for in a task.
///
/// See <https://developer.apple.com/documentation/combine/asyncthrowingpublisher>.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    private let publisher: P

    /// Subscribes when the values are iterated.
    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> Iterator {
        let iterator = Iterator()
        iterator.lease.pull.subscribe(to: publisher)
        return iterator
    }

    /// Waits for one value after the other; cancels the subscription when it goes.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        public typealias Failure = any Error
        let lease = AsyncPull<P.Output, P.Failure>.Lease()

        /// The next value; nil at the end and when the task is cancelled.
        public mutating func next() async throws -> P.Output? { try await lease.pull.next().get() }

        /// The next value; nil at the end and when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
            try await lease.pull.next(isolation: actor).get()
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, to wait for in a task.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, to wait for in a task, and the error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
