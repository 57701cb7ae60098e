/// A capsule shape aligned inside the frame of the view containing it.
///
/// See <https://developer.apple.com/documentation/swiftui/capsule>. It is a rounded rectangle whose radius is half the
/// shorter side.
nonisolated public struct Capsule: InsettableShape, InsetDrawing, Hashable {
    /// The style of corners drawn by the rounded rectangle.
    public var style: RoundedCornerStyle

    /// Creates a new capsule shape.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The capsule that fills `rect`.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    func path(in rect: CGRect, inset amount: CGFloat) -> Path { path(in: rect) }
    /// Returns the capsule inset by `amount` points.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetShapeView(base: self, amount: amount) }
    /// A capsule looks the same mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    public static var _fillsProposal: Bool { true }
}

extension Shape where Self == Capsule {
    /// A capsule shape aligned inside the frame of the view containing it.
    nonisolated public static var capsule: Capsule { Capsule() }
    /// A capsule shape with corners of the given style.
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
