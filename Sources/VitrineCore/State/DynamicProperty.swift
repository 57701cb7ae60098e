@_spi(Reflection) import Swift
import Synchronization

/// A property of a view that is brought up to date before the view's body runs.
///
/// See <https://developer.apple.com/documentation/swiftui/dynamicproperty>.
public protocol DynamicProperty {
    /// Called before the body, inner properties first.
    mutating func update()
    /// Connects the property with what is kept for it.
    mutating func _link(_ context: inout _DynamicPropertyContext)
    static var _readsEnvironment: Bool { get }
}

extension DynamicProperty {
    public mutating func update() {}

    /// A property of one's own: its dynamic properties are linked, then it is updated.
    public mutating func _link(_ context: inout _DynamicPropertyContext) {
        DynamicProperties.of(Self.self).link(&self, in: &context)
        update()
    }

    public static var _readsEnvironment: Bool { DynamicProperties.of(Self.self).readsEnvironment }
}

/// What linking a view's properties needs.
public struct _DynamicPropertyContext {
    package let environment: EnvironmentValues
    package let host: ViewHost
    var storage: DynamicPropertyStorage
    var next = 0

    /// What is kept for the next property, made the first time. Properties are linked in the order of declaration.
    package mutating func slot<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        defer { next += 1 }
        if next < storage.slots.count { return unsafeDowncast(storage.slots[next], to: Kept.self) }
        let kept = make()
        storage.slots.append(kept)
        return kept
    }
}

/// What a node keeps for the dynamic properties of its view: state lives as long as the node.
final class DynamicPropertyStorage {
    var slots: ContiguousArray<AnyObject> = []
}

/// Where the dynamic properties of a type lie; found once a type.
final class DynamicProperties: @unchecked Sendable {
    private let fields: [(type: any DynamicProperty.Type, offset: Int)]
    let readsEnvironment: Bool
    var isEmpty: Bool { fields.isEmpty }

    private init(_ type: Any.Type) {
        var fields: [(type: any DynamicProperty.Type, offset: Int)] = []
        // Returns false for types without fields to walk; those have no dynamic properties.
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type { fields.append((property, offset)) }
            return true
        }
        self.fields = fields
        readsEnvironment = fields.contains { $0.type._readsEnvironment }
    }

    private static let cache = Mutex<[ObjectIdentifier: DynamicProperties]>([:])

    static func of(_ type: Any.Type) -> DynamicProperties {
        let key = ObjectIdentifier(type)
        if let properties = cache.withLock({ $0[key] }) { return properties }
        // Made without the lock: a property may have properties of its own.
        let properties = DynamicProperties(type)
        cache.withLock { $0[key] = properties }
        return properties
    }

    func link<V>(_ value: inout V, in context: inout _DynamicPropertyContext) {
        withUnsafeMutablePointer(to: &value) { pointer in
            for field in fields {
                func link<P: DynamicProperty>(_ type: P.Type) {
                    (UnsafeMutableRawPointer(pointer) + field.offset).assumingMemoryBound(to: P.self).pointee
                        ._link(&context)
                }
                link(field.type)
            }
        }
    }

    func link<V>(
        _ value: inout V, storage: inout DynamicPropertyStorage?, environment: EnvironmentValues, host: ViewHost
    ) {
        if fields.isEmpty { return }
        let kept = storage ?? DynamicPropertyStorage()
        storage = kept
        var context = _DynamicPropertyContext(environment: environment, host: host, storage: kept)
        link(&value, in: &context)
    }
}
