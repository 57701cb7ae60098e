import Foundation

extension NotificationCenter {
    /// Sends notifications of a name, where they are posted.
    ///
    /// See <https://developer.apple.com/documentation/foundation/notificationcenter/publisher>.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        /// The centre.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// Whose notifications; everybody's where there is none.
        public let object: AnyObject?

        /// Listens while it has subscribers.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let observer = Guarded<(any NSObjectProtocol)?>(nil)
            let (center, name, object) = (center, name, object)
            let conduit = Conduit<Notification, Never>(
                subscriber, name: "NotificationCenter Observer", keepsLatest: false
            ) {
                _ in
                if let observer = observer.exchange(nil) { center.removeObserver(observer) }
            }
            conduit.start {
                let token = center.addObserver(forName: name, object: object, queue: nil) { conduit.send($0) }
                _ = observer.exchange(token)
                return (nil, nil)
            }
        }
    }

    /// A publisher of notifications of a name, and of an object where there is one.
    ///
    /// See <https://developer.apple.com/documentation/foundation/notificationcenter/publisher(for:object:)>.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
