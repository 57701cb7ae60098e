// A style that is also a view shows itself in a rectangle.
extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    /// A rectangular view that's filled with the style.
    @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
    }
}
