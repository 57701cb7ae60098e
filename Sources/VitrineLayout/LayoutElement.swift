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

    package init() {}

    /// The size the element takes for a proposal. Pure: the same answer for the same proposal until it is invalidated.
    open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The value of a guide that the element, or one inside it, sets; `size` is what it was or will be given.
    package func explicitAlignment(_ key: AlignmentKey, at size: CGSize) -> CGFloat? { nil }

    package var spacing: ViewSpacing { ViewSpacing() }
    package var layoutPriority: Double { 0 }
    package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
}

/// A key for a value that a view tells the layout it stands in.
///
/// See <https://developer.apple.com/documentation/swiftui/layoutvaluekey>.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
