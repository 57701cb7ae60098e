/// The tiny child interface that layout algorithms see. A view node is one; tests make their own.
///
/// The parent owns where its children stand: `placement` is written by `LayoutSubview.place` and read by the parent
/// when its layout has run.
open class LayoutElement {
    // Flat numbers instead of optionals: there is one of these a node, and nodes are many. NaN stands for nil; without
    // `placedY` either, the element is left out.
    @exclusivity(unchecked) private final var placedX = CGFloat.nan
    @exclusivity(unchecked) private final var placedY: CGFloat = 0
    @exclusivity(unchecked) private final var placedSize = CGSize.zero
    @exclusivity(unchecked) private final var proposedWidth: CGFloat = 0
    @exclusivity(unchecked) private final var proposedHeight: CGFloat = 0

    /// Where an element was put, in the container's coordinates, and the size it has there.
    package struct Placement {
        package var origin: CGPoint
        package var size: CGSize
        package var proposal: ProposedViewSize

        package init(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
            (self.origin, self.size, self.proposal) = (origin, size, proposal)
        }
    }

    /// The last placement asked for; nil: not placed.
    package final var placement: Placement? {
        get {
            if placedX.isNaN { return nil }
            return Placement(
                origin: CGPoint(x: placedX, y: placedY), size: placedSize,
                proposal: ProposedViewSize(
                    width: proposedWidth.isNaN ? nil : proposedWidth,
                    height: proposedHeight.isNaN ? nil : proposedHeight))
        }
        set {
            guard let newValue else {
                (placedX, placedY) = (.nan, 0)
                return
            }
            // A place that is not a number would read as no place at all.
            placedX = newValue.origin.x.isNaN ? 0 : newValue.origin.x
            placedY = newValue.origin.y.isNaN ? 0 : newValue.origin.y
            placedSize = newValue.size
            proposedWidth = newValue.proposal.width ?? .nan
            proposedHeight = newValue.proposal.height ?? .nan
        }
    }

    /// Takes the element out of its container for now: it is neither placed nor shown until it is placed again.
    package final func leaveOut() { (placedX, placedY) = (.nan, .nan) }

    /// Whether the container's layout left the element out.
    package final var isLeftOut: Bool { placedX.isNaN && placedY.isNaN }

    /// An element that was not placed yet.
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

extension LayoutElement {
    /// Puts the element's `anchor` on `position`.
    package func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        let offset = anchor.point(in: size)
        placement = Placement(
            origin: CGPoint(x: position.x - offset.x, y: position.y - offset.y), size: size, proposal: proposal)
    }
}

/// A key for a value that a view tells the layout it stands in.
///
/// See <https://developer.apple.com/documentation/swiftui/layoutvaluekey>.
public protocol LayoutValueKey {
    /// What the view tells.
    associatedtype Value
    /// What a view without the value tells.
    static var defaultValue: Value { get }
}
