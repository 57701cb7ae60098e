extension Publishers {
    /// A publisher that sends a sequence's elements and finishes.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/sequence>.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements

        /// Sends the elements to each subscriber, as they are asked for.
        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Pull.start(subscriber, sequence.makeIterator(), then: .finished, name: "\(sequence)")
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// The sequence as a publisher.
    ///
    /// See <https://developer.apple.com/documentation/swift/sequence/publisher>.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// The value as a publisher; without one it finishes at once.
    ///
    /// See <https://developer.apple.com/documentation/swift/optional/publisher-swift.property>.
    public var publisher: Publisher { Publisher(self) }

    /// Sends the value, if there is one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        /// The value, if there is one.
        public let output: Wrapped?

        /// Sends the value to each subscriber.
        public init(_ output: Wrapped?) { self.output = output }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            let values = output.map { [$0] } ?? []
            Pull.start(subscriber, values.makeIterator(), then: .finished, name: "Optional")
        }
    }
}

extension Result {
    /// The result as a publisher.
    ///
    /// See <https://developer.apple.com/documentation/swift/result/publisher-swift.property>.
    public var publisher: Publisher { Publisher(self) }

    /// Sends the value, or fails.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        /// The result.
        public let result: Result

        /// Sends the result to each subscriber.
        public init(_ result: Result) { self.result = result }
        /// Sends a value.
        public init(_ output: Success) { result = .success(output) }
        /// Fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output):
                Pull.start(subscriber, CollectionOfOne(output).makeIterator(), then: .finished, name: "Once")
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }
}
