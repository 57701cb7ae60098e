nonisolated struct ChangeModifier<Value: Equatable>: BehaviorModifier {
    typealias Body = Never
    var value: Value
    var isInitial: Bool
    /// Whether the action is that of the view's former value, as the older spelling has it (B2-16).
    var isFormer = false
    var action: (Value, Value) -> Void
    static var actionName: String { "onChange" }

    static func makeNode(_ declared: Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        ChangeNode(declared, inputs)
    }
}

private final class ChangeNode<Value: Equatable>: ModifierBehaviorNode<ChangeModifier<Value>> {
    private var last: Value
    private var formerAction: ((Value, Value) -> Void)?

    override init(_ declared: Declared<ChangeModifier<Value>>, _ inputs: __shared ViewInputs) {
        last = declared.value.value
        if declared.value.isFormer { formerAction = declared.value.action }
        super.init(declared, inputs)
    }

    override func appear() {
        last = modifier.value
        if modifier.isInitial { modifier.action(last, last) }
    }

    override func change() {
        let modifier = modifier
        let action = formerAction ?? modifier.action
        if modifier.isFormer { formerAction = modifier.action }
        if modifier.value == last { return }
        let old = last
        last = modifier.value
        action(old, modifier.value)
    }
}

extension View {
    /// Adds an action to perform when a value changes, with the old and the new value.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg>. It runs once a frame
    /// at most, with the change since the last (B2-17).
    ///
    /// - Parameter initial: whether the action also runs when the view appears, with the value twice.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Adds an action to perform when a value changes.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-8wgw9>.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Adds an action to perform when a value changes, with the new value.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/onchange(of:perform:)>. The action is that of the
    /// view's value before the change.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: false, isFormer: true) { action($1) })
    }
}
