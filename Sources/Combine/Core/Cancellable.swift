/// Something under way that can be ended from outside.
///
/// See <https://developer.apple.com/documentation/combine/cancellable>.
public protocol Cancellable {
    /// Ends it and lets go of what it held; a second call does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a collection, by which it is cancelled when the collection goes.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps it in a set, by which it is cancelled when the set goes.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Cancels what it stands for when it goes.
///
/// See <https://developer.apple.com/documentation/combine/anycancellable>.
public final class AnyCancellable: Cancellable, Hashable {
    private let action: Guarded<(() -> Void)?>

    /// Calls a closure, once, when it is cancelled or goes.
    public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

    /// Stands for something else that can be cancelled.
    public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

    deinit { cancel() }

    /// Ends what it stands for; a second call does nothing.
    public func cancel() { action.exchange(nil)?() }

    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// The same object is the same.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
