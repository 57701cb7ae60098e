import Combine

/// An observable object that a view makes and owns: the body runs again after each change of the object.
///
/// See <https://developer.apple.com/documentation/swiftui/stateobject>. The object is made when the body first runs, and
/// once in the life of the view's identity (B1-24). Outside of a tree each access makes another one.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated(unsafe) private let make: () -> ObjectType
    nonisolated(unsafe) private(set) var observer: ObjectObserver<ObjectType>?

    /// Keeps what makes the object, until the object is needed.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object.
    public var wrappedValue: ObjectType {
        if let object = observer?.object { return object }
        VitrineLog.warnOnce(
            "state object \(ObjectType.self)",
            "a @StateObject of type \(ObjectType.self) was read outside of a view that is shown; each access makes a "
                + "new object")
        return make()
    }

    /// Makes bindings to the object's properties, as `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    nonisolated public mutating func _link(_ context: inout _DynamicPropertyContext) {
        let observer = context.slot { ObjectObserver<ObjectType>() }
        if observer.object == nil { observer.observe(make()) }
        self.observer = observer
    }

    nonisolated public static var _readsEnvironment: Bool { false }

    /// The object that a new view would make is not used.
    nonisolated public static var _isAlwaysSame: Bool { true }
}
