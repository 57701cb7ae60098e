/// How values of several publishers are put together: the newest ones, or one of each in turn.
public protocol _Pace { static var _isZip: Bool { get } }
/// The newest values, whenever there is a new one.
public enum _Newest: _Pace { public static var _isZip: Bool { false } }
/// The first values, then the second ones, and so on.
public enum _InTurn: _Pace { public static var _isZip: Bool { true } }

extension Publishers {
    /// Sends pairs of two publishers' values; `CombineLatest` or `Zip` by its pace.
    public struct _Together<Pace: _Pace, A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Puts two publishers together.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Pairing.start(subscriber, a, b, isZip: Pace._isZip)
        }
    }

    /// Sends triples of three publishers' values; `CombineLatest3` or `Zip3` by its pace.
    public struct _Together3<Pace: _Pace, A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Puts three publishers together.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let first = _Together<Pace, A, B>(a, b)
            _Together<Pace, _, _>(first, c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// Sends quadruples of four publishers' values; `CombineLatest4` or `Zip4` by its pace.
    public struct _Together4<Pace: _Pace, A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Puts four publishers together.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (first, last) = (_Together<Pace, A, B>(a, b), _Together<Pace, C, D>(c, d))
            _Together<Pace, _, _>(first, last).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
        }
    }
}
