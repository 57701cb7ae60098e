/// Something presented that can be taken away.
protocol Dismissing: AnyObject { func dismiss() }

extension NavigationLevel: Dismissing {}

/// An action that takes away what a view was presented as.
///
/// See <https://developer.apple.com/documentation/swiftui/dismissaction>. In a view that was pushed it pops the view, with
/// all above it; elsewhere it does nothing.
nonisolated public struct DismissAction {
    let presented: (any Dismissing)?

    /// Dismisses the view.
    @MainActor @preconcurrency public func callAsFunction() { presented?.dismiss() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(presented: nil) } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Dismisses what the view is presented as.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss>.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented: pushed on a navigation stack.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented>.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
