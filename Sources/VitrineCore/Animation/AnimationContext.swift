/// A key for a value that an animation keeps between its steps.
///
/// See <https://developer.apple.com/documentation/swiftui/animationstatekey>.
public protocol AnimationStateKey {
    /// What is kept.
    associatedtype Value
    /// What is there before anything was kept.
    static var defaultValue: Value { get }
}

/// What an animation of one value keeps between its steps.
///
/// See <https://developer.apple.com/documentation/swiftui/animationstate>.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// A state in which nothing is kept.
    public init() {}

    /// The value of `key`, or the key's default.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// What an animation finds when it makes a step.
///
/// See <https://developer.apple.com/documentation/swiftui/animationcontext>.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation keeps between its steps.
    public var state: AnimationState<Value>
    /// Whether the animation counts as complete, though it may still move: what waits for that need not wait longer.
    public var isLogicallyComplete = false
    /// The environment of the view that the value is of.
    public let environment: EnvironmentValues

    package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues())
    {
        (self.state, self.environment) = (state, environment)
    }

    /// The same with the state of an animation of another value.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/animationcontext/withstate(_:)>.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var context = AnimationContext<T>(state: state, environment: environment)
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}
