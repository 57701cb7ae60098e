/// A proposal for the size of a view, in points; nil on an axis asks for the ideal size.
///
/// See <https://developer.apple.com/documentation/swiftui/proposedviewsize>.
@frozen public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width, in points.
    public var width: CGFloat?
    /// The proposed height, in points.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal of two lengths, in points; nil for the ideal.
    @inlinable public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// The proposal of a size, in points.
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal with `size` in place of the axes that are nil (A1-02).
    @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    @inlinable package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inlinable package init(_ major: CGFloat?, along axis: Axis, _ minor: CGFloat?) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }

    /// The proposal inside `insets`, floored at zero (A5-03); what is not a number becomes zero (A5-04).
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        func rest(_ length: CGFloat, _ inset: CGFloat) -> CGFloat { length - inset > 0 ? length - inset : 0 }
        return ProposedViewSize(
            width: width.map { rest($0, insets.horizontal) }, height: height.map { rest($0, insets.vertical) })
    }
}
