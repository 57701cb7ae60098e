/// Something that hears a publisher's values and its end.
///
/// See <https://developer.apple.com/documentation/combine/subscriber>.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values it takes.
    associatedtype Input
    /// The kind of error it takes.
    associatedtype Failure: Error

    /// Called first, and once; nothing is sent before values were requested.
    func receive(subscription: any Subscription)
    /// Called for each value; returns how many more may come on top of what was asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Called last, and at most once.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes a value that says nothing but that there is one.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A namespace for subscribers and what they speak of.
///
/// See <https://developer.apple.com/documentation/combine/subscribers>.
public enum Subscribers {}

/// The connection of one subscriber to one publisher.
///
/// See <https://developer.apple.com/documentation/combine/subscription>.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Allows that many more values to be sent.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
///
/// See <https://developer.apple.com/documentation/combine/subscriptions>.
public enum Subscriptions {
    private struct Empty: Subscription, CustomStringConvertible {
        let combineIdentifier = CombineIdentifier()
        var description: String { "Empty" }
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }

    /// A subscription that does nothing: for publishers that end at once.
    public static var empty: any Subscription { Empty() }
}
