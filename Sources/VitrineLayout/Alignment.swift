/// A type that names an alignment guide of one's own.
///
/// See <https://developer.apple.com/documentation/swiftui/alignmentid>.
public protocol AlignmentID: SendableMetatype {
    /// The guide's value for a view that does not set it, in points from the view's top left corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey
    /// The guide of one's own named by `id`.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
    package init(_ key: AlignmentKey) { self.key = key }

    /// The edge that text starts at.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle between leading and trailing edge.
    public static let center = HorizontalAlignment(Center.self)
    /// The edge that text ends at.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// Where a list row's separator starts.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where a list row's separator ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

    enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
    enum SeparatorLeading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    enum SeparatorTrailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey
    /// The guide of one's own named by `id`.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
    package init(_ key: AlignmentKey) { self.key = key }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The middle between top and bottom edge.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The topmost baseline of text; a view without text has it at its bottom.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The bottommost baseline of text; a view without text has it at its bottom.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    enum Center: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    // A view without text has its baselines at its bottom edge (A7-07).
    enum FirstTextBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    enum LastTextBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
    /// The guide on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide on the vertical axis.
    public var vertical: VerticalAlignment

    /// The alignment of two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Centred on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, centred vertically.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, centred vertically.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, centred horizontally.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, centred horizontally.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The topmost baseline, centred horizontally.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The bottommost baseline, centred horizontally.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The topmost baseline, at the leading edge.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The bottommost baseline, at the leading edge.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The topmost baseline, at the trailing edge.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The bottommost baseline, at the trailing edge.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and its alignment guides, in the view's own coordinates (points).
///
/// See <https://developer.apple.com/documentation/swiftui/viewdimensions>.
public struct ViewDimensions: Equatable {
    /// The view's size, in points.
    public let size: CGSize
    // nil: nobody sets a guide, every guide has its default.
    package let element: LayoutElement?

    package init(size: CGSize, element: LayoutElement? = nil) { (self.size, self.element) = (size, element) }

    /// The view's width, in points.
    public var width: CGFloat { size.width }
    /// The view's height, in points.
    public var height: CGFloat { size.height }

    /// The guide's value: the explicit one, else the default of its id.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's value: the explicit one, else the default of its id.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The guide's value where the view or a view inside sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The guide's value where the view or a view inside sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    package subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(in: self) }
    package subscript(explicit key: AlignmentKey) -> CGFloat? { element?.explicitAlignment(key, at: size) }

    /// Dimensions are equal when they are of one view at one size.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size && a.element === b.element }
}
