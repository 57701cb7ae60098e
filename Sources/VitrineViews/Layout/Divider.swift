/// A line that separates content: across the axis of its stack, horizontal outside of one.
///
/// See <https://developer.apple.com/documentation/swiftui/divider>.
nonisolated public struct Divider: LeafView {
    public init() {}

    package struct Resolved {
        var isVertical: Bool
        var thickness: CGFloat
        var color: RGBA
    }

    package func resolve(_ inputs: ViewInputs) -> Resolved {
        let environment = inputs.environment
        // The colours of a separator (A3-19). A pixel thick (A3-15, A3-16), or a point where text is large (A3-17).
        return Resolved(
            isVertical: environment.stackAxis == .horizontal,
            thickness: environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / inputs.host.displayScale,
            color: environment.colorScheme == .dark
                ? RGBA(84 / 255, 84 / 255, 88 / 255, 0.6) : RGBA(60 / 255, 60 / 255, 67 / 255, 0.29))
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, _ resolved: Resolved) -> CGSize {
        resolved.isVertical
            ? CGSize(width: resolved.thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: resolved.thickness)
    }

    package func freeAxes(_ proposal: ProposedViewSize, _ size: CGSize, _ resolved: Resolved) -> Axis.Set {
        resolved.isVertical ? .horizontal : .vertical
    }

    package func lengthRange(along axis: Axis, _ resolved: Resolved) -> LengthRange? {
        (axis == .vertical) == resolved.isVertical ? .flexible : .rigid(resolved.thickness)
    }

    package func record(_ resolved: Resolved, into leaf: inout LeafRecorder) {
        leaf.add(.fill(Path(CGRect(origin: .zero, size: leaf.size)), .color(resolved.color), FillStyle()))
    }
}
extension Divider: Sendable {}
