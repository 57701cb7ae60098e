/// Tells which view has the focus, and moves it.
///
/// See <https://developer.apple.com/documentation/swiftui/focusstate>. It keeps what is written to it, as long as the
/// view's identity lives; nothing moves the focus by itself.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>

    /// Whether a view has the focus; at first it has not.
    public init() where Value == Bool { state = State(wrappedValue: false) }
    /// Which of several views has the focus; at first none has.
    public init<T>() where Value == T?, T: Hashable { state = State(wrappedValue: nil) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A way to read and write the state elsewhere.
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    /// A way to read and write a focus state.
    @propertyWrapper public struct Binding: DynamicProperty {
        let binding: VitrineCore.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
}
