/// A two-dimensional shape that you can use when drawing a view.
///
/// See <https://developer.apple.com/documentation/swiftui/shape>. Shown as a view it is filled with the foreground
/// style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// Describes this shape as a path within a rectangular frame of reference, in points.
    func path(in rect: CGRect) -> Path

    /// An indication of how to style a shape.
    static var role: ShapeRole { get }

    /// The behaviour this shape should use for different layout directions.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of the view that will render the shape, given a proposed size, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether `sizeThatFits` is known to take any length it is offered, so that stacks need not try.
    static var _fillsProposal: Bool { get }
}

extension Shape {
    /// The role of most shapes: an area to fill.
    nonisolated public static var role: ShapeRole { .fill }

    /// Mirrors the path where text runs from right to left (A14-17).
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The size that is offered, ideally 10 x 10 points (A1-03, A1-04).
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    nonisolated public static var _fillsProposal: Bool { false }

    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    // A shape is its filled view itself; a body in between would only cost a node.
    nonisolated public static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ListNode {
        _ShapeView._makeList(_ShapeView(shape: view, style: ForegroundStyle()), inputs)
    }
    nonisolated public static func _updateList(_ node: _ListNode, _ view: Self) {
        _ShapeView._updateList(node, _ShapeView(shape: view, style: ForegroundStyle()))
    }
    nonisolated public static var _listShape: _ListShape { .one }
}

/// Ways of styling a shape.
///
/// See <https://developer.apple.com/documentation/swiftui/shaperole>.
nonisolated public enum ShapeRole: Hashable, Sendable {
    /// The shape is filled.
    case fill
    /// The shape's path is stroked.
    case stroke
    /// The shape is a separator between views.
    case separator
}

/// A description of what should happen when the layout direction changes.
///
/// See <https://developer.apple.com/documentation/swiftui/layoutdirectionbehavior>.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// A behaviour that doesn't mirror when the layout direction changes.
    case fixed
    /// A behaviour that mirrors when the layout direction has the specified value.
    case mirrors(in: LayoutDirection)
    /// A behaviour that mirrors when the layout direction is right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// The path as it is drawn in `bounds` where text runs in `direction`.
    nonisolated func path(in bounds: CGRect, _ direction: LayoutDirection) -> Path {
        let path = path(in: bounds)
        guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
        return path.applying(CGAffineTransform(-1, 0, 0, 1, bounds.minX + bounds.maxX, 0))
    }
}
