nonisolated struct ContainerRelativeFrameModifier: PathModifier {
    typealias Body = Never
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        ContainerRelativeFrameNode(declared, inputs)
    }

    /// The frame for the container of the node; an axis on which that has no length stays as it is.
    fileprivate func layout(for node: ViewNode) -> FixedFrameLayout {
        let size = node.containerSize
        func length(_ axis: Axis) -> CGFloat? {
            guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
            return size[axis].map { self.length($0, axis) }
        }
        return FixedFrameLayout(width: length(.horizontal), height: length(.vertical), alignment: alignment)
    }
}

private final class ContainerRelativeFrameNode: UnaryLayoutNode<FixedFrameLayout> {
    @exclusivity(unchecked) private var known = FixedFrameLayout(width: nil, height: nil)
    // What is around the node is known when it is asked.
    private var isKnown = false
    // It stays where it is as long as the node is there.
    override var place: UnsafePointer<FixedFrameLayout> {
        if !isKnown {
            isKnown = true
            known = Declared<ContainerRelativeFrameModifier>(_declared).value.layout(for: self)
        }
        return withUnsafePointer(to: &known) { $0 }
    }

    init(_ declared: Declared<ContainerRelativeFrameModifier>, _ inputs: __shared ViewInputs) {
        super.init(inputs, declared.erased)
    }

    override func needsLayout() {
        isKnown = false
        super.needsLayout()
    }
}

extension View {
    /// Gives the view a frame as long as its nearest container: a scroll view, or else the window.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)>.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Gives the view a frame of `span` of the `count` equal parts that its nearest container is divided into (A8-11).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)>.
    ///
    /// - Parameter spacing: the distance between two parts, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
            return part * CGFloat(span) + CGFloat(span - 1) * spacing
        }
    }

    /// Gives the view a frame of the lengths that a closure makes of its nearest container's, in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:_:)>.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}
