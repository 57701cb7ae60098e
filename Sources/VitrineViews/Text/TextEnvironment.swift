/// All that texts read from the environment, under one key: a text looks up one entry and not a dozen.
struct TextEnvironment: Equatable, Sendable {
    var attributes = TextAttributes()
    var dynamicTypeSize = DynamicTypeSize.large
    var legibilityWeight: LegibilityWeight?

    /// The greatest number of lines, nil for any.
    var lineLimit: Int?
    /// The number of lines that keep their space even when there are fewer.
    var minimumLines: Int?
    var lineSpacing: CGFloat = 0
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    var allowsTightening = false
    var textCase: Text.Case?
}

private enum TextEnvironmentKey: EnvironmentKey {
    static let defaultValue = TextEnvironment()
}

extension EnvironmentValues {
    var text: TextEnvironment {
        get { self[TextEnvironmentKey.self] }
        set { self[TextEnvironmentKey.self] = newValue }
    }
}
