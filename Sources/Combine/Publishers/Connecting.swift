extension Publishers {
    /// A publisher that goes through one subject for all subscribers, once it is connected.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/multicast>.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publisher that it is on.
        public let upstream: Upstream
        /// Makes the subject, when it is first needed.
        public let createSubject: () -> SubjectType
        private let subject = Guarded<SubjectType?>(nil)

        /// Goes through the subject that the closure makes.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var lazySubject: SubjectType {
            if let subject = subject.current { return subject }
            let new = createSubject()
            return subject.withLock { subject in
                let kept = subject ?? new
                subject = kept
                return kept
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            lazySubject.subscribe(subscriber)
        }

        /// Subscribes the subject to the publisher.
        public func connect() -> any Cancellable { upstream.subscribe(lazySubject) }
    }

    /// A publisher that waits to be connected.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/makeconnectable>.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Waits to be connected.
        public init(upstream: Upstream) { inner = Multicast(upstream: upstream) { PassthroughSubject() } }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        /// Subscribes to the publisher.
        public func connect() -> any Cancellable { inner.connect() }
    }

    /// A connectable publisher that is connected while it has subscribers.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/autoconnect>.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publisher that it connects.
        public let upstream: Upstream
        private let state = Guarded<(count: Int, connection: (any Cancellable)?)>((0, nil))

        /// Connects when the first subscriber comes.
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = state.withLock { state in
                state.count += 1
                return state.count == 1
            }
            let leave = AnyCancellable { self.leave() }
            let stage = Stage<Output, Failure, Output, Failure>(
                subscriber, onValue: { .pass($0) },
                onCompletion: { completion in
                    leave.cancel()
                    return completion
                }, hooks: StageHooks(onCancel: { leave.cancel() }))
            upstream.subscribe(stage)
            if isFirst { connect() }
        }

        private func connect() {
            let connection = upstream.connect()
            let isWanted = state.withLock { state in
                if state.count > 0 { state.connection = connection }
                return state.count > 0
            }
            if !isWanted { connection.cancel() }
        }

        private func leave() {
            let connection = state.withLock { state -> (any Cancellable)? in
                state.count -= 1
                guard state.count == 0 else { return nil }
                defer { state.connection = nil }
                return state.connection
            }
            connection?.cancel()
        }
    }

    /// A publisher that is subscribed to once for all its subscribers; a class, so that copies are the same.
    ///
    /// See <https://developer.apple.com/documentation/combine/publishers/share>.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publisher that is shared.
        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Subscribes when the first subscriber comes.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = Autoconnect(upstream: Multicast(upstream: upstream) { PassthroughSubject() })
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        /// The same object is the same.
        public static func == (left: Share, right: Share) -> Bool { left === right }
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last one went.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
    /// Goes through a subject made when it is first needed.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Goes through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self) { subject }
    }

    /// Is subscribed to once for all subscribers; later ones hear what comes later.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Waits to be connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
