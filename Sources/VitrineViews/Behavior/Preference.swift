/// Tells a preference in place of what the views inside tell (B4-12).
nonisolated struct PreferenceModifier<Key: PreferenceKey>: PathModifier {
    typealias Body = Never
    var value: Value
    /// What the preference becomes of.
    enum Value {
        case constant(Key.Value)
        case transform((inout Key.Value) -> Void)
    }

    static var kind: PathModifierKind { .wrapper }
    static func _makeWrapper(_ declared: __owned Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        PreferenceNode(declared, inputs)
    }
}

private final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
    private var declared: Declared<PreferenceModifier<Key>> { Declared(_declared) }

    init(_ declared: Declared<PreferenceModifier<Key>>, _ inputs: __shared ViewInputs) {
        super.init(inputs, declared.erased)
    }

    override func refresh(_ inputs: ViewInputs) {
        super.refresh(inputs)
        if takeVersion() { preferenceChanged(Key.self) }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == Key.self else { return combinedPreference(key) }
        switch declared.value.value {
        case .constant(let value): return (value as! K.Value)
        case .transform(let transform):
            var value = combinedPreference(Key.self) ?? Key.defaultValue
            transform(&value)
            return (value as! K.Value)
        }
    }
}

nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: BehaviorModifier where Key.Value: Equatable {
    typealias Body = Never
    var action: (Key.Value) -> Void
    static var actionName: String { "onPreferenceChange" }

    static func makeNode(_ declared: Declared<Self>, _ inputs: ViewInputs) -> WrapperNode {
        PreferenceChangeNode(declared, inputs)
    }
}

private final class PreferenceChangeNode<Key: PreferenceKey>: ModifierBehaviorNode<PreferenceChangeModifier<Key>>
where Key.Value: Equatable {
    private var last: Key.Value?

    override init(_ declared: Declared<PreferenceChangeModifier<Key>>, _ inputs: __shared ViewInputs) {
        super.init(declared, inputs)
        host.readsPreferences = true
    }

    override func preferenceInsideChanged(_ key: Any.Type?) { if key == nil || key == Key.self { needsChange() } }

    override func appear() { change() }

    override func change() {
        let value = child.preference(Key.self) ?? Key.defaultValue
        if value == last { return }
        last = value
        modifier.action(value)
    }
}

extension View {
    /// Sets a value for the given preference.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/preference(key:value:)>.
    nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        modifier(PreferenceModifier<K>(value: .constant(value)))
    }

    /// Applies a transformation to a preference value; where nobody inside tells one, to its default (B4-13).
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transformpreference(_:_:)>.
    nonisolated public func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(PreferenceModifier<K>(value: .transform(callback)))
    }

    /// Adds an action to perform when the value of a preference changes.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/onpreferencechange(_:perform:)>. It runs with the first
    /// value, and then with each that is not equal to the last (B2-19).
    nonisolated public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}
