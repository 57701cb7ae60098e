extension Publishers {
    /// Sends pairs of the newest values of two publishers.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/combinelatest>.
    public typealias CombineLatest<A: Publisher, B: Publisher> = _Together<_Newest, A, B>
    where A.Failure == B.Failure

    /// Sends triples of the newest values of three publishers.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/combinelatest3>.
    public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> = _Together3<_Newest, A, B, C>
    where A.Failure == B.Failure, B.Failure == C.Failure

    /// Sends quadruples of the newest values of four publishers.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/combinelatest4>.
    public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
        _Together4<_Newest, A, B, C, D>
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
}

extension Publisher {
    /// Sends the newest values, whenever there is a new one, of this and another publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends what the closure makes of such pairs.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Operation<Publishers.CombineLatest<Self, P>, T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0, $1) }
    }

    /// Sends the newest values, whenever there is a new one, of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends what the closure makes of such triples.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Operation<Publishers.CombineLatest3<Self, P, Q>, T, Failure>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
    }

    /// Sends the newest values, whenever there is a new one, of this and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what the closure makes of such quadruples.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Operation<Publishers.CombineLatest4<Self, P, Q, R>, T, Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
