import VitrineGraph

/// The values that flow down a tree of views.
///
/// See <https://developer.apple.com/documentation/swiftui/environmentvalues>.
nonisolated public struct EnvironmentValues: CustomStringConvertible {
    package var list = PropertyList()

    // Every container asks for these two, so they are no entries of the list.
    /// The direction in which content is laid out.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The axis of the innermost stack: it turns dividers and spacers.
    package var stackAxis: Axis?

    /// Whether two environments are one: nothing was written between them.
    package func isSame(as other: EnvironmentValues) -> Bool {
        list.head === other.list.head && layoutDirection == other.layoutDirection && stackAxis == other.stackAxis
    }

    /// An environment in which every value is the default.
    public init() {}

    /// The value of `key`, or the key's default. O(values written above).
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { list.value(of: key) ?? K.defaultValue }
        set { list.set(key, newValue) }
    }

    public var description: String {
        let entries = list.effectiveEntries.map { "\(typeName($0.key)) = \($0.valueDescription)" }
        return "[\(entries.joined(separator: ", "))]"
    }
}

/// A key for an environment value.
///
/// See <https://developer.apple.com/documentation/swiftui/environmentkey>.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Writes one environment value for what is inside.
@frozen nonisolated public struct _EnvironmentKeyWritingModifier<Value>: PathModifier {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    @inlinable public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        (self.keyPath, self.value) = (keyPath, value)
    }

    package static var kind: PathModifierKind { .environment }
    package func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

extension _EnvironmentKeyWritingModifier: Equatable where Value: Equatable {}

/// Changes one environment value for what is inside.
@frozen nonisolated public struct _EnvironmentKeyTransformModifier<Value>: PathModifier {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var transform: (inout Value) -> Void

    package static var kind: PathModifierKind { .environment }
    package func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// Puts an observable object into the environment, under its type.
nonisolated struct EnvironmentObjectModifier<Object: AnyObject>: PathModifier {
    typealias Body = Never
    var object: Object?
    static var kind: PathModifierKind { .environment }
    func modify(_ environment: inout EnvironmentValues) { environment.list.set(Object.self, object) }
}

extension View {
    /// Sets the environment value at `keyPath` for the view and all views inside it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/environment(_:_:)>.
    @inlinable nonisolated public __consuming func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes the environment value at `keyPath` for the view and all views inside it.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)>.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Places an observable object in the environment, to be read with `@Environment(Type.self)`.
    ///
    /// See <https://developer.apple.com/documentation/swiftui/view/environment(_:)>.
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(EnvironmentObjectModifier(object: object))
    }
}
