/// A guide on one axis, compared by its id; see <https://developer.apple.com/documentation/swiftui/alignmentid>.
///
/// Public only because `LayoutElement.explicitAlignment` has to be open to be overridden in another module.
public struct AlignmentKey: Hashable, Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis
    package let kind: Kind

    /// Which of the system's guides a key is. Found once a key, so that layouts need not compare ids.
    package enum Kind: Sendable {
        case start, center, end, firstBaseline, lastBaseline, custom
    }

    package init(id: any AlignmentID.Type, axis: Axis) {
        (self.id, self.axis) = (id, axis)
        kind =
            switch ObjectIdentifier(id) {
            case ObjectIdentifier(HorizontalAlignment.Leading.self), ObjectIdentifier(VerticalAlignment.Top.self):
                .start
            case ObjectIdentifier(HorizontalAlignment.Center.self), ObjectIdentifier(VerticalAlignment.Center.self):
                .center
            case ObjectIdentifier(HorizontalAlignment.Trailing.self), ObjectIdentifier(VerticalAlignment.Bottom.self):
                .end
            case ObjectIdentifier(VerticalAlignment.FirstTextBaseline.self): .firstBaseline
            case ObjectIdentifier(VerticalAlignment.LastTextBaseline.self): .lastBaseline
            default: .custom
            }
    }

    /// Two keys are equal when their ids and axes are.
    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

    /// Hashes the id and the axis.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// The six guides a container does not take over from its children (A7-04).
    package var isEdgeOrCenter: Bool {
        switch kind {
        case .start, .center, .end: true
        case .firstBaseline, .lastBaseline, .custom: false
        }
    }

    /// The guide's value in a view that does not set it, in points.
    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        switch kind {
        case .start: 0
        case .center: dimensions.size[axis] / 2
        // A view without text has its baselines at its bottom edge (A7-07).
        case .end, .firstBaseline, .lastBaseline: dimensions.size[axis]
        case .custom: id.defaultValue(in: dimensions)
        }
    }
}
