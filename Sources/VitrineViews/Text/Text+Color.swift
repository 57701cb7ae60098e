extension EnvironmentValues {
    /// The paint of a text, or of one run of it; `bounds` are those of the text.
    func textPaint(_ foreground: TextForeground?, bounds: CGRect) -> Paint {
        if let foreground { return foreground.paint(in: self, bounds: bounds) }
        return .color(colorScheme == .dark ? .white : .black)
    }
}

extension Text {
    /// Fills the text with a style.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/foregroundstyle(_:)>.
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
        modified(.foreground(TextForeground(style)))
    }
}

/// The style of links.
struct LinkStyle: ShapeStyle, Equatable {
    typealias Resolved = Never
    nonisolated func _paint(_ context: _PaintContext) -> _ShapePaint {
        _ShapePaint(.color(RGBA(0, 122 / 255, 1)))
    }
}

extension TextForeground {
    static let link = TextForeground(LinkStyle())
}
