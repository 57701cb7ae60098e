/// Draws the view as one picture.
nonisolated struct CompositingEffect: EffectModifier, Equatable {
    typealias Body = Never
    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering { .effect(.none) }
}

/// Keeps the view's place and draws nothing (A6-14).
nonisolated struct HiddenEffect: EffectModifier, Equatable {
    typealias Body = Never
    func rendering(_ size: CGSize, _ environment: EnvironmentValues) -> EffectRendering { .nothing }
}

/// The working colour space and storage format for the drawing group.
///
/// See <https://developer.apple.com/documentation/swiftui/colorrenderingmode>.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
    /// The non-linear sRGB working colour space.
    case nonLinear
    /// The linear sRGB working colour space.
    case linear
    /// The extended-range linear sRGB working colour space.
    case extendedLinear
}

extension View {
    /// Wraps this view in a compositing group, whose effects apply to it as a whole.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/compositinggroup()>.
    nonisolated public func compositingGroup() -> some View { modifier(CompositingEffect()) }

    /// Composites this view's contents into one picture before it is shown.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/drawinggroup(opaque:colormode:)>. The renderer
    /// decides about pixels: here it is a compositing group, in non-linear sRGB and not opaque.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(CompositingEffect())
    }

    /// Isolates the geometry of the view from its parent view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/geometrygroup()>. A frame and what is inside it
    /// always move together here, so there is nothing to isolate.
    nonisolated public func geometryGroup() -> some View { modifier(EmptyModifier()) }

    /// Hides this view; it keeps its place.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/hidden()>.
    nonisolated public func hidden() -> some View { modifier(HiddenEffect()) }
}
