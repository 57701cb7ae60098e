extension Text {
    /// Where a line that is too long is cut.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/truncationmode>.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// A case that text is shown in.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/case>.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// How the lines of a text stand to each other.
///
/// See <https://developer.apple.com/documentation/swiftui/textalignment>.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
