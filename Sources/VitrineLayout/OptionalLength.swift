/// A length or none, in one word: there are many proposals, and an optional takes two.
@usableFromInline package struct OptionalLength: Equatable, Sendable {
    @usableFromInline let bits: UInt64

    @inlinable init(bits: UInt64) { self.bits = bits }
    @inlinable package init(_ length: CGFloat?) {
        if let length { bits = Double(length).bitPattern } else { self = .none }
    }

    // Not numbers, and none that computing gives: one that somebody passes stays what it is.
    @inlinable package static var none: Self { Self(bits: 0x7FF4_0000_0000_0001) }
    /// What no length and no lack of one equals, where nothing is known yet.
    @inlinable package static var unknown: Self { Self(bits: 0x7FF4_0000_0000_0002) }

    @inlinable package var value: CGFloat? { self == .none ? nil : CGFloat(Double(bitPattern: bits)) }

    /// Lengths are equal as numbers are; what is not a number equals itself.
    @inlinable package static func == (a: Self, b: Self) -> Bool {
        a.bits == b.bits || Double(bitPattern: a.bits) == Double(bitPattern: b.bits)
    }
}

/// A proposal in two words.
@usableFromInline package struct ShortProposal: Equatable, Sendable {
    @usableFromInline package var width: OptionalLength
    @usableFromInline package var height: OptionalLength

    @inlinable package init(width: OptionalLength, height: OptionalLength) {
        (self.width, self.height) = (width, height)
    }
    @inlinable package init(_ proposal: ProposedViewSize) {
        self.init(width: OptionalLength(proposal.width), height: OptionalLength(proposal.height))
    }

    /// What no proposal equals, where none was made.
    @inlinable package static var unknown: Self { Self(width: .unknown, height: .unknown) }
    @inlinable package var isUnknown: Bool { width == .unknown }

    @inlinable package var value: ProposedViewSize { ProposedViewSize(width: width.value, height: height.value) }
}
