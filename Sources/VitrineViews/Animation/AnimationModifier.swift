/// Animates what changes inside together with a value (B5-34); nil: not at all (B5-35).
nonisolated struct AnimationModifier<Value: Equatable>: TransactionChange {
    typealias Body = Never
    let animation: Animation?
    let value: Value

    func change(_ transaction: inout Transaction, former: Self?) {
        if let former, former.value != value { transaction.setOwn(animation) }
    }
}

/// Animates whatever changes inside.
nonisolated struct AnyChangeAnimationModifier: TransactionChange {
    typealias Body = Never
    let animation: Animation?

    func change(_ transaction: inout Transaction, former: Self?) { transaction.setOwn(animation) }
}

extension Transaction {
    /// Takes a view's own animation, unless those are left out (B5-37).
    nonisolated fileprivate mutating func setOwn(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}

extension View {
    /// Animates what changes inside the view together with `value`; what else changes is not animated by it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/animation(_:value:)>.
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Animates whatever changes inside the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/animation(_:)>.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AnyChangeAnimationModifier(animation: animation))
    }

    /// Animates what changes in the modifiers that `body` puts around the view, and not the view.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/animation(_:body:)>.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.setOwn(animation) }, body: body)
    }
}

extension View where Self: Equatable {
    /// Animates what changes inside the view when the view changes.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/animation(_:)>.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(AnimationModifier(animation: animation, value: self))
    }
}
