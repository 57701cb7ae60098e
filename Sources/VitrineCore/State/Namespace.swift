/// A namespace of the view's identity: ids in it mean nothing in another.
///
/// See <https://developer.apple.com/documentation/swiftui/namespace>. It lives as long as the view's state.
@frozen @propertyWrapper public struct Namespace: DynamicProperty {
    @usableFromInline var id = ID(serial: 0)

    public init() {}

    /// The namespace; outside of a tree all are one.
    public var wrappedValue: ID { id }

    /// Identifies a namespace.
    @frozen public struct ID: Hashable, Sendable {
        @usableFromInline let serial: UInt64
        @usableFromInline init(serial: UInt64) { self.serial = serial }
    }

    private final class Kept {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    public mutating func _link(_ context: inout _DynamicPropertyContext) {
        let host = context.host
        id = context.slot { Kept(ID(serial: host.nextSerial())) }.id
    }

    public static var _readsEnvironment: Bool { false }
    public static var _isAlwaysSame: Bool { true }
}
