import Combine

/// An observable object that a view around this one supplies: the body runs again after each change of the object.
///
/// See <https://developer.apple.com/documentation/swiftui/environmentobject>. The object is found by its type, the
/// closest one first. Where there is none, reading it ends the process with a message (B4-05).
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// Makes bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    nonisolated(unsafe) private(set) var observer: ObjectObserver<ObjectType>?

    /// Reads the object of the property's type.
    nonisolated public init() {}

    /// The object; there must be one.
    public var wrappedValue: ObjectType {
        if let object = observer?.object { return object }
        fatalError(
            "no object of type \(ObjectType.self) in the environment; put one there with .environmentObject(_:), on a "
                + "view around the one that reads it")
    }

    /// Makes bindings to the object's properties, as `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    nonisolated public mutating func _link(_ context: inout _DynamicPropertyContext) {
        let observer = context.slot { ObjectObserver<ObjectType>() }
        observer.observe(Self.object(in: context.environment))
        self.observer = observer
    }

    nonisolated public static var _readsEnvironment: Bool { true }

    nonisolated public func _isOutdated(in environment: EnvironmentValues) -> Bool {
        observer?.object !== Self.object(in: environment)
    }

    nonisolated public static var _isAlwaysSame: Bool { true }

    nonisolated private static func object(in environment: EnvironmentValues) -> ObjectType? {
        environment.list.value(of: ObjectType.self, as: ObjectType?.self) ?? nil
    }
}

extension View {
    /// Supplies an observable object to the view and all views inside it, to be read with `@EnvironmentObject`.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)>.
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(EnvironmentObjectModifier(object: object))
    }
}
