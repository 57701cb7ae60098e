/// The style that a text is filled with.
struct TextForeground: Equatable, Sendable {
    let style: any ShapeStyle

    init(_ style: any ShapeStyle) { self.style = style }

    func paint(in environment: EnvironmentValues, bounds: CGRect) -> Paint {
        style._paint(_PaintContext(environment: environment, bounds: bounds)).paint
    }

    // Styles that cannot be compared count as different.
    static func == (a: TextForeground, b: TextForeground) -> Bool {
        func equal<E: Equatable>(_ style: E) -> Bool { (b.style as? E) == style }
        guard let style = a.style as? any Equatable else { return false }
        return equal(style)
    }
}
