extension Subscribers {
    /// Asks for all values and calls closures.
    ///
    /// See <https://developer.apple.com/documentation/combine/subscribers/sink>.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private struct State {
            var receiveValue: ((Input) -> Void)?
            var receiveCompletion: ((Completion<Failure>) -> Void)?
            var subscription: (any Subscription)?
        }
        private let state: Guarded<State>

        /// Calls closures until it ends or is cancelled, and then lets go of them.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            state = Guarded(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
        }

        /// The closure for values.
        public var receiveValue: (Input) -> Void { state.current.receiveValue ?? { _ in } }
        /// The closure for the end.
        public var receiveCompletion: (Completion<Failure>) -> Void { state.current.receiveCompletion ?? { _ in } }
        /// The name of the type.
        public var description: String { "Sink" }

        public func receive(subscription: any Subscription) {
            let isTaken = state.withLock { state in
                guard state.subscription == nil, state.receiveValue != nil else { return false }
                state.subscription = subscription
                return true
            }
            if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            state.current.receiveValue?(value)
            return .none
        }

        public func receive(completion: Completion<Failure>) { state.exchange(State()).receiveCompletion?(completion) }

        public func cancel() { state.exchange(State()).subscription?.cancel() }
    }

    /// Sets a property of an object, which it keeps alive until it ends or is cancelled.
    ///
    /// See <https://developer.apple.com/documentation/combine/subscribers/assign>.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never
        private let state: Guarded<(object: Root?, subscription: (any Subscription)?)>
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        /// The object; none after the end.
        public var object: Root? { state.current.object }
        /// The name of the type and the object.
        public var description: String { "Assign \(Root.self)" }

        /// Sets the property to each value.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            state = Guarded((object, nil))
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            let isTaken = state.withLock { state in
                guard state.subscription == nil, state.object != nil else { return false }
                state.subscription = subscription
                return true
            }
            if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) { _ = state.exchange((nil, nil)) }

        public func cancel() { state.exchange((nil, nil)).subscription?.cancel() }
    }
}

extension Publisher {
    /// Calls a closure for each value and one at the end, until the result is cancelled or goes.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure for each value, until the result is cancelled or goes.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object, which is kept alive meanwhile, until the result is cancelled or goes.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
