/// A rectangular shape with rounded corners of different radii, aligned inside the frame of the view containing it.
///
/// See <https://developer.apple.com/documentation/swiftui/unevenroundedrectangle>.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, InsetDrawing, Equatable {
    /// The radii of each corner of the rounded rectangle, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style of corners drawn by the rounded rectangle.
    public var style: RoundedCornerStyle

    /// Creates a new rounded rectangle shape with uneven corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }

    /// Creates a new rounded rectangle shape with corners of the given radii, in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
        self.init(cornerRadii: radii, style: style)
    }

    /// The rounded rectangle that fills `rect`, drawn for text from left to right.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    func path(in rect: CGRect, inset amount: CGFloat) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: max(cornerRadii.topLeading - amount, 0),
            bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
            bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
            topTrailing: max(cornerRadii.topTrailing - amount, 0))
        return Path(roundedRect: rect, cornerRadii: radii, style: style)
    }
    /// Returns the rounded rectangle inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeView(base: self, amount: amount) }
    public static var _fillsProposal: Bool { true }

    /// The four radii, to be animated.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(
                AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
                AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
        }
        set {
            (cornerRadii.topLeading, cornerRadii.bottomLeading) = (newValue.first.first, newValue.first.second)
            (cornerRadii.bottomTrailing, cornerRadii.topTrailing) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangular shape with rounded corners of the given radii, in points.
    nonisolated public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangular shape with rounded corners of the given radii, in points.
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
