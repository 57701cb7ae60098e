nonisolated struct ClipEffect<S: Shape>: EffectModifier, Animatable, AnimatedDeclaration {
    typealias Body = Never
    var shape: S
    var style: FillStyle
    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering {
        let path = shape.path(in: CGRect(origin: .zero, size: size), environment.layoutDirection)
        return path.isEmpty ? .nothing : .effect(.clip(HashablePath(path), style))
    }
}
extension ClipEffect: Equatable where S: Equatable {}

extension View {
    /// Sets a clipping shape for this view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)>.
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        modifier(ClipEffect(shape: shape, style: style))
    }

    /// Clips this view to its bounding rectangular frame.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)>.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips this view to its bounding frame, with the specified corner radius, in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/cornerradius(_:antialiased:)>. The corners are
    /// circular ones.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}
