/// A colour or pattern to use when rendering a shape.
///
/// See <https://developer.apple.com/documentation/swiftui/shapestyle>.
public protocol ShapeStyle: Sendable {
    /// The type of style this resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Evaluates to a resolved style in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint for a shape. Styles of one's own get it from what they resolve to.
    nonisolated func _paint(_ context: _PaintContext) -> _ShapePaint
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style; it resolves to no other")
    }
}

extension ShapeStyle {
    nonisolated public func _paint(_ context: _PaintContext) -> _ShapePaint {
        resolve(in: context.environment)._paint(context)
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}
