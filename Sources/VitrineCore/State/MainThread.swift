/// Whether the code at hand is the main actor's.
///
/// On Linux the first thread of a program may end, and another one then serves the main queue.
package enum MainThread {
    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }
}
