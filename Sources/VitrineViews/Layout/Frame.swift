/// A frame of fixed size; see `frame(width:height:alignment:)`.
nonisolated public struct _FixedFrameModifier: LayoutModifier {
    public typealias Body = Never
    package let layout: FixedFrameLayout
    @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        layout = FixedFrameLayout(width: width, height: height, alignment: alignment)
    }
}

nonisolated struct FlexibleFrameModifier: LayoutModifier {
    typealias Body = Never
    let layout: FlexibleFrameLayout
}

extension View {
    /// Gives the view an invisible frame of fixed size, in points; nil leaves an axis as it is.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)>.
    @inlinable nonisolated public __consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FixedFrameModifier(width: width, height: height, alignment: alignment))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

    /// Gives the view an invisible frame whose size lies within bounds, in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)>.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                layout: FlexibleFrameLayout(
                    horizontal: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                    vertical: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)))
    }
}
