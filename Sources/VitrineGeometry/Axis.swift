/// The horizontal or vertical dimension.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// A set of axes.
    @frozen public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
        @inlinable public static var horizontal: Set { Set(rawValue: 1) }
        @inlinable public static var vertical: Set { Set(rawValue: 2) }
        // An array literal would be put together anew, at run time, wherever it stands.
        @inlinable package static var both: Set { Set(rawValue: 3) }
    }

    /// The other axis.
    @inlinable package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which content is laid out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

extension CGSize {
    @inlinable package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inlinable package init(_ major: CGFloat, along axis: Axis, _ minor: CGFloat) {
        self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }
}

extension CGPoint {
    @inlinable package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    @inlinable package init(_ major: CGFloat, along axis: Axis, _ minor: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
    }
}
