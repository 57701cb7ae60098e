extension Publishers {
    /// What `catch` makes; see <https://developer.apple.com/documentation/combine/publishers/catch>.
    public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = MapError<Upstream, NewPublisher.Failure>
    /// What `tryCatch` makes; see <https://developer.apple.com/documentation/combine/publishers/trycatch>.
    public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = TryFilter<Upstream>
    /// What `retry` makes; see <https://developer.apple.com/documentation/combine/publishers/retry>.
    public typealias Retry<Upstream: Publisher> = Filter<Upstream>
    /// What `replaceError` makes; see <https://developer.apple.com/documentation/combine/publishers/replaceerror>.
    public typealias ReplaceError<Upstream: Publisher> = MapError<Upstream, Never>
    /// What `replaceEmpty` makes; see <https://developer.apple.com/documentation/combine/publishers/replaceempty>.
    public typealias ReplaceEmpty<Upstream: Publisher> = Filter<Upstream>
    /// What `append` and `prepend` make; see
    /// <https://developer.apple.com/documentation/combine/publishers/concatenate>.
    public typealias Concatenate<Prefix: Publisher, Suffix: Publisher> = Filter<Prefix>
}

extension Publisher {
    /// Goes on, after an error, with the publisher that the closure makes of it.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        relayed { upstream, relay in
            relay.follow(upstream) { completion in
                switch completion {
                case .finished: relay.end(.finished)
                case .failure(let error): relay.follow(handler(error)) { relay.end($0) }
                }
            }
        }
    }

    /// Goes on, after an error, with the publisher that the closure makes of it, or fails by what it throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        relayed { upstream, relay in
            relay.follow(upstream) { completion in
                guard case .failure(let error) = completion else { return relay.end(.finished) }
                do {
                    relay.follow(try handler(error)) { relay.end($0.mapError { $0 }) }
                } catch { relay.end(.failure(error)) }
            }
        }
    }

    /// Subscribes again after an error, at most that many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        relayed { upstream, relay in
            func attempt(left: Int) {
                relay.follow(upstream) { completion in
                    if case .failure = completion, left > 0 { attempt(left: left - 1) } else { relay.end(completion) }
                }
            }
            attempt(left: retries)
        }
    }

    /// Sends a value and finishes in place of an error.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        self.catch { _ in Just(output) }
    }

    /// Sends a value where there was none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        relayed { upstream, relay in
            var isEmpty = true
            relay.follow(upstream, onValue: { isEmpty = false }) { completion in
                if case .finished = completion, isEmpty {
                    relay.follow(Just(output)) { _ in relay.end(.finished) }
                } else {
                    relay.end(completion)
                }
            }
        }
    }

    private func followed<P: Publisher>(by next: P) -> (Relay<Output, Failure>) -> Void
    where P.Output == Output, P.Failure == Failure {
        { relay in
            relay.follow(self) { completion in
                if case .finished = completion {
                    relay.follow(next) { relay.end($0) }
                } else {
                    relay.end(completion)
                }
            }
        }
    }

    /// Sends another publisher's values after its own.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Output == Output, P.Failure == Failure {
        relayed { upstream, relay in upstream.followed(by: publisher)(relay) }
    }

    /// Sends elements after its own values.
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends values after its own.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends another publisher's values before its own.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Output == Output, P.Failure == Failure {
        publisher.append(self)
    }

    /// Sends elements before its own values.
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends values before its own.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }
}
