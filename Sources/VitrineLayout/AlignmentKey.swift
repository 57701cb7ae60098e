import Synchronization

/// A guide on one axis, compared by its id; see <https://developer.apple.com/documentation/swiftui/alignmentid>.
///
/// Public only because `LayoutElement.explicitAlignment` has to be open to be overridden in another module.
public struct AlignmentKey: Hashable, Sendable {
    // One word, for stacks and frames hold keys, and there are many: the address of what is known of the id, and in the
    // bits that no address uses the kind and the axis.
    private let bits: UInt

    /// What is known of an id; kept for ever.
    private final class Identity: Sendable {
        let id: any AlignmentID.Type
        init(_ id: any AlignmentID.Type) { self.id = id }
    }
    private static let identities = Mutex<[ObjectIdentifier: Identity]>([:])

    package var id: any AlignmentID.Type {
        Unmanaged<Identity>.fromOpaque(UnsafeRawPointer(bitPattern: bits & ~15)!)._withUnsafeGuaranteedRef { $0.id }
    }
    package var axis: Axis { bits & 8 == 0 ? .horizontal : .vertical }
    package var kind: Kind { Kind(rawValue: UInt8(bits & 7))! }

    /// Which of the system's guides a key is. Found once a key, so that layouts need not compare ids.
    package enum Kind: UInt8, Sendable {
        case start, center, end, firstBaseline, lastBaseline, custom
    }

    package init(id: any AlignmentID.Type, axis: Axis) {
        let identity = Self.identities.withLock { known in
            let identity = known[ObjectIdentifier(id)] ?? Identity(id)
            known[ObjectIdentifier(id)] = identity
            return identity
        }
        let address = UInt(bitPattern: Unmanaged.passUnretained(identity).toOpaque())
        bits = address | UInt(Self.kind(of: id).rawValue) | (axis == .horizontal ? 0 : 8)
    }

    private static func kind(of id: any AlignmentID.Type) -> Kind {
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

    /// The six guides a container does not take over from its children (A7-04).
    package var isEdgeOrCenter: Bool {
        switch kind {
        case .start, .center, .end: true
        case .firstBaseline, .lastBaseline, .custom: false
        }
    }

    /// The guide's value in a view that does not set it, in points.
    package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        systemValue(in: dimensions.size) ?? id.defaultValue(in: dimensions)
    }

    /// The same for the system's guides, which ask only for the size; nil for others.
    func systemValue(in size: CGSize) -> CGFloat? {
        switch kind {
        case .start: 0
        case .center: size[axis] / 2
        // A view without text has its baselines at its bottom edge (A7-07).
        case .end, .firstBaseline, .lastBaseline: size[axis]
        case .custom: nil
        }
    }
}
