/// A flexible space that expands along the axis of its stack, or on both axes outside of one.
///
/// See <https://developer.apple.com/documentation/swiftui/spacer>.
@frozen nonisolated public struct Spacer: LeafView {
    /// The least length, in points; nil is the system's, 8.
    public var minLength: CGFloat?
    @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// The axis of the stack around the spacer.
    package func resolve(_ inputs: ViewInputs) -> Axis? { inputs.environment.stackAxis }

    private var length: CGFloat { max(minLength ?? ViewSpacing.systemDistance, 0) }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ axis: Axis?) -> CGSize {
        func flexible(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? length, length) }
        switch axis {
        case .horizontal: return CGSize(width: flexible(proposal.width), height: 0)
        case .vertical: return CGSize(width: 0, height: flexible(proposal.height))
        case nil: return CGSize(width: flexible(proposal.width), height: flexible(proposal.height))
        }
    }

    package func freeAxes(_ proposal: ProposedViewSize, _ size: CGSize, _ axis: Axis?) -> Axis.Set {
        axis.map(\.crossing.set) ?? []
    }

    package func record(_ axis: Axis?, into leaf: inout LeafRecorder) {}

    // A spacer keeps no distance to its neighbours (A2-03).
    package func spacing(_ axis: Axis?) -> ViewSpacing { axis.map(ViewSpacing.spacer(along:)) ?? .zero }

    package func lengthRange(along axis: Axis, _ stack: Axis?) -> LengthRange? {
        stack == axis.crossing ? .rigid(0) : LengthRange(min: length, max: .infinity)
    }

    // Other views get everything but the spacer's minimum (A3-10).
    package var priority: Double { -.infinity }
}
extension Spacer: Sendable {}
