/// An object that tells before it changes.
///
/// Without a publisher of its own, a class gets one that all its `@Published` properties, and those of its
/// superclasses, send to before they are set.
///
/// See <https://developer.apple.com/documentation/combine/observableobject>.
public protocol ObservableObject: AnyObject {
    /// The kind of publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The object's publisher: always the same one.
    public var objectWillChange: ObservableObjectPublisher { PublishedFields.of(type(of: self)).publisher(of: self) }
}

/// The publisher of an observable object.
///
/// See <https://developer.apple.com/documentation/combine/observableobjectpublisher>.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let broadcast = Broadcast<Void, Never>()

    /// One for an object that tells by itself.
    public init() {}

    /// Tells that the object is about to change.
    public func send() { broadcast.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        broadcast.attach(subscriber, name: "ObservableObjectPublisher")
    }
}
