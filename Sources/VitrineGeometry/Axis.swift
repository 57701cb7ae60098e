/// The horizontal or vertical dimension.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// A set of axes.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
        // An array literal would be put together anew, at run time, wherever it stands.
        package static let both = Set(rawValue: 3)
    }

    /// The other axis.
    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which content is laid out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ major: CGFloat, along axis: Axis, _ minor: CGFloat) {
        self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }
}

extension CGPoint {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
