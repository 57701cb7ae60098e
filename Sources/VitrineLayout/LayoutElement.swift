/// The tiny child interface that layout algorithms see. A view node is one; tests make their own.
///
/// The parent owns where its children stand: `placement` is written by `LayoutSubview.place` and read by the parent
/// when its layout has run.
open class LayoutElement {
    /// The last placement asked for, in the container's coordinates; nil: not placed.
    package var placement: Placement?

    package struct Placement {
        package var position: CGPoint
        package var anchor: UnitPoint
        package var proposal: ProposedViewSize
    }

    /// An element that has not been placed.
    public init() {}

    /// The size the element takes for a proposal. Pure: the same answer for the same proposal until it is invalidated.
    open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The value of a guide that the element, or one inside it, sets; `size` is what it was or will be given.
    ///
    /// Whether the value is nil must not depend on `size`.
    open func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? { nil }

    /// The distances the element prefers to its neighbours.
    open var spacing: ViewSpacing { ViewSpacing() }

    /// A stack gives space to the children with higher priority first.
    open var layoutPriority: Double { 0 }

    /// The value that the element's view set for the layout it stands in.
    open func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

    /// What the element knows, without being measured, about its length on `axis`; nil: measure it.
    ///
    /// This is what keeps nested stacks from measuring every child three times a level: see `LengthRange`.
    open func lengthRange(along axis: Axis) -> LengthRange? { nil }
}

/// A key for a value that a view tells the layout it stands in.
///
/// See <https://developer.apple.com/documentation/swiftui/layoutvaluekey>.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
