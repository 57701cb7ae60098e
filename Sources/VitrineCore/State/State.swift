/// A value that a view owns and that lives as long as the view's identity.
///
/// See <https://developer.apple.com/documentation/swiftui/state>. Setting it runs the bodies again that read it; setting
/// an equal value runs nothing (B3-07). Outside of a tree it reads its initial value.
@propertyWrapper public struct State<Value>: DynamicProperty {
    var initial: Value
    var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { (initial, location) = (value, nil) }
    public init(initialValue value: Value) { (initial, location) = (value, nil) }

    public var wrappedValue: Value {
        get {
            guard let location else { return initial }
            return location.get()
        }
        nonmutating set {
            guard let location else {
                VitrineLog.warnOnce(
                    "state \(Value.self)",
                    "a @State of type \(Value.self) was set outside of a view that is shown; the value is ignored")
                return
            }
            location.set(newValue)
        }
    }

    /// A binding to the state.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location, get: { location.get() }, set: { location.set($0) })
    }

    public mutating func _link(_ context: inout _DynamicPropertyContext) {
        let (initial, graph) = (initial, context.host.graph)
        let kept = context.anySlot {
            let type: AnyClass = NodeTypes.states.type(for: Value.self) { StateLocation<Value>.self }
            return unsafeBitCast(type, to: StateLocation<Value>.Type.self).init(initial, graph)
        }
        location = unsafeDowncast(kept, to: StateLocation<Value>.self)
    }

    public static var _readsEnvironment: Bool { false }

    /// The initial value of a new view is not used (B1-23).
    public static var _isAlwaysSame: Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
