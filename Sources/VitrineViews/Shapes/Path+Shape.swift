// A path draws from its own origin, whatever its frame is (A1-06).
extension Path: Shape {
    /// The path itself.
    nonisolated public func path(in rect: CGRect) -> Path { self }
    nonisolated public static var _fillsProposal: Bool { true }
}
