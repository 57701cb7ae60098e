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
    /// Whether what the property read of the environment is another in `environment`.
    func _isOutdated(in environment: EnvironmentValues) -> Bool
    /// Whether the property of a view's new value stands for what this one stands for.
    func _isSame(as new: Self) -> Bool
    /// Whether it always does: then nobody asks.
    static var _isAlwaysSame: Bool { get }
}

extension DynamicProperty {
    public mutating func update() {}

    /// A property of one's own: its dynamic properties are linked, then it is updated.
    public mutating func _link(_ context: inout _DynamicPropertyContext) {
        DynamicProperties.of(Self.self).link(&self, in: &context)
        update()
    }

    public static var _isAlwaysSame: Bool { false }

    public static var _readsEnvironment: Bool { DynamicProperties.of(Self.self).readsEnvironment }

    public func _isOutdated(in environment: EnvironmentValues) -> Bool {
        DynamicProperties.of(Self.self).areOutdated(self, in: environment)
    }

    public func _isSame(as new: Self) -> Bool {
        Self._isAlwaysSame || DynamicProperties.of(Self.self).areSame(self, new)
    }
}

/// What linking a view's properties needs.
public struct _DynamicPropertyContext {
    package let environment: EnvironmentValues
    package let host: ViewHost
    fileprivate(set) var storage = DynamicPropertyStorage()
    private var next = 0

    init(environment: EnvironmentValues, host: ViewHost) { (self.environment, self.host) = (environment, host) }

    /// What is kept for the next property, made the first time. Properties are linked in the order of declaration.
    package mutating func slot<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        unsafeDowncast(anySlot(make), to: Kept.self)
    }

    /// The same, for those who know its type without looking for it.
    mutating func anySlot(_ make: () -> AnyObject) -> AnyObject {
        defer { next += 1 }
        return storage.slot(next, make)
    }
}

/// What a node keeps for the dynamic properties of its view: state lives as long as the node.
struct DynamicPropertyStorage {
    // The first by itself: many views have one property.
    private var first: AnyObject?
    private var others: ContiguousArray<AnyObject> = []

    init() {}

    /// The slots are made one after the other.
    mutating func slot(_ number: Int, _ make: () -> AnyObject) -> AnyObject {
        if number == 0 {
            let kept = first ?? make()
            first = kept
            return kept
        }
        if number <= others.count { return others[number - 1] }
        let kept = make()
        others.append(kept)
        return kept
    }
}

/// Where the dynamic properties of a type lie; found once a type.
final class DynamicProperties: @unchecked Sendable {
    private let fields: [(type: any DynamicProperty.Type, offset: Int)]
    private let others: [(type: Any.Type, offset: Int)]
    let readsEnvironment: Bool
    var isEmpty: Bool { fields.isEmpty }

    private init(_ type: Any.Type) {
        var fields: [(type: any DynamicProperty.Type, offset: Int)] = []
        var others: [(type: Any.Type, offset: Int)] = []
        // Returns false for types without fields to walk; those have no dynamic properties.
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                fields.append((property, offset))
            } else {
                others.append((fieldType, offset))
            }
            return true
        }
        (self.fields, self.others) = (fields, others)
        readsEnvironment = fields.contains { $0.type._readsEnvironment }
    }

    private static let tables = TypeTables<DynamicProperties>()

    static func of(_ type: Any.Type) -> DynamicProperties { tables.table(of: type) { DynamicProperties(type) } }

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

    /// Whether two properties of a type of one's own are the same, field by field.
    func areSame<V>(_ a: V, _ b: V) -> Bool {
        withUnsafePointer(to: a) { a in
            withUnsafePointer(to: b) { b in
                func pointees<F, Result>(
                    _ type: F.Type, _ offset: Int, _ body: (F, F) -> Result
                ) -> Result {
                    body(
                        (UnsafeRawPointer(a) + offset).assumingMemoryBound(to: F.self).pointee,
                        (UnsafeRawPointer(b) + offset).assumingMemoryBound(to: F.self).pointee)
                }
                func areSame<P: DynamicProperty>(_ type: P.Type, _ offset: Int) -> Bool {
                    pointees(type, offset) { $0._isSame(as: $1) }
                }
                func areEqual<F>(_ type: F.Type, _ offset: Int) -> Bool {
                    pointees(type, offset) { ViewComparison.areEqual($0, $1) }
                }
                for field in fields where !areSame(field.type, field.offset) { return false }
                for other in others {
                    func isEqual<F>(_ type: F.Type) -> Bool { areEqual(type, other.offset) }
                    if !_openExistential(other.type, do: isEqual) { return false }
                }
                return true
            }
        }
    }

    /// Whether a property that reads the environment would read something else in `environment`.
    func areOutdated<V>(_ value: V, in environment: EnvironmentValues) -> Bool {
        guard readsEnvironment else { return false }
        return withUnsafePointer(to: value) { pointer in
            fields.contains { field in
                func isOutdated<P: DynamicProperty>(_ type: P.Type) -> Bool {
                    P._readsEnvironment
                        && (UnsafeRawPointer(pointer) + field.offset).assumingMemoryBound(to: P.self).pointee
                            ._isOutdated(in: environment)
                }
                return isOutdated(field.type)
            }
        }
    }

    func link<V>(
        _ value: inout V, storage: inout DynamicPropertyStorage, environment: EnvironmentValues, host: ViewHost
    ) {
        if fields.isEmpty { return }
        var context = _DynamicPropertyContext(environment: environment, host: host)
        // Handed over and back: a property's own `update` does not come back to its view.
        swap(&context.storage, &storage)
        link(&value, in: &context)
        swap(&context.storage, &storage)
    }
}
