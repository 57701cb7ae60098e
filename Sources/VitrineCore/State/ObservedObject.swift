import Combine

/// An observable object that something else owns: the view's body runs again after each change of the object.
///
/// See <https://developer.apple.com/documentation/swiftui/observedobject>. The body runs whether or not it reads what
/// changed (B3-01). Another object in the property takes the place of the one before, which is no longer listened to.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated(unsafe) private var object: ObjectType
    nonisolated(unsafe) private(set) var observer: ObjectObserver<ObjectType>?

    /// Observes an object that something else keeps.
    public init(wrappedValue: ObjectType) { object = wrappedValue }
    /// Observes an object that something else keeps.
    public init(initialValue: ObjectType) { object = initialValue }

    /// The object.
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Makes bindings to the object's properties, as `$model.name`.
    public var projectedValue: Wrapper { Wrapper(object: object) }

    /// Makes bindings to the properties of an observable object.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/observedobject/wrapper>.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    nonisolated public mutating func _link(_ context: inout _DynamicPropertyContext) {
        let observer = context.slot { ObjectObserver<ObjectType>() }
        observer.observe(object)
        self.observer = observer
    }

    nonisolated public static var _readsEnvironment: Bool { false }

    nonisolated public func _isSame(as new: Self) -> Bool { object === new.object }
}
