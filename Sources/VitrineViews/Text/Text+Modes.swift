import Foundation

extension Text {
    /// Where a line that is too long is cut.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/truncationmode>.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// A case that text is shown in.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/text/case>.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase

        /// Case is changed before anything is laid out (C1-18).
        func applied(to string: String, _ locale: Locale) -> String {
            self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
        }
    }
}

/// How the lines of a text stand to each other.
///
/// See <https://developer.apple.com/documentation/swiftui/textalignment>.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
