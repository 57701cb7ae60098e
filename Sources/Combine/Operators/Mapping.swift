extension Publishers {
    /// What `map` makes; see <https://developer.apple.com/documentation/combine/publishers/map>.
    public typealias Map<Upstream: Publisher, Output> = Operation<Upstream, Output, Upstream.Failure>
    /// What `tryMap` makes; see <https://developer.apple.com/documentation/combine/publishers/trymap>.
    public typealias TryMap<Upstream: Publisher, Output> = Operation<Upstream, Output, any Error>
    /// What `mapError` makes; see <https://developer.apple.com/documentation/combine/publishers/maperror>.
    public typealias MapError<Upstream: Publisher, Failure: Error> = Operation<Upstream, Upstream.Output, Failure>
    /// What `setFailureType` makes; see <https://developer.apple.com/documentation/combine/publishers/setfailuretype>.
    public typealias SetFailureType<Upstream: Publisher, Failure: Error> = MapError<Upstream, Failure>
    /// What `compactMap` makes; see <https://developer.apple.com/documentation/combine/publishers/compactmap>.
    public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>
    /// What `tryCompactMap` makes; see <https://developer.apple.com/documentation/combine/publishers/trycompactmap>.
    public typealias TryCompactMap<Upstream: Publisher, Output> = TryMap<Upstream, Output>
    /// What `scan` makes; see <https://developer.apple.com/documentation/combine/publishers/scan>.
    public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
    /// What `tryScan` makes; see <https://developer.apple.com/documentation/combine/publishers/tryscan>.
    public typealias TryScan<Upstream: Publisher, Output> = TryMap<Upstream, Output>
    /// What `encode` makes; see <https://developer.apple.com/documentation/combine/publishers/encode>.
    public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = TryMap<Upstream, Coder.Output>
    /// What `decode` makes; see <https://developer.apple.com/documentation/combine/publishers/decode>.
    public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = TryMap<Upstream, Output>
}

extension Publisher {
    /// Sends what the closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        stage { { .pass(transform($0)) } }
    }

    /// Sends a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        stage { { .pass($0[keyPath: keyPath]) } }
    }

    /// Sends two properties of each value.
    public func map<T0, T1>(_ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>)
        -> Publishers.Map<Self, (T0, T1)>
    {
        stage { { .pass(($0[keyPath: first], $0[keyPath: second])) } }
    }

    /// Sends three properties of each value.
    public func map<T0, T1, T2>(
        _ first: KeyPath<Output, T0>, _ second: KeyPath<Output, T1>, _ third: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
        stage { { .pass(($0[keyPath: first], $0[keyPath: second], $0[keyPath: third])) } }
    }

    /// Sends what the closure makes of each value, or fails by what it throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        throwingStage { { .pass(try transform($0)) } }
    }

    /// Sends what the closure makes of a value, unless that is nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        stage { { transform($0).map { .pass($0) } ?? .skip } }
    }

    /// Sends what the closure makes of a value, unless that is nil, or fails by what it throws.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        throwingStage { { try transform($0).map { .pass($0) } ?? .skip } }
    }

    /// Sends a value in place of nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        stage { { .pass($0 ?? output) } }
    }

    /// Sends what the closure makes of its last result and each value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        stage {
            var result = initialResult
            return { value in
                result = nextPartialResult(result, value)
                return .pass(result)
            }
        }
    }

    /// Sends what the closure makes of its last result and each value, or fails by what it throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        throwingStage {
            var result = initialResult
            return { value in
                result = try nextPartialResult(result, value)
                return .pass(result)
            }
        }
    }

    /// Fails by what the closure makes of the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.Operation(self) { upstream, downstream in
            upstream.subscribe(
                Stage<Output, Failure, Output, E>(
                    downstream, onValue: { .pass($0) }, onCompletion: { $0.mapError(transform) }))
        }
    }

    /// Ends the program where the publisher fails: for publishers that cannot.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.MapError<Self, Never> {
        mapError { error -> Never in
            fatalError("\(prefix)\(prefix.isEmpty ? "" : ": ")a publisher failed: \(error)", file: file, line: line)
        }
    }
}

extension Publisher where Failure == Never {
    /// Names a kind of error, to fit in with publishers that fail by it.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.Operation(self) { upstream, downstream in
            upstream.subscribe(
                Stage<Output, Never, Output, E>(
                    downstream, onValue: { .pass($0) }, onCompletion: { _ in .finished }))
        }
    }
}
