extension Publishers {
    /// What `flatMap` makes; see <https://developer.apple.com/documentation/combine/publishers/flatmap>.
    public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = Operation<
        Upstream, NewPublisher.Output, NewPublisher.Failure
    >
    /// What `switchToLatest` makes; see
    /// <https://developer.apple.com/documentation/combine/publishers/switchtolatest>.
    public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = Operation<Upstream, P.Output, P.Failure>
}

extension Publisher {
    /// The shape of all below: what the values stand for, with errors of one kind.
    private func flattened<Outer: Publisher, P: Publisher>(
        _ outer: @escaping (Self) -> Outer, limit: Subscribers.Demand = .unlimited, onlyNewest: Bool = false,
        inner: @escaping (Outer.Output) -> P
    ) -> Publishers.Operation<Self, P.Output, P.Failure> where Outer.Failure == P.Failure {
        Publishers.Operation(self) { upstream, downstream in
            Confluence.start(downstream, outer: outer(upstream), limit: limit, onlyNewest: onlyNewest, inner: inner)
        }
    }

    /// Sends the values of all the publishers that the closure makes, at most so many at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        flattened({ $0 }, limit: maxPublishers, inner: transform)
    }
}

extension Publisher where Failure == Never {
    /// Sends the values of all the publishers that the closure makes, which may fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> {
        flattened({ $0.setFailureType(to: P.Failure.self) }, limit: maxPublishers, inner: transform)
    }

    /// Sends the values of all the publishers that the closure makes.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        flattened({ $0 }, limit: maxPublishers, inner: transform)
    }
}

extension Publisher {
    /// Sends the values of all the publishers that the closure makes, which cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flattened({ $0 }, limit: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the newest publisher only.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        flattened({ $0 }, onlyNewest: true) { $0 }
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Sends the values of the newest publisher only, which may fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        flattened({ $0.setFailureType(to: Output.Failure.self) }, onlyNewest: true) { $0 }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the newest publisher only, which cannot fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Publishers.SetFailureType<Output, Failure>, Self>
    {
        flattened({ $0 }, onlyNewest: true) { $0.setFailureType(to: Failure.self) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
    /// Sends the values of the newest publisher only.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        flattened({ $0 }, onlyNewest: true) { $0 }
    }
}
