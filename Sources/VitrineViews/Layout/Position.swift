nonisolated struct OffsetModifier: LayoutModifier, Animatable, AnimatedDeclaration {
    typealias Body = Never
    var layout: OffsetLayout
    var animatableData: CGSize.AnimatableData {
        get { layout.offset.animatableData }
        set { layout = OffsetLayout(CGSize(width: newValue.first, height: newValue.second)) }
    }
}

nonisolated struct PositionModifier: LayoutModifier {
    typealias Body = Never
    let layout: PositionLayout
}

extension View {
    /// Draws the view moved by `offset`, in points; its place in the layout stays.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/offset(_:)>.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(layout: OffsetLayout(offset)))
    }

    /// Draws the view moved by `x` and `y`, in points; its place in the layout stays.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Puts the centre of the view at a point of its parent.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/position(_:)>.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(layout: PositionLayout(position)))
    }

    /// Puts the centre of the view at a point of its parent.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
