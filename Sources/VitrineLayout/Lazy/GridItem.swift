/// A column or a row of a lazy grid.
///
/// See <https://developer.apple.com/documentation/swiftui/griditem>.
public struct GridItem: Equatable, Sendable {
    /// How long a column is across, or a row is high, in points.
    public enum Size: Equatable, Sendable {
        /// One item of that length.
        case fixed(CGFloat)
        /// One item that takes its share of the space that is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit, each within the limits, in the space of one flexible item.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long the item is.
    public var size: GridItem.Size
    /// The distance to the next item, in points; nil: the system's.
    public var spacing: CGFloat?
    /// Where in its place a view stands; nil: in the centre.
    public var alignment: Alignment?

    /// An item of that size, distance to the next, in points, and alignment.
    public init(
        _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
    ) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}
