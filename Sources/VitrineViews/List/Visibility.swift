/// Whether something is to be seen.
///
/// See <https://developer.apple.com/documentation/swiftui/visibility>.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system has it.
    case automatic
    /// It may be seen.
    case visible
    /// It is not seen.
    case hidden
}
