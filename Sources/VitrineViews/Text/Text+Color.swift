extension EnvironmentValues {
    /// The paint of a text, or of one run of it; `bounds` are those of the text.
    func textPaint(_ foreground: TextForeground?, bounds: CGRect) -> Paint {
        foreground?.paint(in: self, bounds: bounds) ?? foregroundPaint(bounds: bounds)
    }
}

extension TextForeground {
    /// Links show in the tint.
    static let link = TextForeground(TintShapeStyle())
}

extension Text {
    /// Fills the text with a style; gradients span the whole text.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/foregroundstyle(_:)>.
    public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
        modified(.foreground(TextForeground(style)))
    }

    /// Sets the colour of the text, or with nil leaves it to the environment.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/foregroundcolor(_:)>.
    public func foregroundColor(_ color: Color?) -> Text {
        modified(.foreground(color.map { TextForeground($0) }))
    }
}
