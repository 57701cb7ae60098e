/// A coordinate space, whose origin frames are told from.
///
/// See <https://developer.apple.com/documentation/swiftui/coordinatespace>.
public enum CoordinateSpace: Hashable {
    /// The space of the window or picture.
    case global
    /// The view's own space.
    case local
    /// The space of the closest view around that has this name.
    case named(AnyHashable)

    /// Whether this is the space of the window or picture.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A frame of reference within the layout system.
///
/// See <https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol>.
public protocol CoordinateSpaceProtocol {
    /// The resolved coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the window or picture.
///
/// See <https://developer.apple.com/documentation/swiftui/globalcoordinatespace>.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The one value there is.
    public init() {}
    /// `CoordinateSpace.global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own space.
///
/// See <https://developer.apple.com/documentation/swiftui/localcoordinatespace>.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The one value there is.
    public init() {}
    /// `CoordinateSpace.local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view that was given a name.
///
/// See <https://developer.apple.com/documentation/swiftui/namedcoordinatespace>.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// `CoordinateSpace.named(_:)` of the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the window or picture.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the closest view around with the given name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}
