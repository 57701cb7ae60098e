/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
///
/// See <https://developer.apple.com/documentation/swiftui/roundedrectangle>.
nonisolated public struct RoundedRectangle: InsettableShape, InsetDrawing, Equatable {
    /// The width and height of the rounded rectangle's corners, in points.
    public var cornerSize: CGSize
    /// The style of corners drawn by the rounded rectangle.
    public var style: RoundedCornerStyle

    /// Creates a new rounded rectangle shape with corners of the given size, in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    /// Creates a new rounded rectangle shape with corners of the given radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The rounded rectangle that fills `rect`; a radius over half the shorter side is clamped to it (A14-03).
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    // The radius shrinks by the inset; past it the corners are square (A14-08).
    func path(in rect: CGRect, inset amount: CGFloat) -> Path {
        let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
        return Path(roundedRect: rect, cornerSize: size, style: style)
    }
    /// Returns the rounded rectangle inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeView(base: self, amount: amount) }
    /// A rounded rectangle looks the same mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public static var _fillsProposal: Bool { true }

    /// The corner size, to be animated.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangular shape with rounded corners of the given size, in points.
    nonisolated public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangular shape with rounded corners of the given radius, in points.
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
