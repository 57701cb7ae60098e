extension Publishers {
    /// What an operator makes of a publisher. The names that Apple gives to the operators' types stand for it.
    public struct Operation<Upstream: Publisher, Output, Failure: Error>: Publisher {
        /// The publisher that the operator is on.
        public let upstream: Upstream
        private let attach: (Upstream, any Subscriber<Output, Failure>) -> Void

        init(_ upstream: Upstream, attach: @escaping (Upstream, any Subscriber<Output, Failure>) -> Void) {
            (self.upstream, self.attach) = (upstream, attach)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            attach(upstream, subscriber)
        }
    }
}

extension Publisher {
    /// An operator that answers each value by at most one, with state of its own for each subscriber.
    func stage<T>(_ make: @escaping () -> (Output) -> Step<T, Failure>) -> Publishers.Operation<Self, T, Failure> {
        Publishers.Operation(self) { upstream, downstream in
            upstream.subscribe(Stage(downstream, onValue: make(), onCompletion: { $0 }))
        }
    }

    /// The same, for closures that throw.
    func throwingStage<T>(
        _ make: @escaping () -> (Output) throws -> Step<T, any Error>
    ) -> Publishers.Operation<Self, T, any Error> {
        Publishers.Operation(self) { upstream, downstream in
            let body = make()
            let stage = Stage<Output, Failure, T, any Error>(
                downstream,
                onValue: { value in
                    do { return try body(value) } catch { return .fail(error) }
                }, onCompletion: { $0.mapError { $0 } })
            upstream.subscribe(stage)
        }
    }

    /// An operator that takes all values and sends one at the end.
    func reduction<T>(
        _ make: @escaping () -> Reducer<Output, T, Failure>
    ) -> Publishers.Operation<Self, T, Failure> {
        Publishers.Operation(self) { upstream, downstream in
            upstream.subscribe(Reduction(downstream, make(), mapError: { $0 }))
        }
    }

    /// The same, for closures that throw.
    func throwingReduction<T>(
        _ make: @escaping () -> (value: (Output) throws -> Step<T, any Error>, end: () -> T?)
    ) -> Publishers.Operation<Self, T, any Error> {
        Publishers.Operation(self) { upstream, downstream in
            let body = make()
            let reducer = Reducer<Output, T, any Error>(
                onValue: { value in
                    do { return try body.value(value) } catch { return .fail(error) }
                }, atEnd: body.end)
            upstream.subscribe(Reduction(downstream, reducer, mapError: { (error: Failure) in error }))
        }
    }
}
