/// A length or none, in one word: there are many frames, and an optional takes two.
struct OptionalLength: Equatable {
    private let bits: UInt64
    // Not a number, and none that computing gives: one that somebody passes stays what it is.
    private static let none: UInt64 = 0x7FF4_0000_0000_0001

    init(_ length: CGFloat?) { bits = length.map { Double($0).bitPattern } ?? Self.none }

    var value: CGFloat? { bits == Self.none ? nil : CGFloat(Double(bitPattern: bits)) }

    /// Lengths are equal as numbers are.
    static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}
