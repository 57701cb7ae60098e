/// Another style, fainter.
nonisolated struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    var base: Base
    var opacity: Double
    func _paint(_ context: _PaintContext) -> _ShapePaint { base._paint(context).opacity(opacity) }
}
extension OpacityShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// Returns a new style based on `self` that multiplies by the specified opacity when drawing, 0...1.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/shapestyle/opacity(_:)>.
    nonisolated public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }
}
