/// A type-erased shape style.
///
/// See <https://developer.apple.com/documentation/swiftui/anyshapestyle>.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let storage: any ShapeStyle

    /// Creates an instance from a style.
    public init<S>(_ style: S) where S: ShapeStyle {
        // Erasing what is erased adds nothing.
        storage = (style as? AnyShapeStyle)?.storage ?? style
    }

    public func _paint(_ context: _PaintContext) -> _ShapePaint { storage._paint(context) }
}
