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
    var writingDirection = Text.WritingDirectionStrategy.default
}

/// A text environment that is passed on by reference: it has twenty values, and every text looks at some of them.
final class SharedTextEnvironment: Sendable {
    let value: TextEnvironment
    init(_ value: TextEnvironment) { self.value = value }
    static let standard = SharedTextEnvironment(TextEnvironment())
}

private enum TextEnvironmentKey: EnvironmentKey {
    static var defaultValue: SharedTextEnvironment { .standard }
}

extension EnvironmentValues {
    var sharedText: SharedTextEnvironment { self[TextEnvironmentKey.self] }

    var text: TextEnvironment {
        get { sharedText.value }
        set { self[TextEnvironmentKey.self] = SharedTextEnvironment(newValue) }
    }
}
