/// A normalised point in a view's coordinate space: (0, 0) is the top left corner, (1, 1) the bottom right one.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position, as a share of the width.
    public var x: CGFloat
    /// The vertical position, as a share of the height.
    public var y: CGFloat

    /// The point at the origin.
    public init() { (x, y) = (0, 0) }

    /// The point at `x` and `y`, as shares of width and height.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point's place inside `size`, in points.
    package func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
