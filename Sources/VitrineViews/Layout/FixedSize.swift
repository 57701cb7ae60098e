nonisolated struct FixedSizeModifier: LayoutModifier {
    typealias Body = Never
    let layout: FixedSizeLayout
}

nonisolated struct AspectRatioModifier: LayoutModifier {
    typealias Body = Never
    let layout: AspectRatioLayout
}

extension View {
    /// Fixes the view at its ideal size on the given axes.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)>.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// Fixes the view at its ideal size.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Constrains the view to an aspect ratio, width over height; nil keeps that of its ideal size.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-771ow>.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(layout: AspectRatioLayout(aspectRatio, contentMode: contentMode)))
    }

    /// Constrains the view to the aspect ratio of a size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit its parent.
    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Scales the view to fill its parent.
    nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
