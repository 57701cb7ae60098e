import Synchronization

/// What tells one subscriber or subscription from another.
///
/// See <https://developer.apple.com/documentation/combine/combineidentifier>.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let number: UInt
    private static let next = Atomic<UInt>(1)

    /// One that nothing else has: odd numbers, which no object's address is.
    public init() { number = Self.next.wrappingAdd(2, ordering: .relaxed).newValue }

    /// That of an object, as long as it lives.
    public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The identifier in hexadecimal digits.
    public var description: String { "0x\(String(number, radix: 16))" }
}

/// Something that can be told from others of its kind.
///
/// See <https://developer.apple.com/documentation/combine/customcombineidentifierconvertible>.
public protocol CustomCombineIdentifierConvertible {
    /// What tells it from others; an object's own by default.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
