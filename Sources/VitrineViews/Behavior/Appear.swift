nonisolated struct AppearModifier: BehaviorModifier {
    typealias Body = Never
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    static var actionName: String { "onAppear" }

    static func makeNode(_ declared: Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        AppearNode(declared, inputs)
    }
}

private final class AppearNode: ModifierBehaviorNode<AppearModifier> {
    override func appear() { modifier.appear?() }
    override func disappear() { modifier.disappear?() }
}

extension View {
    /// Adds an action to perform before this view appears.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/onappear(perform:)>. It runs when the view is laid out
    /// and before it is shown; what it changes is in the first frame (B2-03).
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: action))
    }

    /// Adds an action to perform after this view disappears.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)>.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(disappear: action))
    }
}
