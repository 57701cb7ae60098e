extension View {
    /// Sets the distance between the lines of texts in the view, in points.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/linespacing(_:)>.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets how the lines of texts in the view stand to each other; frames do not change (C1-14).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)>.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets where lines that are too long are cut.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/truncationmode(_:)>.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets texts in the view shrink to a share of their size, between 0 and 1, in order to fit.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)>.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets characters of texts in the view move together in order that a line fits.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/allowstightening(_:)>.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the case that texts in the view show in; nil is their own.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/textcase(_:)>.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
