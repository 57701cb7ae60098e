extension Publishers {
    /// Sends pairs of two publishers' values: the first ones, the second ones, and so on.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/zip>.
    public typealias Zip<A: Publisher, B: Publisher> = _Together<_InTurn, A, B>
    where A.Failure == B.Failure

    /// Sends triples of three publishers' values: the first ones, the second ones, and so on.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/zip3>.
    public typealias Zip3<A: Publisher, B: Publisher, C: Publisher> = _Together3<_InTurn, A, B, C>
    where A.Failure == B.Failure, B.Failure == C.Failure

    /// Sends quadruples of four publishers' values: the first ones, the second ones, and so on.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/zip4>.
    public typealias Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> = _Together4<_InTurn, A, B, C, D>
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
}

extension Publisher {
    /// Sends first values together, then second ones, and so on, of this and another publisher.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends what the closure makes of such pairs.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Operation<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure {
        zip(other).map { transform($0, $1) }
    }

    /// Sends first values together, then second ones, and so on, of this and two other publishers.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Sends what the closure makes of such triples.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Operation<Publishers.Zip3<Self, P, Q>, T, Failure>
    where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Sends first values together, then second ones, and so on, of this and three other publishers.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what the closure makes of such quadruples.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Operation<Publishers.Zip4<Self, P, Q, R>, T, Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
