extension View {
    /// Says that this view and what is in it allow no interaction, which they learn from `isEnabled` in the
    /// environment. What is disabled outside stays so inside.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/disabled(_:)>.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
